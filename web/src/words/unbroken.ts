/**
 * Some languages set a space before some signs; on a page no line may begin with one of them. What is taken so many times
 * stays with its number.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=[^\s=]) (?=[:;?!»](?:\s|$))/gm, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\S) × (?=\S)/g, '\u00a0×\u00a0');
}
