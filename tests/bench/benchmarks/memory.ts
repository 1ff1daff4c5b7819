import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway } from '#tests/harness/gateway.ts';
import { demo, startOrigin } from '#tests/harness/origin.ts';
import type { Bench } from '../benchmark.ts';
import { HEAP_OPTIONS, heapUsed } from '../heap.ts';
import { load, type Load } from '../measure.ts';
import { round, type Row } from '../table.ts';

/** As long as what the last requests have left to be done may take. */
const SETTLING_MS = 20_000;

const document =
  'query($id: String!) { hall(by: { rawId: $id }) { name viewerHasClipped benefits { title } } }';

/** How many halls the embedded REST APIs have. */
const HALLS = 1200;

/**
 * A mixed run: pages, public and personal GraphQL, refusals. It begins with every hall, so that the caches hold what
 * they will hold: what grows after that is kept without an end.
 */
export const memory: Bench = {
  name: 'memory',
  about: 'Heap after collection between request 20,000 and 100,000 of a mixed run',
  async run() {
    await using origin = await startOrigin();
    await using gateway = await startGateway({ upstream: origin.url, nodeOptions: HEAP_OPTIONS });
    const json = { 'content-type': 'application/json' };
    const post = (query: string, id: string) => JSON.stringify({ query, variables: { id } });
    const hall = { url: `${gateway.url}/graphql`, headers: json, body: post(document, '%d') };
    const mix = [
      hall,
      { ...hall, headers: { ...json, 'x-wedding-token': demo.token } },
      { ...hall, body: post('{ nothing(', '%d') },
      { url: `${gateway.url}/halls/search/`, headers: {} },
      { url: `${gateway.url}/halls/1`, headers: {} },
    ];
    let requests = 0;
    const ask = async (part: Pick<Load, 'url' | 'headers' | 'body'> = hall, from = 0): Promise<void> => {
      const loaded = await load({ ...part, from: from % HALLS, upTo: HALLS, connections: 16, seconds: 2 });
      requests += loaded.requests;
    };
    const until = async (goal: number) => {
      for (let turn = 0; requests < goal; turn += 1) await ask(mix[turn % mix.length], turn * 97);
    };
    while (requests < HALLS) await ask(hall, requests);
    const rows: Row[] = [];
    const measure = async () => {
      // New visitors are registered behind the answers' back, more slowly than this load brings them.
      await sleep(SETTLING_MS);
      const bytes = await heapUsed(gateway);
      rows.push({ requests, 'heap MB': round(bytes / 1e6, 1) });
      return bytes;
    };
    await until(20_000);
    const early = await measure();
    await until(60_000);
    await measure();
    await until(100_000);
    const late = await measure();
    return { rows, claims: [{ text: 'the heap grows by less than 5 %', holds: late < early * 1.05 }] };
  },
};
