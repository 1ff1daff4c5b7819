/** Simulates an outage of all REST hosts for a minute while readers use the site, and their recovery. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway, type Gateway } from './gateway.ts';
import { startOrigin } from './origin.ts';
import { freePort, root } from './process.ts';

const KEY = 'only-for-tests-only-for-tests';

/** Public pages of every type, cached before the outage. */
const CACHED_PAGES = [
  '/',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/halls/${id}`),
  '/halls/search/',
  '/halls/ranking/tokyo/',
  '/halls/1/fairs',
  '/magazine',
  '/magazine/905',
  '/brides',
  '/go_to_wedding/',
];

/** Cacheable for a minute. */
const FAIRS_QUERY = '{ hall(by: { rawId: "1" }) { fairs(first: 1) { nodes { rawId } } } }';

export interface OutageReport {
  /** Cached pages read during the outage, and reads that failed or had another heading. */
  readonly pagesRead: number;
  readonly failures: readonly string[];
  /** Uncached pages read during the outage; they must respond 503. */
  readonly uncachedPagesRead: number;
  /** Circuit breakers open at the end of the minute. */
  readonly openCircuits: readonly string[];
  /** Whether a stale response had `extensions.stale`. */
  readonly servedStale: boolean;
  /** From the restart of the hosts until uncached pages open and responses are fresh. */
  readonly recoveredMs: number;
  /** Whether the gateway process survived. */
  readonly sameProcess: boolean;
}

/** Readers at the same time. */
const READERS = 4;

/** Starts an origin on `port` and a gateway whose clock can be advanced. */
async function startServers(port: number) {
  const origin = await startOrigin({ port });
  const gateway = await startGateway({
    upstream: origin.url,
    env: { OPERATOR_KEY: KEY },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });
  return { origin, gateway };
}

/**
 * Caches pages, stops the REST hosts, waits, and restarts them.
 * @param passMinute lets a minute pass: `advanceClock`, or a real minute
 */
export async function simulateOutage(
  passMinute: (gateway: Gateway) => Promise<unknown>,
): Promise<OutageReport> {
  const port = await freePort();
  const { origin, gateway } = await startServers(port);
  let restartedOrigin: Awaited<ReturnType<typeof startOrigin>> | null = null;
  try {
    const get = async (path: string): Promise<{ status: number; heading: string }> => {
      const response = await fetch(gateway.url + path);
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1] ?? '';
      return { status: response.status, heading };
    };
    const isStale = async (): Promise<boolean> =>
      (await gateway.graphql(FAIRS_QUERY)).extensions['stale'] === true;
    const headings = new Map<string, string>();
    for (const path of CACHED_PAGES) {
      const { status, heading } = await get(path);
      if (status !== 200 || heading === '') throw new Error(`${path} is no page: ${status}`);
      headings.set(path, heading);
    }
    if (await isStale()) throw new Error('The gateway serves stale responses before the outage');
    const { pid } = gateway;

    await origin.kill();
    let isOver = false;
    let pagesRead = 0;
    let uncachedPagesRead = 0;
    const failures: string[] = [];
    const readerTasks = Array.from({ length: READERS }, async (_, reader) => {
      for (let at = reader; !isOver; at += READERS) {
        const path = CACHED_PAGES[at % CACHED_PAGES.length] ?? '/';
        const { status, heading } = await get(path);
        pagesRead += 1;
        if (status !== 200 || heading !== headings.get(path)) failures.push(`${path}: ${status} ${heading}`);
        // In between, an uncached page: its failure opens the circuit breakers.
        const uncached = await get(`/halls/${100 + (at % 200)}`);
        uncachedPagesRead += 1;
        if (uncached.status !== 503)
          failures.push(`/halls/${100 + (at % 200)}: ${uncached.status}, although uncached`);
      }
    });
    const openPaths = async (): Promise<string[]> => {
      const response = await fetch(`${gateway.url}/operator.json`, { headers: { 'x-operator-key': KEY } });
      const tables = (await response.json()) as { title: string; rows: { open?: string }[] }[];
      const hosts = tables.find(({ title }) => title === 'REST hosts')?.rows ?? [];
      return hosts.flatMap((host) => host.open?.split(', ') ?? []).filter((path) => path !== '');
    };
    await passMinute(gateway);
    const openCircuits = await waitFor(openPaths, (paths) => paths.includes('/api/wn/halls/{id}'));
    const servedStale = await waitFor(isStale, (stale) => stale);
    // Wait until every page has been read twice since.
    const target = pagesRead + 2 * CACHED_PAGES.length;
    await waitFor(
      () => Promise.resolve(pagesRead),
      (count) => count >= target,
    );
    isOver = true;
    await Promise.all(readerTasks);

    restartedOrigin = await startOrigin({ port });
    const restartedAt = performance.now();
    const isNormal = async (): Promise<boolean> =>
      !(await isStale()) &&
      (await get('/halls/100')).status === 200 &&
      (await get('/halls/1')).status === 200;
    await waitFor(isNormal, (normal) => normal);
    const recoveredMs = performance.now() - restartedAt;
    const sameProcess = gateway.pid === pid && (await fetch(`${gateway.url}/healthz`)).ok;
    return { pagesRead, failures, uncachedPagesRead, openCircuits, servedStale, recoveredMs, sameProcess };
  } finally {
    await gateway.stop();
    await (restartedOrigin ?? origin).stop();
  }
}

/** Polls for up to 30 s and returns the last value. */
async function waitFor<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const value = await read();
    if (isDone(value) || performance.now() > deadline) return value;
    await sleep(50);
  }
}
