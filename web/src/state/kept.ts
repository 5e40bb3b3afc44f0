/**
 * What has come, with every part of it that is as before being the same object as before: what is drawn of it stays as it is,
 * and nothing looks at it again.
 */
export function kept<Value>(before: unknown, now: Value): Value {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = kept(old[name], fresh[name]);
    same &&= part === old[name] && name in old;
    fresh[name] = part;
  }
  return same ? (before as Value) : now;
}
