/** What a running gateway writes to its log: request ids, and no secrets. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, startSite, type Site } from '#tests/harness/gateway.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { hasRedis, startRedis } from '#tests/harness/redis.ts';

const RIGHT_PASSWORD = 'right-r3d1s-password';
const WRONG_PASSWORD = 'wrong-r3d1s-password';

test.runIf(hasRedis)(
  'S96 a refused Redis password is logged by the name and message of the error',
  async () => {
    await using redis = await startRedis(RIGHT_PASSWORD);
    await using origin = await startOrigin();
    const REDIS_URL = redis.url.replace('//', `//:${WRONG_PASSWORD}@`);
    await using gateway = await startGateway({ upstream: origin.url, env: { REDIS_URL } });
    const { data } = await gateway.graphql('{ hall(by: { rawId: "1" }) { name } }');
    expect(data).toMatchObject({ hall: { name: expect.any(String) } });
    await expect.poll(() => gateway.output(), { timeout: 5_000 }).toContain('WRONGPASS');
    expect(gateway.output()).not.toMatch(/r3d1s|Unhandled/);
    const lines = gateway.output().trim().split('\n');
    const errors = lines.map((line) => (JSON.parse(line) as { err?: object }).err ?? {});
    for (const error of errors)
      expect(['name', 'code', 'message', 'stack']).toEqual(expect.arrayContaining(Object.keys(error)));
  },
);

test.runIf(existsSync('/dev/full'))(
  'F104 a log that takes no line, as on a full disk, delays no answer',
  async () => {
    await using origin = await startOrigin();
    const launcher = ['sh', '-c', 'exec "$@" > /dev/full', 'sh'];
    await using gateway = await startGateway({ upstream: origin.url, launcher });
    await origin.fault({ path: '/api/wn/halls/1', status: 500 });
    const { errors } = await gateway.graphql('{ hall(by: { rawId: "1" }) { name } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR' });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect(gateway.output()).toBe('');
  },
  30_000,
);

describe('S98 the request id', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { LOG_LEVEL: 'debug' } });
  });
  afterAll(() => site.stop());

  const read = async (rawId: string, requestId?: string) => {
    await site.origin.fault({ path: `/api/wn/halls/${rawId}`, status: 500 });
    await site.origin.clearJournal();
    const { headers, errors } = await site.graphql(
      `query Failing { hall(by: { rawId: "${rawId}" }) { name } }`,
      {},
      requestId === undefined ? {} : { 'x-request-id': requestId },
    );
    const calls = await site.origin.calls(`/api/wn/halls/${rawId}`);
    const id = headers.get('x-request-id') ?? '';
    const logged = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(id));
    await expect.poll(logged).toHaveLength(2);
    const lines = logged().map((line) => JSON.parse(line) as { requestId: string; msg: string });
    return { id, lines, calls: calls.map((call) => call.headers['x-request-id']), errors };
  };

  test('of the client goes upstream, and stands in the log, the response and its errors', async () => {
    const { id, lines, calls, errors } = await read('11', 'native-0123456789');
    expect(id).toBe('native-0123456789');
    expect(calls).toEqual([id]);
    expect(errors[0]?.extensions).toMatchObject({ requestId: id });
    expect(lines).toMatchObject([
      { requestId: id, msg: 'REST call failed' },
      { requestId: id, msg: 'operation has errors' },
    ]);
  });

  test('goes with the registration of a new visitor', async () => {
    await site.origin.clearJournal();
    const requestId = 'visitor-0123456789';
    await site.graphql('{ viewer { isLoggedIn } }', {}, { 'x-request-id': requestId });
    const registrations = () => site.origin.calls('/api/uuid/');
    await expect.poll(async () => (await registrations()).length).toBe(1);
    const [registration] = await registrations();
    expect(registration?.headers['x-request-id']).toBe(requestId);
  });

  test.each([undefined, 'short', 'a"},{"level":60', 'x'.repeat(65), 'with space 0123456789'])(
    'is made where the client sent %j',
    async (sent) => {
      const { id, lines, calls } = await read('12', sent);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(calls).toEqual([id]);
      expect(lines.map(({ requestId }) => requestId)).toEqual([id, id]);
    },
  );
});
