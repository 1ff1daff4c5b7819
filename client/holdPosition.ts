/** Stored by router/scroll.ts, which this file does not import: the first script has no modules of the page. */
const SCROLL_STORAGE_KEY = 'musubi.scroll';
/** What depends on the visitor has arrived by then. */
const MAX_HOLD_MS = 10_000;

/** Where the current history entry was left; null for one that was not scrolled. */
function storedTop(): number | null {
  try {
    const positions = Object(JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? 'null'));
    const top: unknown = positions[Object(history.state).key];
    return typeof top === 'number' ? top : null;
  } catch {
    // Storage is disabled.
    return null;
  }
}

/**
 * Holds a page that is loaded again at its stored position until the visitor scrolls or presses. The browser restores the
 * position in the HTML of the server. Content for this visitor is inserted above it later, and scroll anchoring would add
 * its height (styles/base.css). The browser may also restore nothing, e.g. after a typed address.
 */
export function holdPosition(): void {
  const top = storedTop();
  if (top === null) return;
  const { dataset } = document.documentElement;
  dataset['held'] = '';
  const observer = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  observer.observe(document.body);
  const end = (): void => {
    delete dataset['held'];
    observer.disconnect();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(type, end, { passive: true, once: true });
  setTimeout(end, MAX_HOLD_MS);
}
