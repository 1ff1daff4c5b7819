import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway } from '#tests/harness/gateway.ts';
import { demo, startOrigin } from '#tests/harness/origin.ts';
import type { Bench } from '../bench.ts';
import { HEAP_OPTIONS, heapUsed } from '../heap.ts';
import { load } from '../machine.ts';
import { round, type Row } from '../table.ts';

/** As long as what the last requests have left to be done may take. */
const SETTLING_MS = 20_000;

const document =
  'query($id: String!) { hall(by: { rawId: $id }) { name viewerHasClipped benefits { title } } }';

/** A mixed run: pages, public and personal GraphQL, refusals; many keys, so that bounded caches fill first. */
export const memory: Bench = {
  name: 'memory',
  about: 'Heap after collection between request 20,000 and 100,000 of a mixed run',
  async run() {
    await using origin = await startOrigin();
    await using gateway = await startGateway({ upstream: origin.url, nodeOptions: HEAP_OPTIONS });
    const json = { 'content-type': 'application/json' };
    const post = (query: string, id: string) => JSON.stringify({ query, variables: { id } });
    const mix = [
      { url: `${gateway.url}/graphql`, headers: json, body: post(document, '%d') },
      {
        url: `${gateway.url}/graphql`,
        headers: { ...json, 'x-wedding-token': demo.token },
        body: post(document, '%d'),
      },
      { url: `${gateway.url}/graphql`, headers: json, body: post('{ nothing(', '%d') },
      { url: `${gateway.url}/halls/search/`, headers: {} },
      { url: `${gateway.url}/halls/1`, headers: {} },
    ];
    let requests = 0;
    const until = async (goal: number) => {
      for (let turn = 0; requests < goal; turn += 1) {
        const part = mix[turn % mix.length];
        // Numbers go round: the same halls are asked for again, as people do.
        if (part)
          requests += (await load({ ...part, from: (turn * 97) % 1000, connections: 16, seconds: 2 }))
            .requests;
      }
    };
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
