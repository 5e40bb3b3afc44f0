/** Is the key meant for the page, and not for a field, a dialog or a trial that is on? */
export function forThePage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open], [data-stage="on"]') !== null) return false;
  const target = event.target;
  return !(target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null);
}
