/** Visitors of the site, drawn from the recorded distribution in visits.json. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Agent, interceptors, request as send } from 'undici';
import documents from '#client/documents.json' with { type: 'json' };
import { demo } from '#tests/harness/origin.ts';
import visits from './visits.json' with { type: 'json' };

export const VISIT_KINDS = ['search', 'hall', 'article', 'personal'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** One page with what a browser fetches for it: its first picture, and who the viewer is. */
export interface Visit {
  readonly kind: VisitKind;
  readonly path: string;
  /** From the first request until all parts are there, without the time for which the browser runs the page's script. */
  readonly ms: number;
  /** Whether the page came from the proxy's cache. */
  readonly isCached: boolean;
  readonly requests: number;
  /** Failed requests with the reason; the page's own comes first. */
  readonly failures: readonly string[];
}

/** Random numbers below 1, the same in every run. */
export type Random = () => number;

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function weighted<T>(choices: readonly (readonly [T, number])[], random: Random): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [choice, weight] of choices) if ((left -= weight) < 0) return choice;
  throw new Error('nothing to choose from');
}

/** Approximates a Zipf distribution: the nth item is chosen about 1/n times as often as the first. */
const popular = (places: readonly number[], random: Random): number | undefined =>
  places[Math.floor(places.length ** random()) - 1];

/** Values of the placeholders in addresses, the most popular first. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  hall: Array.from({ length: 200 }, (_, at) => at + 1),
  article: Array.from({ length: 40 }, (_, at) => at + 101),
  page: Array.from({ length: 4 }, (_, at) => at + 2),
  people: Array.from({ length: 12 }, (_, at) => 10 * (at + 1)),
};
const PLACE = /\{(\w+)\}/;

/** The next visit of the distribution. */
export function drawVisit(random: Random): { kind: VisitKind; path: string } {
  const kind = weighted(
    VISIT_KINDS.map((each) => [each, visits[each].share] as const),
    random,
  );
  const template = weighted(Object.entries(visits[kind].addresses), random);
  return {
    kind,
    path: template.replace(PLACE, (_place, name: string) => String(popular(PLACES[name] ?? [], random))),
  };
}

/** The public addresses that visitors open. @param most places of an address, the most popular first; all by default */
export function publicAddresses(most = Infinity): string[] {
  return VISIT_KINDS.filter((kind) => kind !== 'personal')
    .flatMap((kind) => Object.keys(visits[kind].addresses))
    .flatMap((template) => {
      const places = PLACES[PLACE.exec(template)?.[1] ?? ''];
      return places
        ? places.slice(0, most).map((place) => template.replace(PLACE, String(place)))
        : [template];
    });
}

const VIEWER_ID = Object.entries(documents).find(([, text]) => text.startsWith('query ViewerQuery('))?.[0];
const VIEWER_PATH = '/graphql?operationName=ViewerQuery';
const HALL_PATH = /^\/halls\/(\d+)$/;
/** What the browser asks about the viewer of a page. */
function viewerQuery(path: string): string {
  const [, rawId] = HALL_PATH.exec(path) ?? [];
  const hall = rawId === undefined ? null : { rawId };
  return JSON.stringify({
    documentId: VIEWER_ID,
    variables: { withHalls: hall !== null, hall, withContact: false },
  });
}

const TIMEOUT_MS = 30_000;
/**
 * A browser requests the viewer once it has loaded and run the page's script: 188 to 289 ms after the page in Chromium, with
 * the gateway on the same machine.
 */
const SCRIPT_MS = 150;

/** Caches hold a copy of a page for each encoding, and of a picture for each format. */
const ENCODINGS = { 'accept-encoding': 'br' };
const PICTURE = { accept: 'image/webp' };

/** The part of the request's options in use. */
interface Send {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Pages that are read at once to fill caches. */
const READERS = 4;

/** Cookies of returning guests. */
const GUESTS = Array.from({ length: 300 }, () => `wn_uuid=${randomUUID()}`);

export interface VisitorsOptions {
  /** The site's URL, its SITE_URL. */
  readonly siteUrl: string;
  readonly perSecond: number;
  readonly seed?: number;
}

/** Starts visits at a constant rate, regardless of how long earlier ones take. */
export class Visitors implements AsyncDisposable {
  readonly #options: VisitorsOptions;
  readonly #random: Random;
  readonly #running: Promise<void>;
  readonly #memberCookie: string;
  /** Of pages opened before, so that the load is not the reading of HTML. */
  readonly #pictures = new Map<string, string | null>();
  readonly #dispatcher = new Agent({ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS }).compose(
    interceptors.redirect({ maxRedirections: 1 }),
  );
  #visits: Visit[] = [];
  #isOver = false;

  private constructor(options: VisitorsOptions, memberCookie: string) {
    this.#options = options;
    this.#random = seededRandom(options.seed ?? 1);
    this.#memberCookie = memberCookie;
    this.#running = this.#run();
  }

  static async start(options: VisitorsOptions): Promise<Visitors> {
    return new Visitors(options, await logIn(options.siteUrl));
  }

  /** The visits that have ended since the last call. */
  take(): Visit[] {
    const visits = this.#visits;
    this.#visits = [];
    return visits;
  }

  async #run(): Promise<void> {
    const open = new Set<Promise<void>>();
    const startedAt = performance.now();
    for (let count = 1; !this.#isOver; count += 1) {
      const visit = this.#visit().then((ended) => {
        this.#visits.push(ended);
        open.delete(visit);
      });
      open.add(visit);
      const next = startedAt + (count * 1_000) / this.#options.perSecond;
      await sleep(Math.max(0, next - performance.now()));
    }
    await Promise.all(open);
  }

  async #visit(): Promise<Visit> {
    const { siteUrl } = this.#options;
    const { kind, path } = drawVisit(this.#random);
    const cookie =
      kind === 'personal' ? this.#memberCookie : (GUESTS[Math.floor(this.#random() * GUESTS.length)] ?? '');
    const headers = { cookie, ...ENCODINGS };
    const failures: string[] = [];
    let requests = 0;
    const request = async (address: string, { headers: own, ...init }: Send = {}) => {
      requests += 1;
      try {
        const {
          statusCode,
          headers: sent,
          body,
        } = await send(new URL(address, siteUrl), {
          ...init,
          headers: { ...headers, ...own },
          dispatcher: this.#dispatcher,
        });
        const bytes = await body.bytes();
        if (statusCode !== 200) failures.push(`${address.slice(0, 80)}: ${statusCode}`);
        const text = (): string => textOf(bytes, sent['content-encoding']);
        return { isOk: statusCode === 200, cacheStatus: String(sent['x-cache']), text };
      } catch (error) {
        failures.push(`${address.slice(0, 80)}: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      }
    };
    const [page, pageMs] = await timed(request(path, { headers: { accept: 'text/html' } }));
    if (page && !this.#pictures.has(path)) this.#pictures.set(path, pictureOf(page.text()));
    const picture = this.#pictures.get(path);
    const requestViewer = () =>
      request(VIEWER_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: siteUrl },
        body: viewerQuery(path),
      });
    const [[viewer, viewerMs], [, pictureMs]] = await Promise.all([
      sleep(SCRIPT_MS).then(() => timed(requestViewer())),
      timed(picture ? request(picture, { headers: PICTURE }) : Promise.resolve(null)),
    ]);
    if (viewer?.isOk && !hasViewer(viewer.text(), kind)) failures.push('ViewerQuery: not who the viewer is');
    const isCached = /HIT|STALE|UPDATING/.test(page?.cacheStatus ?? '');
    return { kind, path, ms: pageMs + Math.max(viewerMs, pictureMs), isCached, requests, failures };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#running;
    await this.#dispatcher.close();
  }
}

/** The result and how long it took, in ms. */
async function timed<T>(running: Promise<T>): Promise<readonly [result: T, ms: number]> {
  const startedAt = performance.now();
  return [await running, performance.now() - startedAt];
}

function textOf(bytes: Uint8Array, encoding: string | string[] | undefined): string {
  return Buffer.from(encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}

function hasViewer(body: string, kind: VisitKind): boolean {
  const { data } = JSON.parse(body) as { data?: { viewer?: { isLoggedIn?: boolean } } };
  return data?.viewer?.isLoggedIn === (kind === 'personal');
}

/** @returns the cookies of the demo account */
async function logIn(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl },
    body: new URLSearchParams({ email: demo.email, password: demo.password }),
  });
  if (response.status !== 303) throw new Error(`log-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
}

/** The address of a page's first picture. */
function pictureOf(html: string): string | null {
  const [, address = null] = /src="([^"]*\/img\?[^"]*)"/.exec(html) ?? [];
  return address && address.replaceAll('&amp;', '&');
}

/** Opens pages with their first pictures, so that caches hold them. */
export function openAll(siteUrl: string, addresses: readonly string[]): Promise<void> {
  return forEachConcurrently(addresses, async (path) => {
    const picture = pictureOf(await (await fetch(siteUrl + path, { headers: ENCODINGS })).text());
    if (picture) await (await fetch(new URL(picture, siteUrl), { headers: PICTURE })).arrayBuffer();
  });
}

async function forEachConcurrently<Item>(
  items: readonly Item[],
  read: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const readNext = async (): Promise<void> => {
    for (const item of queue) await read(item);
  };
  await Promise.all(Array.from({ length: READERS }, readNext));
}

/** Quantile of unsorted numbers; NaN without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
