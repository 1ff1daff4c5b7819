/** The window counts as resizing until this long after the last `resize` event. */
const RESIZE_SETTLE_MS = 400;

/** Sets `data-resizing` on `<html>` during a resize, so that style sheets can suspend transitions. */
export function flagResizing(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const onResize = () => {
    document.documentElement.dataset['resizing'] = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete document.documentElement.dataset['resizing'], RESIZE_SETTLE_MS);
  };
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}

/**
 * Calls back when the *width* of the window changes. Phones also fire `resize` when the address bar or keyboard moves.
 * Requires both widths to change: content wider than the viewport changes the outer one alone, a scroll bar the inner.
 */
export function onWidthChange(callback: () => void): () => void {
  const { documentElement: page } = document;
  let outer = innerWidth;
  let inner = page.clientWidth;
  const onResize = () => {
    const hasChanged = innerWidth !== outer && page.clientWidth !== inner;
    outer = innerWidth;
    inner = page.clientWidth;
    if (hasChanged) callback();
  };
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
