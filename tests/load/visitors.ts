/** Visitors of the site. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Agent, interceptors, request as send } from 'undici';
import documents from '#client/documents.json' with { type: 'json' };
import { seededRandom } from '#tests/harness/random.ts';
import { logInBySite } from '#tests/harness/session.ts';
import { drawVisit, publicAddresses, type VisitKind } from './distribution.ts';

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

const VIEWER_ID = Object.entries(documents).find(([, text]) => text.startsWith('query ViewerQuery('))?.[0];
const VIEWER_PATH = '/graphql?operationName=ViewerQuery';
const HALL_ID_PATH = /^\/halls\/\d+$/;
/** Share of hall visits that open the id path, as old links do. Links of the site and search engines have the canonical path. */
const OLD_LINKS = 0.1;
const HALL_PATH = /^\/halls\/(?<areaSlug>[a-z]+)\/(?<slug>[\w-]+)$/;
/** What the browser asks about the viewer of a page. */
function viewerQuery(path: string): string {
  const slug = HALL_PATH.exec(path)?.groups;
  const hall = slug ? { slug } : null;
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
  readonly #random: () => number;
  readonly #running: Promise<void>;
  readonly #memberCookie: string;
  readonly #canonicalPaths: ReadonlyMap<string, string>;
  /** Of pages opened before, so that the load is not the reading of HTML. */
  readonly #pictures = new Map<string, string | null>();
  readonly #dispatcher = new Agent({ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS }).compose(
    interceptors.redirect({ maxRedirections: 1 }),
  );
  #visits: Visit[] = [];
  #isOver = false;

  private constructor(
    options: VisitorsOptions,
    memberCookie: string,
    canonicalPaths: ReadonlyMap<string, string>,
  ) {
    this.#options = options;
    this.#random = seededRandom(options.seed ?? 1);
    this.#memberCookie = memberCookie;
    this.#canonicalPaths = canonicalPaths;
    this.#running = this.#run();
  }

  static async start(options: VisitorsOptions): Promise<Visitors> {
    const { siteUrl } = options;
    return new Visitors(options, await logInBySite(siteUrl), await canonicalPaths(siteUrl));
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
    const { kind, path: drawn } = drawVisit(this.#random);
    const canonicalPath = this.#canonicalPaths.get(drawn) ?? drawn;
    const path = this.#random() < OLD_LINKS ? drawn : canonicalPath;
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
        body: viewerQuery(canonicalPath),
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

/** The paths of halls to which their ids redirect. */
async function canonicalPaths(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  const byId = publicAddresses().filter((path) => HALL_ID_PATH.test(path));
  await forEachConcurrently(byId, async (path) => {
    const { headers } = await fetch(siteUrl + path, { method: 'HEAD', redirect: 'manual' });
    const location = headers.get('location');
    if (location !== null) paths.set(path, new URL(location, siteUrl).pathname);
  });
  return paths;
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
