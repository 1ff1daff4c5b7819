import { requestIdle } from '../whenIdle.ts';

/**
 * Until `data-laid-out` is set on `<html>`, styles/base.css skips the layout of off-screen sections
 * (`content-visibility: auto`), which makes long pages paint sooner. Then the skipped sections are laid out one by one
 * in idle time, because scroll positions need real heights. Parts of a long section are sections too, so that no
 * single layout is a long task.
 */
const DEFERRED_ELEMENTS = 'main section, main article, footer, footer nav';
const IDLE_FALLBACK_MS = 50;
/** Pause after a press before the next layout: presses come in series, and each is answered first. */
const REST_MS = 500;

/** Lays out what the first paint skipped; at once when the page is already scrolled. */
export function layOutDeferredParts(): void {
  if (scrollY > 0) layOutAll();
  else layOutInIdleTime(-Infinity);
}

/**
 * Skips the off-screen sections of content that was just rendered. What stays on the page keeps its height.
 * @returns how to stop laying them out, when other content takes their place
 */
export function deferLayout(): () => void {
  delete document.documentElement.dataset['laidOut'];
  const controller = new AbortController();
  // After the scroll event of the navigation.
  const frame = requestAnimationFrame(() => layOutInIdleTime(performance.now(), controller.signal));
  return () => {
    cancelAnimationFrame(frame);
    controller.abort();
  };
}

/**
 * Lays out one element at a time, or all at once as soon as the visitor scrolls. Nothing moves between a press and its
 * release, which would be a click on something else.
 * @param pressedAt when the visitor last pressed something, as `performance.now()`
 */
function layOutInIdleTime(pressedAt: number, signal?: AbortSignal): void {
  const ended = new AbortController();
  let isPressed = false;
  let isScrolled = false;
  const onPointer = ({ type }: Event): void => {
    isPressed = type === 'pointerdown';
    if (isPressed) pressedAt = performance.now();
    // After the click, which follows the release.
    else if (isScrolled) setTimeout(layOutAll);
  };
  const onScroll = (): void => {
    isScrolled = true;
    if (!isPressed) layOutAll();
  };
  const layOutNext = (): void => {
    if (ended.signal.aborted) return;
    const restMs = isPressed ? REST_MS : pressedAt + REST_MS - performance.now();
    if (restMs > 0) return void setTimeout(() => requestIdle(layOutNext, IDLE_FALLBACK_MS), restMs);
    // Sections are added while the page loads.
    const skipped = [...document.querySelectorAll<HTMLElement>(DEFERRED_ELEMENTS)].find(
      ({ style }) => style.contentVisibility === '',
    );
    if (!skipped || 'laidOut' in document.documentElement.dataset) {
      ended.abort();
      return layOutAll();
    }
    skipped.style.contentVisibility = 'visible';
    requestIdle(layOutNext, IDLE_FALLBACK_MS);
  };
  signal?.addEventListener('abort', () => ended.abort());
  const options = { passive: true, signal: ended.signal };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, onPointer, options);
  addEventListener('scroll', onScroll, options);
  requestIdle(layOutNext, IDLE_FALLBACK_MS);
}

/** Lays out the whole page at once, e.g. before measuring a position on it. */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = '';
}
