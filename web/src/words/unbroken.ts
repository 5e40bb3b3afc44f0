/** Some languages set a space before some signs; on a page no line may begin with one of them. */
export function unbroken(text: string): string {
  return text.replace(/(?<=[^\s=]) (?=[:;?!»](?:\s|$))/gm, '\u00a0').replace(/« /g, '«\u00a0');
}
