import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway } from '#tests/harness/gateway.ts';
import { demo, startOrigin } from '#tests/harness/origin.ts';
import type { Benchmark } from '../benchmark.ts';
import { HEAP_OPTIONS, heapUsed } from '../heap.ts';
import { load, type LoadOptions } from '../measure.ts';
import { round, type Row } from '../table.ts';

/** Time for background work of the last requests. */
const SETTLE_MS = 20_000;

const document =
  'query($id: String!) { hall(by: { rawId: $id }) { name viewerHasClipped benefits { title } } }';

/** Halls in the embedded REST APIs. */
const HALL_COUNT = 1200;

/**
 * Mixed load: pages, public and personal GraphQL, invalid requests. It starts with all halls to fill the caches,
 * so that later growth is a leak.
 */
export const memory: Benchmark = {
  name: 'memory',
  description: 'Heap after collection between request 20,000 and 100,000 of a mixed run',
  async run() {
    await using origin = await startOrigin();
    await using gateway = await startGateway({ upstream: origin.url, nodeOptions: HEAP_OPTIONS });
    const json = { 'content-type': 'application/json' };
    const post = (query: string, id: string) => JSON.stringify({ query, variables: { id } });
    const hall = { url: `${gateway.url}/graphql`, headers: json, body: post(document, '%d') };
    const requestMix = [
      hall,
      { ...hall, headers: { ...json, 'x-wedding-token': demo.token } },
      { ...hall, body: post('{ nothing(', '%d') },
      { url: `${gateway.url}/halls/search/`, headers: {} },
      { url: `${gateway.url}/halls/1`, headers: {} },
    ];
    let requests = 0;
    const sendLoad = async (
      part: Pick<LoadOptions, 'url' | 'headers' | 'body'> = hall,
      from = 0,
    ): Promise<void> => {
      const result = await load({
        ...part,
        from: from % HALL_COUNT,
        upTo: HALL_COUNT,
        connections: 16,
        seconds: 2,
      });
      requests += result.requests;
    };
    const loadUntil = async (goal: number) => {
      for (let turn = 0; requests < goal; turn += 1)
        await sendLoad(requestMix[turn % requestMix.length], turn * 97);
    };
    while (requests < HALL_COUNT) await sendLoad(hall, requests);
    const rows: Row[] = [];
    const measure = async () => {
      // Visitor registrations run in the background, more slowly than this load creates them.
      await sleep(SETTLE_MS);
      const bytes = await heapUsed(gateway);
      rows.push({ requests, 'heap MB': round(bytes / 1e6, 1) });
      return bytes;
    };
    await loadUntil(20_000);
    const firstHeap = await measure();
    await loadUntil(60_000);
    await measure();
    await loadUntil(100_000);
    const lastHeap = await measure();
    return {
      rows,
      targets: [{ text: 'the heap grows by less than 5 %', isMet: lastHeap < firstHeap * 1.05 }],
    };
  },
};
