/** Telling and watching: the same promises in one process and, through Redis, between several. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPubSub, type PubSub } from '#gateway/cache/pubSub.ts';
import { connectRedis } from '#gateway/cache/redis.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const NEWS = { value: undefined, done: false };
const OVER = { value: undefined, done: true };

/** The next news of a reader, and the one after the first, which tells of no change. */
async function reader(live: PubSub, channel: string) {
  const watching = await live.subscribe(channel);
  expect(await watching.next()).toEqual(NEWS);
  return watching;
}

describe.each(['in one process', 'through Redis'])('%s', (way) => {
  let redis: TestRedis | null = null;
  let teller: PubSub;
  let watcher: PubSub;

  /** The channels of one gateway. */
  const gateway = (url: string): PubSub => {
    const speaking = connectRedis(url, () => {});
    return createPubSub({ publisher: speaking, subscriber: speaking.duplicate() });
  };
  beforeAll(async () => {
    redis = way === 'through Redis' ? await startRedis() : null;
    teller = redis ? gateway(redis.url) : createPubSub();
    watcher = redis ? gateway(redis.url) : teller;
  });
  afterAll(async () => {
    await Promise.all([teller.close(), watcher.close()]);
    await redis?.stop();
  });

  test('whoever watches a channel hears it, and nobody else', async () => {
    const [one, two, other] = [
      await reader(watcher, 'clips:1'),
      await reader(watcher, 'clips:1'),
      await reader(watcher, 'clips:2'),
    ];
    const silence = other.next();
    const heard = Promise.all([one.next(), two.next()]);
    teller.publish('clips:1');
    expect(await heard).toEqual([NEWS, NEWS]);
    await other.return?.();
    expect(await silence).toEqual(OVER);
    await Promise.all([one.return?.(), two.return?.()]);
  });

  test('a reader that leaves hears no more, and one that comes after begins anew', async () => {
    const gone = await reader(watcher, 'clips:3');
    await gone.return?.();
    teller.publish('clips:3');
    expect(await gone.next()).toEqual(OVER);
    const late = await reader(watcher, 'clips:3');
    const heard = late.next();
    teller.publish('clips:3');
    expect(await heard).toEqual(NEWS);
    await late.return?.();
  });

  test('all readers are let go when the process stops', async () => {
    const own = redis ? gateway(redis.url) : createPubSub();
    const watching = await reader(own, 'clips:4');
    const last = watching.next();
    await own.close();
    expect(await last).toEqual(OVER);
  });
});

test('one that is slower than the news gets one for all of it', async () => {
  const live = createPubSub();
  const watching = await reader(live, 'clips:5');
  for (let change = 0; change < 10; change += 1) live.publish('clips:5');
  expect(await watching.next()).toEqual(NEWS);
  const quiet = watching.next();
  await watching.return?.();
  expect(await quiet).toEqual(OVER);
  await live.close();
});
