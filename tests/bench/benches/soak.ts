/** `npm run soak`: mixed load with faults for half an hour; memory, handles and event loop have to stay as they are. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readdirSync } from 'node:fs';
import { startSite } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import type { Bench } from '../bench.ts';
import { round, type Row } from '../table.ts';

const KEY = 'only-for-benches-only-for-benches';
const asDemo = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

/** Points at which the process is looked at. */
const LOOKS = 10;

/** A figure of Prometheus' text; NaN where it is not told. */
function figure(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
}

/** The soak. */
export const soak: Bench = {
  name: 'soak',
  about: 'Mixed load and faults over a long time: heap after collection, open files, event-loop delay',
  isApart: true,
  async run({ seconds }) {
    const site = await startSite({ env: { OPERATOR_KEY: KEY } });
    const rows: Row[] = [];
    let over = false;
    let answered = 0;
    const get = (path: string) =>
      fetch(site.url + path, { redirect: 'manual' }).then((answer) => answer.arrayBuffer());
    const hall =
      '{ hall(by: { rawId: "%" }) { name cost reviews(first: 3) { totalCount } } viewer { isLoggedIn } }';
    const work = async (worker: number): Promise<void> => {
      for (let at = worker; !over; at += 1) {
        const turn = at % 5;
        const asking =
          turn === 0
            ? get(`/halls/${1 + (at % 200)}`)
            : turn === 1
              ? get(`/halls/search/?people=${10 + (at % 90)}`)
              : turn === 2
                ? site.graphql(hall.replace('%', String(1 + (at % 300))), {}, asDemo)
                : turn === 3
                  ? site.graphql(
                      `mutation { ${at % 2 ? 'clip' : 'unclip'}(input: { target: { hallRawId: "${1 + (at % 50)}" } }) { userErrors { code } } }`,
                      {},
                      asDemo,
                    )
                  : site.graphql('{ nope }');
        await asking.catch(() => undefined);
        answered += 1;
      }
    };
    const trouble = async (): Promise<void> => {
      while (!over) {
        await site.origin.fault(
          { path: '/api/wn/halls/', status: 503, times: 5 },
          { path: '/api/halls/', reset: true, times: 5 },
          { path: '/api/wn/', delayMs: 300, times: 10 },
          { path: '/api/wn/halls/', stallBody: true, body: { id: 1 }, times: 2 },
        );
        await sleep(2_000);
      }
    };
    const running = [...[0, 1, 2, 3, 4, 5].map(work), trouble()];
    for (let look = 0; look < LOOKS; look += 1) {
      await sleep((seconds * 1_000) / LOOKS);
      const text = await (await fetch(`${site.url}/metrics`, { headers: { 'x-operator-key': KEY } })).text();
      rows.push({
        minute: round((((look + 1) / LOOKS) * seconds) / 60, 1),
        answered,
        'heap MB': round(figure(text, 'nodejs_heap_size_used_bytes') / 1e6, 1),
        'rss MB': round(figure(text, 'process_resident_memory_bytes') / 1e6, 1),
        'open files': readdirSync(`/proc/${site.pid}/fd`).length,
        'loop p99 ms': round(figure(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000, 1),
      });
    }
    over = true;
    await Promise.all(running);
    await site.stop();
    const least = (name: string, from: number, to: number): number =>
      Math.min(...rows.slice(from, to).map((row) => Number(row[name])));
    // The least of several looks is close to what is left after a collection.
    const heap = [least('heap MB', 1, 5), least('heap MB', 5, LOOKS)] as const;
    const files = [least('open files', 1, 5), least('open files', 5, LOOKS)] as const;
    return {
      rows,
      claims: [
        {
          text: `heap: ${heap[0]} MB in the first half, ${heap[1]} MB in the second`,
          holds: heap[1] < heap[0] * 1.3 + 20,
        },
        { text: `open files: ${files[0]}, then ${files[1]}`, holds: files[1] < files[0] + 50 },
      ],
    };
  },
};
