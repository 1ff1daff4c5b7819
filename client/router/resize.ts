/** How long the window counts as being resized after the last change (§9). */
const RESIZING_MS = 400;

/**
 * Sets `data-resizing` on `<html>` while the window is being resized, so that style sheets can hold their
 * transitions still.
 */
export function flagResizing(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const onResize = () => {
    document.documentElement.dataset['resizing'] = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete document.documentElement.dataset['resizing'], RESIZING_MS);
  };
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}

/**
 * Calls back when the *width* of the window changes. Phones also fire `resize` when their address bar or keyboard
 * moves, which is no reason to close anything. With the window both widths change; a page that is for a moment wider
 * than the phone changes the outer one alone, a scroll bar that comes or goes the inner one.
 */
export function onWidthChange(callback: () => void): () => void {
  const { documentElement: page } = document;
  let outer = innerWidth;
  let inner = page.clientWidth;
  const onResize = () => {
    const isOther = innerWidth !== outer && page.clientWidth !== inner;
    outer = innerWidth;
    inner = page.clientWidth;
    if (isOther) callback();
  };
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
