/** Makes the pictures of public pages before they are requested. */
import { whenIdle } from '../idle.ts';
import { GUEST, kindOf, linkedPages, oneOfEachKind, renderPage, type WarmUpOptions } from './warmUp.ts';

const PICTURE = /<img [^<>]*?src="([^"]*\/img\?[^"]*)"/g;
const NEXT_PAGE = /<a [^<>]*?href="(\/[^"#<]*)"[^<>]*? rel="next"/;

/** Of the nearest pages, of further pages of lists, and of linked pages of each kind. */
const MAX_PAGES = { nearest: 60, further: 400, linkedOfKind: 1_500 };
/** A page that fails is left out. So many of them end the run. */
const MAX_FAILED_PAGES = 20;

/**
 * Works on one picture at a time, while the gateway is idle, in three parts: the home page and one page of each kind that
 * every page links to; the lists among these pages to their ends, the second pages of all before the third; and what all
 * these pages link to, such as each hall, without search conditions.
 */
export async function makePicturesAhead(
  options: WarmUpOptions,
  makeAhead: (address: URL) => Promise<void>,
  maxPages = MAX_PAGES,
): Promise<{ pages: number; failed: number }> {
  const nearest = new Set(['/']);
  const further = new Set<string>();
  const linked = new Map<string, Set<string>>();
  const done = new Set<string>();
  let failed = 0;

  const collect = (addresses: readonly string[]): void => {
    for (const address of oneOfEachKind(addresses)) if (nearest.size < maxPages.nearest) nearest.add(address);
    for (const address of addresses) {
      const kind = kindOf(address);
      const pages = linked.get(kind) ?? new Set();
      linked.set(kind, pages);
      if (!address.includes('?') && pages.size < maxPages.linkedOfKind) pages.add(address);
    }
  };
  const makePicturesOf = async (page: string): Promise<void> => {
    await whenIdle();
    const html = await renderPage(page, options);
    for (const [, address = ''] of html.matchAll(PICTURE))
      await makeAhead(new URL(address.replaceAll('&amp;', '&'), options.site.url));
    const [, next] = NEXT_PAGE.exec(html) ?? [];
    if (next !== undefined && further.size < maxPages.further) further.add(next.replaceAll('&amp;', '&'));
    collect(await linkedPages(html, options));
  };
  /** Includes what is added meanwhile. */
  const makePicturesOfAll = async (pages: ReadonlySet<string>): Promise<void> => {
    for (const page of pages) {
      if (failed >= MAX_FAILED_PAGES) return;
      if (done.has(page)) continue;
      done.add(page);
      await makePicturesOf(page).catch((error: unknown) => {
        failed += 1;
        options.onError(error, GUEST.requestId);
      });
    }
  };
  await makePicturesOfAll(nearest);
  await makePicturesOfAll(further);
  let before: number;
  do {
    before = done.size;
    for (const pages of linked.values()) await makePicturesOfAll(pages);
  } while (done.size > before);
  return { pages: done.size, failed };
}
