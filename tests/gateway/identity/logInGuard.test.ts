/** The limits of guesses, counted in a real Redis by two processes at once. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRedisStore } from '#gateway/cache/redis.ts';
import { LogInGuard } from '#gateway/identity/logInGuard.ts';
import { SignInRequired } from '#gateway/upstream/errors.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

const SECRET = 'only-for-tests-only-for-tests-only-for-tests';

describe.runIf(hasRedis)('100 wrong passwords at once', () => {
  let redis: TestRedis;
  let connections: [Redis, Redis];
  let guards: [LogInGuard, LogInGuard];
  beforeAll(async () => {
    redis = await startRedis();
    // Without time-outs: a busy machine changes no number.
    connections = [new Redis(redis.url), new Redis(redis.url)];
    const guard = (connection: Redis) => new LogInGuard(createRedisStore(connection), [SECRET], true);
    guards = [guard(connections[0]), guard(connections[1])];
  }, 60_000);
  afterAll(async () => {
    connections?.forEach((connection) => connection.disconnect());
    await redis?.stop();
  });
  beforeEach(() => connections[0].flushall());

  let sent: number;
  /** @returns how many were sent */
  async function attack(addressOf: (at: number) => string, emailOf: (at: number) => string): Promise<number> {
    sent = 0;
    const attempts = Array.from({ length: 100 }, (_, at) => {
      const source = { client: null, address: addressOf(at), cookies: '', keepsCookies: true };
      const refuse = (): Promise<never> => {
        sent += 1;
        return Promise.reject(new SignInRequired('R01'));
      };
      return guards[at % 2 === 0 ? 0 : 1].run(emailOf(at), source, refuse).catch((thrown: unknown) => thrown);
    });
    await Promise.all(attempts);
    return sent;
  }
  const hex = (at: number): string => at.toString(16).padStart(2, '0');

  test.each<[string, number, (at: number) => string, (at: number) => string]>([
    ['S87 one network: ten', 10, () => '198.51.100.7', () => 'a@example.jp'],
    [
      'S87 100 networks, the address in small and capital letters: twenty',
      20,
      (at) => `198.51.${at}.7`,
      (at) => (at % 3 === 0 ? 'A@Example.JP' : 'a@example.jp'),
    ],
    ['S88 addresses of a /64: ten', 10, (at) => `2001:db8:1:2::${hex(at)}`, () => 'a@example.jp'],
    // The account's limit of 20 is reached before the 40 of a /56.
    ['S88 networks of a /56: twenty', 20, (at) => `2001:db8:5:ff${hex(at)}::1`, () => 'a@example.jp'],
  ])('%s', async (_name, expected, addressOf, emailOf) => {
    expect(await attack(addressOf, emailOf)).toBe(expected);
  });
});
