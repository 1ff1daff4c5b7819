import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMemoryStore, createPubSub, type PubSub } from '#gateway/cache/store.ts';
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

/** The PubSub of one gateway. */
function connect(url: string): PubSub {
  const open = () => connectRedis(url, () => {});
  return createPubSub({ publisher: open(), subscriber: open() });
}

describe.each(['in one process', 'through Redis'])('%s', (way) => {
  let redis: TestRedis | null = null;
  let publisher: PubSub;
  let subscriber: PubSub;

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

test('a subscription opened while Redis is down gets publications of other gateways once it is back', async () => {
  await using redis = await startRedis();
  const [one, other] = [connect(redis.url), connect(redis.url)];
  await redis.stop();
  const subscription = await subscribe(one, 'clips:6');
  await redis.restart();
  // What it has missed until then is unknown.
  expect(await subscription.next()).toEqual(CHANGE);
  let isHeard = false;
  const heard = subscription.next().then(() => (isHeard = true));
  const publishAgain = () => (other.publish('clips:6'), isHeard);
  await expect.poll(publishAgain, { timeout: 10_000 }).toBe(true);
  await heard;
  await Promise.all([one.close(), other.close()]);
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

describe('a client that held the revision from before a change', () => {
  /** Whether the client gets the current state. */
  async function isSent(pubSub: PubSub, since: string): Promise<boolean> {
    const subscription = await pubSub.subscribe('clips:7', since);
    const next = subscription.next();
    await pubSub.close();
    return !(await next).done;
  }

  test('gets the state after a restart without Redis', async () => {
    const before = createPubSub();
    const since = await before.revision('clips:7');
    before.publish('clips:7');
    expect(await isSent(createPubSub(), since)).toBe(true);
    expect(await isSent(before, await before.revision('clips:7'))).toBe(false);
  });

  test('gets the state when the revision of the change has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pubSub = createPubSub(null, { ...createMemoryStore(), get: async () => null });
    const since = await pubSub.revision('clips:7');
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(await isSent(pubSub, since)).toBe(true);
    vi.useRealTimers();
  });
});
