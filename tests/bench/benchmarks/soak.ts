/** `npm run soak`: half an hour of mixed load with faults; memory, handles and event-loop delay must not grow. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
import { signUpInApp } from '#tests/harness/session.ts';
import type { Benchmark } from '../benchmark.ts';
import { HEAP_OPTIONS, heapUsed } from '../heap.ts';
import { median } from '../measure.ts';
import { round, type Row } from '../table.ts';

const KEY = 'only-for-benches-only-for-benches';

/** Open loop: started regardless of earlier requests. */
const REQUESTS_PER_SECOND = 20;
/** Each stays within the clips of a member; odd, so that each of them clips and unclips. */
const MEMBERS = 5;
/** Number of measurements; the first ones fall into the warm-up of the caches. */
const SAMPLES = 12;
const WARM_UP_SAMPLES = 2;

const HALL = `query ($id: String!) {
  hall(by: { rawId: $id }) { name cost viewerHasClipped reviews(first: 3) { totalCount } } viewer { isLoggedIn }
}`;
const SUBSCRIPTION = 'subscription { hallClipShareChanged(hash: "unknown-hash-0000000") { hash } }';

const DEFERRED = `query ($id: String!) {
  hall(by: { rawId: $id }) { name ... @defer(label: "reviews") { reviews(first: 3) { totalCount } } }
}`;

type Headers = Record<string, string>;

/** One after the other; `at` counts all requests. */
const REQUESTS: readonly ((site: Gateway, at: number, member: Headers) => Promise<unknown>)[] = [
  ({ url }, at) => read(`${url}/halls/${1 + (at % 200)}`),
  ({ url }, at) => read(`${url}/halls/search/?people=${10 + (at % 90)}`),
  (site, at, member) => site.graphql(HALL, { id: String(1 + (at % 300)) }, member),
  (site, at) => site.graphql(HALL, { id: String(1 + (at % 300)) }),
  (site, at, member) => site.graphql(setClip(at), {}, member),
  ({ url }, at) => read(`${url}/magazine/${100 + (at % 50)}`),
  (site) => site.graphql('{ nope }'),
  // Clients that disconnect early.
  ({ url }, at) => read(`${url}/halls/${1 + (at % 300)}/fairs`, { signal: AbortSignal.timeout(5) }),
  // Subscribers.
  ({ url }) =>
    read(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: SUBSCRIPTION }),
    }),
  // Deferred parts.
  ({ url }, at) =>
    read(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'multipart/mixed' },
      body: JSON.stringify({ query: DEFERRED, variables: { id: String(1 + (at % 300)) } }),
    }),
  // Clients that ask for many answers on a connection and read none.
  ({ url }, at) => leaveUnread(url, `/halls/${1 + (at % 200)}`),
];

const read = (url: string, init: RequestInit = {}): Promise<unknown> =>
  fetch(url, { redirect: 'manual', ...init }).then((response) => response.arrayBuffer());

const UNREAD_MS = 5_000;

async function leaveUnread(url: string, path: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(16));
  await sleep(UNREAD_MS);
  socket.destroy();
}

const isRateLimited = (result: unknown): boolean => JSON.stringify(result).includes('"RATE_LIMITED"');

const setClip = (at: number): string =>
  `mutation { ${at % 2 ? 'clip' : 'unclip'}(input: { target: { hallRawId: "${1 + (at % 50)}" } }) { userErrors { code } } }`;

/** Value of a Prometheus metric; NaN when absent. */
function readMetric(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
}

/** Errors, resets, slow responses and stalled bodies. */
async function injectFaults(origin: Origin): Promise<void> {
  await origin.fault(
    { path: '/api/wn/halls/', status: 503, times: 5 },
    { path: '/api/halls/', reset: true, times: 5 },
    { path: '/api/wn/', delayMs: 300, times: 10 },
    { path: '/api/wn/halls/', stallBody: true, body: { id: 1 }, times: 2 },
  );
}

export const soak: Benchmark = {
  name: 'soak',
  description: `Mixed load (${REQUESTS_PER_SECOND} requests a second) and faults over a long time: heap after collection, handles, event-loop delay`,
  isOptIn: true,
  async run({ seconds }) {
    await using origin = await startOrigin();
    await using site = await startGateway({
      upstream: origin.url,
      env: { OPERATOR_KEY: KEY },
      nodeOptions: HEAP_OPTIONS,
    });
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUpInApp(origin.url)));
    let started = 0;
    let pending = 0;
    let limited = 0;
    const loadTimer = setInterval(() => {
      const request = REQUESTS[started % REQUESTS.length];
      const at = Math.floor((started += 1) / REQUESTS.length);
      pending += 1;
      void request?.(site, at, members[at % MEMBERS] ?? {})
        .then((result) => {
          if (isRateLimited(result)) limited += 1;
        })
        .catch(() => undefined)
        .finally(() => (pending -= 1));
    }, 1_000 / REQUESTS_PER_SECOND);
    const faultTimer = setInterval(() => void injectFaults(origin), 2_000);
    const rows: Row[] = [];
    const startedAt = performance.now();
    const sample = async (): Promise<void> => {
      const heap = await heapUsed(site);
      const response = await fetch(`${site.url}/metrics`, { headers: { 'x-operator-key': KEY } });
      const text = await response.text();
      rows.push({
        minute: round((performance.now() - startedAt) / 60_000, 1),
        requests: started,
        pending,
        'heap MB': round(heap / 1e6, 1),
        'rss MB': round(readMetric(text, 'process_resident_memory_bytes') / 1e6, 0),
        'open files': readdirSync(`/proc/${site.pid}/fd`).length,
        handles: readMetric(text, 'nodejs_active_handles_total'),
        'loop p50 ms': round(readMetric(text, 'nodejs_eventloop_lag_p50_seconds') * 1_000, 1),
        'loop p99 ms': round(readMetric(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000, 1),
      });
    };
    for (let at = 1; at <= SAMPLES; at += 1) {
      await sleep((at * seconds * 1_000) / SAMPLES - (performance.now() - startedAt));
      await sample();
    }
    clearInterval(loadTimer);
    clearInterval(faultTimer);
    const middle = (SAMPLES + WARM_UP_SAMPLES) / 2;
    const medianOf = (name: string, from: number, to: number): number =>
      median(rows.slice(from, to).map((row) => Number(row[name])));
    /** The second half may exceed the first by a tenth and `slack`. */
    const isFlat = (name: string, slack: number) => {
      const [first, second] = [medianOf(name, WARM_UP_SAMPLES, middle), medianOf(name, middle, SAMPLES)];
      return {
        text: `${name}: ${first} in the first half, ${second} in the second`,
        isMet: second <= first * 1.1 + slack,
      };
    };
    return {
      rows,
      targets: [
        isFlat('heap MB', 3),
        isFlat('open files', 10),
        isFlat('handles', 10),
        isFlat('loop p50 ms', 5),
        isFlat('loop p99 ms', 50),
        { text: `${limited} requests above a rate limit`, isMet: limited === 0 },
      ],
    };
  },
};
