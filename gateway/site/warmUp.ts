import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { NO_FILES } from '../http/forms.ts';
import type { ClientInfo } from '../http/server.ts';
import { whenIdle } from '../idle.ts';
import { PageReads } from './pageReads.ts';
import type { SiteOptions } from './site.ts';

export type WarmUpOptions = Pick<
  SiteOptions,
  'render' | 'describePage' | 'execute' | 'documents' | 'site' | 'onError'
>;

const GUEST: ClientInfo = {
  headers: {},
  address: 'warm-up',
  requestId: 'warm-up',
  isOperator: false,
  isDeveloper: false,
  signal: null,
};
const PICTURE = /<img [^<>]*?src="([^"]*\/img\?[^"]*)"/g;
const LINK = /<a [^<>]*?href="(\/[^"#<]*)"/g;
const NEXT_PAGE = /<a [^<>]*?href="(\/[^"#<]*)"[^<>]*? rel="next"/;

/**
 * Renders public pages for `ms` milliseconds: the home page and one page of each kind that it links to. Afterwards the
 * JavaScript engine has optimized the code of a page, and the caches hold the REST replies that most pages need.
 */
export async function warmUp(options: WarmUpOptions, ms: number): Promise<void> {
  const over = AbortSignal.timeout(ms);
  const work = renderUntil(over, options).catch((error: unknown) => options.onError(error, GUEST.requestId));
  // A REST API that hangs does not hold up the start.
  await Promise.race([work, sleep(ms)]);
}

/** Pages whose pictures are made first, and further pages of the lists among them. */
const MAX_AHEAD_PAGES = { nearest: 60, further: 400 };

/**
 * Makes the pictures of pages, one at a time, while the gateway is idle. It begins with the home page and follows one
 * link of each kind on every page. Then it goes through the lists among these pages to their ends, the second pages of
 * all before the third.
 */
export async function makePicturesAhead(
  options: WarmUpOptions,
  makeAhead: (address: URL) => Promise<void>,
  maxPages = MAX_AHEAD_PAGES,
): Promise<void> {
  const nearest = new Set(['/']);
  const further = new Set<string>();
  const makePicturesOf = async (page: string): Promise<string> => {
    await whenIdle();
    const html = await renderPage(page, options);
    for (const [, address = ''] of html.matchAll(PICTURE))
      await makeAhead(new URL(address.replaceAll('&amp;', '&'), options.site.url));
    const [, next] = NEXT_PAGE.exec(html) ?? [];
    if (next !== undefined && further.size < maxPages.further) further.add(next.replaceAll('&amp;', '&'));
    return html;
  };
  try {
    // Both include what is added meanwhile.
    for (const page of nearest) {
      const linked = await pagesOfEachKind(await makePicturesOf(page), options);
      for (const address of linked) if (nearest.size < maxPages.nearest) nearest.add(address);
    }
    for (const page of further) await makePicturesOf(page);
  } catch (error) {
    options.onError(error, GUEST.requestId);
  }
}

async function renderUntil(over: AbortSignal, options: WarmUpOptions): Promise<void> {
  const home = await renderPage('/', options);
  const pages = ['/', ...(await pagesOfEachKind(home, options))];
  while (!over.aborted)
    for (const page of pages) {
      if (over.aborted) return;
      await renderPage(page, options);
      // From cached replies a page is rendered in microtasks alone, and no timer would end.
      await setImmediate();
    }
}

async function pagesOfEachKind(html: string, { describePage }: WarmUpOptions): Promise<string[]> {
  const pages = new Map<string, string>();
  for (const [, link = '/'] of html.matchAll(LINK)) {
    const { address, isPersonal } = await describePage(link.replaceAll('&amp;', '&'));
    const kind = kindOf(address);
    if (!isPersonal && !pages.has(kind)) pages.set(kind, address);
  }
  return [...pages.values()];
}

/** Pages of one route mostly share their first segment and the number of segments. */
function kindOf(address: string): string {
  const [path = ''] = address.split('?');
  const [, first, ...rest] = path.split('/');
  return `${first} ${rest.length}`;
}

/** @returns the HTML of a page as browsers get it; it is not stored */
async function renderPage(url: string, { render, site, ...options }: WarmUpOptions): Promise<string> {
  const page = {
    url,
    method: 'GET' as const,
    form: null,
    files: NO_FILES,
    draft: null,
    inApp: false,
    area: null,
    hidesRokuyo: false,
    site,
  };
  const { body } = await render(
    page,
    new PageReads({ ...options, client: GUEST, isBackground: true }).execute,
  );
  let html = '';
  for await (const chunk of body) html += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
  return html;
}
