import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientInfo } from '../http/server.ts';
import { PageReads } from './pageReads.ts';
import type { SiteOptions } from './site.ts';

export type WarmUpOptions = Pick<
  SiteOptions,
  'render' | 'describePage' | 'execute' | 'documents' | 'site' | 'onError'
>;

export const GUEST: ClientInfo = {
  headers: {},
  address: 'warm-up',
  requestId: 'warm-up',
  isOperator: false,
  isDeveloper: false,
  signal: null,
};
/** CPU time of the warm-up as a share of its duration. */
const MAX_CPU_SHARE = 0.25;
const LINK = /<a [^<>]*?href="(\/[^"#<]*)"/g;

/**
 * Renders public pages for `ms` milliseconds: the home page and one page of each kind that it links to. Afterwards the
 * JavaScript engine has optimized the code of a page, and the caches hold the REST replies that most pages need. Pauses
 * after each page leave CPU time to replicas that serve visitors on the same machine.
 */
export async function warmUp(options: WarmUpOptions, ms: number): Promise<void> {
  const over = AbortSignal.timeout(ms);
  const work = renderUntil(over, options).catch((error: unknown) => options.onError(error, GUEST.requestId));
  // A REST API that hangs does not hold up the start.
  await Promise.race([work, sleep(ms)]);
}

async function renderUntil(over: AbortSignal, options: WarmUpOptions): Promise<void> {
  const home = await renderPage('/', options);
  const pages = ['/', ...oneOfEachKind(await linkedPages(home, options))];
  while (!over.aborted)
    for (const page of pages) {
      if (over.aborted) return;
      const before = process.cpuUsage();
      await renderPage(page, options);
      const { user, system } = process.cpuUsage(before);
      const cpuMs = (user + system) / 1_000;
      await sleep(cpuMs / MAX_CPU_SHARE - cpuMs);
    }
}

/** Addresses of the public pages that a page links to, each once. */
export async function linkedPages(html: string, { describePage }: WarmUpOptions): Promise<string[]> {
  const links = new Set([...html.matchAll(LINK)].map(([, link = '/']) => link.replaceAll('&amp;', '&')));
  const pages = await Promise.all([...links].map((link) => describePage(link)));
  return [...new Set(pages.flatMap(({ address, isPersonal }) => (isPersonal ? [] : [address])))];
}

/** The first page of each kind. */
export const oneOfEachKind = (addresses: readonly string[]): string[] =>
  [...Map.groupBy(addresses, kindOf).values()].flatMap(([first]) => first ?? []);

/** Pages of one route mostly share their first segment and the number of segments. */
export function kindOf(address: string): string {
  const [path = ''] = address.split('?');
  const [, first, ...rest] = path.split('/');
  return `${first} ${rest.length}`;
}

/** @returns the HTML of a page as browsers get it; it is not stored */
export async function renderPage(url: string, { render, site, ...options }: WarmUpOptions): Promise<string> {
  const page = {
    url,
    form: null,
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
