/** Every REST host gone for a minute while the site is read, and back: what readers met, for the test and the bench of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway, type Gateway } from './gateway.ts';
import { startOrigin } from './origin.ts';
import { freePort, root } from './process.ts';

const KEY = 'only-for-tests-only-for-tests';

/** Pages that readers have seen before, of every kind that is public. */
const SEEN = [
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

/** A public answer of an endpoint that is fresh for a minute. */
const FAIRS = '{ hall(by: { rawId: "1" }) { fairs(first: 1) { nodes { rawId } } } }';

/** What became of the readers. */
export interface Outage {
  /** Pages read while the hosts were gone, and those of them that did not open or had another heading than before. */
  readonly read: number;
  readonly lost: readonly string[];
  /** Pages asked for that nobody had seen, which cannot open then. */
  readonly unseen: number;
  /** Groups of paths that were not asked any more at the end of the minute. */
  readonly open: readonly string[];
  /** Whether an answer given in need told so in `extensions.stale`. */
  readonly toldStale: boolean;
  /** From the hosts' return until new pages open and answers are new, in milliseconds. */
  readonly recoveredMs: number;
  /** Whether the gateway is still the process it was. */
  readonly sameProcess: boolean;
}

/** A gateway whose clock can be put ahead (`forward`), with the origin it reads from at `port`. */
async function open(port: number) {
  const origin = await startOrigin({ port });
  const gateway = await startGateway({
    upstream: origin.url,
    env: { OPERATOR_KEY: KEY },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });
  return { origin, gateway };
}

/**
 * Reads pages, lets all hosts go, has a minute pass, and lets them return.
 * @param passMinute the minute: `forward` in the gateway's clock, or a minute of everybody's
 */
export async function liveThroughOutage(
  passMinute: (gateway: Gateway) => Promise<unknown>,
  readers = 4,
): Promise<Outage> {
  const port = await freePort();
  const { origin, gateway } = await open(port);
  let back: Awaited<ReturnType<typeof startOrigin>> | null = null;
  try {
    const get = async (path: string): Promise<{ status: number; heading: string }> => {
      const answer = await fetch(gateway.url + path);
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] ?? '';
      return { status: answer.status, heading };
    };
    const isStale = async (): Promise<boolean> => (await gateway.graphql(FAIRS)).extensions['stale'] === true;
    const before = new Map<string, string>();
    for (const path of SEEN) {
      const { status, heading } = await get(path);
      if (status !== 200 || heading === '') throw new Error(`${path} is no page: ${status}`);
      before.set(path, heading);
    }
    if (await isStale()) throw new Error('stale before anything has happened');
    const { pid } = gateway;

    await origin.kill();
    let over = false;
    let read = 0;
    let unseen = 0;
    const lost: string[] = [];
    const reading = Array.from({ length: readers }, async (_, reader) => {
      for (let at = reader; !over; at += readers) {
        const path = SEEN[at % SEEN.length] ?? '/';
        const { status, heading } = await get(path);
        read += 1;
        if (status !== 200 || heading !== before.get(path)) lost.push(`${path}: ${status} ${heading}`);
        // Between them one that nobody has seen: it fails, and so the hosts are found out.
        const fails = await get(`/halls/${100 + (at % 200)}`);
        unseen += 1;
        if (fails.status !== 503)
          lost.push(`/halls/${100 + (at % 200)}: ${fails.status}, and nobody has seen it`);
      }
    });
    const openPaths = async (): Promise<string[]> => {
      const answer = await fetch(`${gateway.url}/operator.json`, { headers: { 'x-operator-key': KEY } });
      const sheets = (await answer.json()) as { title: string; rows: { open?: string }[] }[];
      const hosts = sheets.find(({ title }) => title === 'REST hosts')?.rows ?? [];
      return hosts.flatMap((host) => host.open?.split(', ') ?? []).filter((path) => path !== '');
    };
    await passMinute(gateway);
    const open = await waitFor(openPaths, (paths) => paths.includes('/api/wn/halls/{id}'));
    const toldStale = await waitFor(isStale, (stale) => stale);
    // Every page has been read since, by everybody together twice.
    const enough = read + 2 * SEEN.length;
    await waitFor(
      () => Promise.resolve(read),
      (count) => count >= enough,
    );
    over = true;
    await Promise.all(reading);

    back = await startOrigin({ port });
    const since = performance.now();
    const isNormal = async (): Promise<boolean> =>
      !(await isStale()) &&
      (await get('/halls/100')).status === 200 &&
      (await get('/halls/1')).status === 200;
    await waitFor(isNormal, (normal) => normal);
    const recoveredMs = performance.now() - since;
    const sameProcess = gateway.pid === pid && (await fetch(`${gateway.url}/healthz`)).ok;
    return { read, lost, unseen, open, toldStale, recoveredMs, sameProcess };
  } finally {
    await gateway.stop();
    await (back ?? origin).stop();
  }
}

/** Puts a gateway's clock a minute ahead. */
export function forward({ pid }: Gateway): Promise<void> {
  process.kill(pid, 'SIGUSR2');
  return Promise.resolve();
}

/** Looks again and again, for half a minute at most, and gives what was seen last. */
async function waitFor<T>(look: () => Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
  const until = performance.now() + 30_000;
  for (;;) {
    const seen = await look();
    if (isThere(seen) || performance.now() > until) return seen;
    await sleep(50);
  }
}
