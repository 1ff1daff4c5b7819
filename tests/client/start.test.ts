/**
 * The first script of a page: the display font and the page's modules wait for its largest picture, and clicks before
 * hydration are kept.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayClicks } from '#client/router/intercept.ts';

const fonts: string[] = [];
let picture = Promise.withResolvers<void>();
let asked = Promise.withResolvers<void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  fonts.length = 0;
  picture = Promise.withResolvers();
  asked = Promise.withResolvers();
  // jsdom does not paint, and loads neither pictures nor fonts.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  HTMLImageElement.prototype.decode = () => {
    asked.resolve();
    return picture.promise;
  };
  const load = (font: string) => {
    fonts.push(font);
    return new Promise(() => {});
  };
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  document.body.innerHTML = `<img fetchpriority="high"><script data-modules="data:text/javascript,"></script>`;
});
afterEach(() => {
  vi.useRealTimers();
  dispatchEvent(new Event('hydrated'));
});

async function passed(ms: number): Promise<readonly string[]> {
  await vi.advanceTimersByTimeAsync(ms);
  return fonts;
}

it('loads the font once the picture is there', async () => {
  void import('#client/start.ts');
  await asked.promise;
  expect(await passed(500)).toEqual([]);
  picture.resolve();
  expect(await passed(5)).toEqual(["600 1em 'Shippori Mincho'"]);
});

it('waits no longer than a second, and not for a picture that fails', async () => {
  void import('#client/start.ts');
  await asked.promise;
  expect(await passed(500)).toEqual([]);
  expect(await passed(505)).toEqual(["600 1em 'Shippori Mincho'"]);
  vi.resetModules();
  asked = Promise.withResolvers();
  void import('#client/start.ts');
  await asked.promise;
  picture.reject(new Error('not found'));
  expect(await passed(5)).toHaveLength(2);
});

it('replays the clicks made before hydration in their order; a second one takes back that on a toggle alone', async () => {
  document.body.innerHTML += [
    '<button type="button" aria-pressed="false">first</button>',
    '<button type="button">next</button>',
    '<button type="button" aria-pressed="false">last</button>',
    '<button type="button" aria-pressed="false">taken back</button>',
  ].join('');
  const [first, next, last, takenBack] = document.querySelectorAll('button');
  void import('#client/start.ts');
  await asked.promise;
  for (const button of [next, last, takenBack, first, next, takenBack]) button?.click();
  const replayed: string[] = [];
  addEventListener('click', ({ target }) => target instanceof Element && replayed.push(target.innerHTML));
  replayClicks();
  await passed(5);
  expect(replayed).toEqual(['last', 'first', 'next']);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});
