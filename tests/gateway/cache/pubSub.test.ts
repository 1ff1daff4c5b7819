import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPubSub, type PubSub } from '#gateway/cache/store.ts';
import { connectRedis } from '#gateway/cache/redis.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const CHANGE = { value: undefined, done: false };
const DONE = { value: undefined, done: true };

/** An active subscription, past its initial item. */
async function subscribe(pubSub: PubSub, channel: string) {
  const subscription = await pubSub.subscribe(channel);
  expect(await subscription.next()).toEqual(CHANGE);
  return subscription;
}

describe.each(['in one process', 'through Redis'])('%s', (way) => {
  let redis: TestRedis | null = null;
  let publisher: PubSub;
  let subscriber: PubSub;

  /** The PubSub of one gateway. */
  const connect = (url: string): PubSub => {
    const connection = connectRedis(url, () => {});
    return createPubSub({ publisher: connection, subscriber: connection.duplicate() });
  };
  beforeAll(async () => {
    redis = way === 'through Redis' ? await startRedis() : null;
    publisher = redis ? connect(redis.url) : createPubSub();
    subscriber = redis ? connect(redis.url) : publisher;
  });
  afterAll(async () => {
    await Promise.all([publisher.close(), subscriber.close()]);
    await redis?.stop();
  });

  test('reaches the subscribers of its channel only', async () => {
    const [one, two, other] = [
      await subscribe(subscriber, 'clips:1'),
      await subscribe(subscriber, 'clips:1'),
      await subscribe(subscriber, 'clips:2'),
    ];
    const unpublished = other.next();
    const next = Promise.all([one.next(), two.next()]);
    publisher.publish('clips:1');
    expect(await next).toEqual([CHANGE, CHANGE]);
    await other.return?.();
    expect(await unpublished).toEqual(DONE);
    await Promise.all([one.return?.(), two.return?.()]);
  });

  test('a closed subscription gets no more items; a new one does', async () => {
    const gone = await subscribe(subscriber, 'clips:3');
    await gone.return?.();
    publisher.publish('clips:3');
    expect(await gone.next()).toEqual(DONE);
    const late = await subscribe(subscriber, 'clips:3');
    const next = late.next();
    publisher.publish('clips:3');
    expect(await next).toEqual(CHANGE);
    await late.return?.();
  });

  test('close() ends all subscriptions', async () => {
    const own = redis ? connect(redis.url) : createPubSub();
    const subscription = await subscribe(own, 'clips:4');
    const last = subscription.next();
    await own.close();
    expect(await last).toEqual(DONE);
  });
});

test('a slow consumer gets one item for several changes', async () => {
  const pubSub = createPubSub();
  const subscription = await subscribe(pubSub, 'clips:5');
  for (let change = 0; change < 10; change += 1) pubSub.publish('clips:5');
  expect(await subscription.next()).toEqual(CHANGE);
  const unpublished = subscription.next();
  await subscription.return?.();
  expect(await unpublished).toEqual(DONE);
  await pubSub.close();
});
