/** A Redis that keeps its connections, but no longer does its work. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { failFast, withLocalFallback } from '#gateway/cache/fallback.ts';
import { connectRedis, createRedisStore } from '#gateway/cache/redis.ts';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

const KEY = 'only-for-tests-only-for-tests';
/** How long the gateway does not call a Redis that has failed. */
const BACKOFF_MS = 1_000;

const portOf = ({ url }: TestRedis): number => Number(new URL(url).port);

/** Makes a server the replica of another one, which refuses writes, or of none. */
async function replicate(server: TestRedis, primary: TestRedis | null): Promise<void> {
  const admin = new Redis(server.url);
  await (primary ? admin.replicaof('127.0.0.1', portOf(primary)) : admin.replicaof('NO', 'ONE'));
  admin.disconnect();
}

async function redisUp(gateway: Gateway): Promise<string | undefined> {
  const response = await fetch(`${gateway.url}/metrics`, { headers: { 'x-operator-key': KEY } });
  return /^gateway_redis_up (\d)$/m.exec(await response.text())?.[1];
}

/** Errors of Redis in the log. */
const loggedErrors = (gateway: Gateway): string[] =>
  gateway
    .output()
    .split('\n')
    .filter((line) => line.includes('"redis failed"'))
    .map((line) => (JSON.parse(line) as { err: { message: string } }).err.message);

const FAULTS = [
  [
    'hangs',
    'Command timed out',
    async ({ pid }: TestRedis) => void process.kill(pid, 'SIGSTOP'),
    async ({ pid }: TestRedis) => void process.kill(pid, 'SIGCONT'),
  ],
  [
    'has become read-only',
    expect.stringMatching(/^READONLY /),
    (server: TestRedis, other: TestRedis) => replicate(server, other),
    (server: TestRedis) => replicate(server, null),
  ],
] as const;

test.runIf(hasRedis).each(FAULTS)(
  'a Redis that %s is not up, and one line of the log says why',
  async (_fault, message, begin, end) => {
    await using redis = await startRedis();
    await using other = await startRedis();
    await using origin = await startOrigin();
    const env = { REDIS_URL: redis.url, OPERATOR_KEY: KEY };
    await using gateway = await startGateway({ upstream: origin.url, env });
    expect(await redisUp(gateway)).toBe('1');

    await begin(redis, other);
    // Only the cache of REST replies uses Redis here.
    const { data } = await gateway.graphql('{ hall(by: { rawId: "1" }) { name } }');
    expect(data).toEqual({ hall: { name: expect.any(String) } });
    expect(loggedErrors(gateway)).toEqual([message]);
    await sleep(BACKOFF_MS);
    const limited = '{ referralGuest(code: "unknown") { __typename } }';
    await Promise.all(Array.from({ length: 5 }, () => gateway.graphql(limited)));
    expect(loggedErrors(gateway)).toEqual([message, message]);
    expect(await redisUp(gateway)).toBe('0');
    expect(await redisUp(gateway)).toBe('0');

    await end(redis);
    await expect.poll(() => redisUp(gateway), { timeout: 5_000 }).toBe('1');
  },
);

/** Relays new connections to the server that it is set to, as the name of a primary that changes. */
async function startRelay(server: TestRedis) {
  let target = portOf(server);
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const { port } = relay.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    setTarget: (next: TestRedis) => void (target = portOf(next)),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

test.runIf(hasRedis)('a connection leaves a primary that has become a replica', async () => {
  await using former = await startRedis();
  await using primary = await startRedis();
  await using relay = await startRelay(former);
  const connection = connectRedis(relay.url, () => undefined);
  const direct = new Redis(primary.url);
  const store = withLocalFallback(failFast(createRedisStore(connection)));
  await store.set('key', 'before', 60_000);

  relay.setTarget(primary);
  await replicate(former, primary);
  const writeAndRead = async (): Promise<string | null> => {
    await store.set('key', 'after', 60_000);
    await store.increment('calls', 1, 60_000);
    return direct.get('musubi:key');
  };
  await expect.poll(writeAndRead, { interval: 100, timeout: 5_000 }).toBe('after');
  for (const one of [connection, direct]) one.disconnect();
});
