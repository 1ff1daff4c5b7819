import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from '#gateway/graphql/concurrencyLimit.ts';

const OPERATIONS = 400;
const numbers = Array.from({ length: OPERATIONS }, (_, index) => index);

const work = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('the limit of concurrent operations', () => {
  it('lets operations wait, in order, while the event loop is busy', async () => {
    const limit = new ConcurrencyLimit();
    const started: number[] = [];
    let executing = 0;
    let most = 0;
    await Promise.all(
      numbers.map((number) =>
        limit.run(async () => {
          started.push(number);
          executing += 1;
          most = Math.max(most, executing);
          for (let turn = 0; turn < 3; turn += 1) {
            await nextTurn();
            work(0.5);
          }
          executing -= 1;
        }),
      ),
    );
    expect(started).toEqual(numbers);
    expect(most).toBe(64);
    await nextTurn();
    expect(limit).toMatchObject({ executing: 0, waiting: 0 });
  });

  it('starts all operations soon while they wait for a slow REST host', async () => {
    const limit = new ConcurrencyLimit();
    let started = 0;
    const all = numbers.map((number) =>
      limit.run(async () => {
        started += 1;
        await sleep(1_500);
        return number;
      }),
    );
    expect(limit).toMatchObject({ executing: 64, waiting: OPERATIONS - 64 });
    await sleep(1_000);
    expect(started).toBe(OPERATIONS);
    expect(await Promise.all(all)).toEqual(numbers);
  });

  it('lets operations wait again when the event loop gets busy after a slow REST host', async () => {
    const limit = new ConcurrencyLimit();
    await Promise.all(numbers.map(() => limit.run(() => sleep(500))));
    let isOver = false;
    const client = async (): Promise<void> => {
      while (!isOver) {
        await limit.run(async () => {
          await nextTurn();
          work(0.5);
        });
      }
    };
    const clients = numbers.map(client);
    await expect.poll(() => limit.waiting, { timeout: 20_000 }).toBeGreaterThan(OPERATIONS / 2);
    isOver = true;
    await Promise.all(clients);
  });

  it('passes errors on and starts the next operation', async () => {
    const limit = new ConcurrencyLimit();
    const failing = numbers.map(() => limit.run(() => Promise.reject(new Error('failed'))));
    const results = await Promise.allSettled(failing);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await nextTurn();
    expect(limit).toMatchObject({ executing: 0, waiting: 0 });
  });
});
