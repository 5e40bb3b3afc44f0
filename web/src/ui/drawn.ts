/** Do it once the page is drawn as it is now: what somebody waits for is seen first. The answer takes it back. */
export function onceDrawn(what: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(what)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
