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
 * moves, which is no reason to close anything.
 */
export function onWidthChange(callback: () => void): () => void {
  let width = innerWidth;
  const onResize = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    callback();
  };
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
