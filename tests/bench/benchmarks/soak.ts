/** `npm run soak`: mixed load with faults for half an hour; memory, handles and event loop have to stay as they are. */
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { demo, type Origin, startOrigin } from '#tests/harness/origin.ts';
import type { Bench } from '../benchmark.ts';
import { HEAP_OPTIONS, heapUsed } from '../heap.ts';
import { median } from '../measure.ts';
import { round, type Row } from '../table.ts';

const KEY = 'only-for-benches-only-for-benches';
const asDemo = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

/** Requests begun in a second, whatever became of those before. */
const PER_SECOND = 20;
/** Points at which the process is looked at; the first ones fall into the time in which caches fill. */
const LOOKS = 12;
const WARM = 2;

const HALL = `query ($id: String!) {
  hall(by: { rawId: $id }) { name cost viewerHasClipped reviews(first: 3) { totalCount } } viewer { isLoggedIn }
}`;
const WATCH = 'subscription { hallClipShareChanged(hash: "unknown-hash-0000000") { hash } }';

/** What visitors do, one after the other; `at` counts all requests. */
const VISITS: readonly ((site: Gateway, at: number) => Promise<unknown>)[] = [
  ({ url }, at) => read(`${url}/halls/${1 + (at % 200)}`),
  ({ url }, at) => read(`${url}/halls/search/?people=${10 + (at % 90)}`),
  (site, at) => site.graphql(HALL, { id: String(1 + (at % 300)) }, asDemo),
  (site, at) => site.graphql(HALL, { id: String(1 + (at % 300)) }),
  (site, at) => site.graphql(setClip(at), {}, asDemo),
  ({ url }, at) => read(`${url}/magazine/${100 + (at % 50)}`),
  (site) => site.graphql('{ nope }'),
  // Some leave before they have their answer,
  ({ url }, at) => read(`${url}/halls/${1 + (at % 300)}/fairs`, { signal: AbortSignal.timeout(5) }),
  // and some listen.
  ({ url }) =>
    read(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: WATCH }),
    }),
];

const read = (url: string, init: RequestInit = {}): Promise<unknown> =>
  fetch(url, { redirect: 'manual', ...init }).then((answer) => answer.arrayBuffer());

const setClip = (at: number): string =>
  `mutation { ${at % 2 ? 'clip' : 'unclip'}(input: { target: { hallRawId: "${1 + (at % 50)}" } }) { userErrors { code } } }`;

/** A figure of Prometheus' text; NaN where it is not told. */
function figure(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
}

/** Bad days come and go: errors, resets, slowness, bodies that stop. */
async function disturb(origin: Origin): Promise<void> {
  await origin.fault(
    { path: '/api/wn/halls/', status: 503, times: 5 },
    { path: '/api/halls/', reset: true, times: 5 },
    { path: '/api/wn/', delayMs: 300, times: 10 },
    { path: '/api/wn/halls/', stallBody: true, body: { id: 1 }, times: 2 },
  );
}

/** The soak. */
export const soak: Bench = {
  name: 'soak',
  about: `Mixed load (${PER_SECOND} requests a second) and faults over a long time: heap after collection, handles, event-loop delay`,
  isApart: true,
  async run({ seconds }) {
    await using origin = await startOrigin();
    await using site = await startGateway({
      upstream: origin.url,
      env: { OPERATOR_KEY: KEY },
      nodeOptions: HEAP_OPTIONS,
    });
    let begun = 0;
    let under = 0;
    const visitors = setInterval(() => {
      const visit = VISITS[begun % VISITS.length];
      under += 1;
      void visit?.(site, Math.floor((begun += 1) / VISITS.length))
        .catch(() => undefined)
        .finally(() => (under -= 1));
    }, 1_000 / PER_SECOND);
    const trouble = setInterval(() => void disturb(origin), 2_000);
    const rows: Row[] = [];
    const began = performance.now();
    const look = async (): Promise<void> => {
      const heap = await heapUsed(site);
      const answer = await fetch(`${site.url}/metrics`, { headers: { 'x-operator-key': KEY } });
      const text = await answer.text();
      rows.push({
        minute: round((performance.now() - began) / 60_000, 1),
        requests: begun,
        'under way': under,
        'heap MB': round(heap / 1e6, 1),
        'rss MB': round(figure(text, 'process_resident_memory_bytes') / 1e6, 0),
        'open files': readdirSync(`/proc/${site.pid}/fd`).length,
        handles: figure(text, 'nodejs_active_handles_total'),
        'loop p50 ms': round(figure(text, 'nodejs_eventloop_lag_p50_seconds') * 1_000, 1),
        'loop p99 ms': round(figure(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000, 1),
      });
    };
    for (let at = 1; at <= LOOKS; at += 1) {
      await sleep((at * seconds * 1_000) / LOOKS - (performance.now() - began));
      await look();
    }
    clearInterval(visitors);
    clearInterval(trouble);
    const half = (LOOKS + WARM) / 2;
    const of = (name: string, from: number, to: number): number =>
      median(rows.slice(from, to).map((row) => Number(row[name])));
    /** Whether a figure is in the second half as it was in the first, but for a tenth of it and `slack`. */
    const isFlat = (name: string, slack: number) => {
      const [first, second] = [of(name, WARM, half), of(name, half, LOOKS)];
      return {
        text: `${name}: ${first} in the first half, ${second} in the second`,
        holds: second <= first * 1.1 + slack,
      };
    };
    return {
      rows,
      claims: [
        isFlat('heap MB', 3),
        isFlat('open files', 10),
        isFlat('handles', 10),
        isFlat('loop p50 ms', 5),
        isFlat('loop p99 ms', 50),
      ],
    };
  },
};
