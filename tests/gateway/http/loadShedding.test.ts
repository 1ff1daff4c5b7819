/** Load shedding: what is refused, what is served, and that it ends. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LoadShedder } from '#gateway/http/loadShedding.ts';
import documents from '#client/documents.json' with { type: 'json' };
import { advanceClock } from '#tests/harness/clock.ts';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';

const KEY = 'operator-key-of-these-tests-only';

describe('the decision', () => {
  const response = () => new ServerResponse(new IncomingMessage(new Socket()));
  const codeOf = (load: LoadShedder) => load.admit(response())?.extensions['code'];

  it('takes two late samples, and ends well below the limit', () => {
    const load = new LoadShedder({ delayMs: 100, requests: 10 });
    const after = (delayMs: number) => {
      load.recordDelay(delayMs);
      return codeOf(load);
    };
    expect([5_000, 20, 150, 101, 90, 51, 50].map(after)).toEqual([
      // A garbage collection.
      undefined,
      undefined,
      undefined,
      'OVERLOADED',
      'OVERLOADED',
      'OVERLOADED',
      undefined,
    ]);
    expect(load.refused).toEqual({ 'event-loop': 3, requests: 0 });
  });

  it('counts requests until their response is closed, and reports the first refusal', () => {
    const onRefusal = vi.fn();
    const load = new LoadShedder({ delayMs: 100, requests: 2 }, onRefusal);
    const first = response();
    expect([load.admit(first), load.admit(response())]).toEqual([null, null]);
    expect([codeOf(load), codeOf(load)]).toEqual(['OVERLOADED', 'OVERLOADED']);
    expect(onRefusal.mock.calls).toEqual([['requests']]);
    first.emit('close');
    expect(codeOf(load)).toBeUndefined();
  });
});

describe('a gateway with 16 requests in progress', () => {
  let origin: Origin;
  let gateway: Gateway;
  beforeAll(async () => {
    origin = await startOrigin();
    gateway = await startGateway({
      upstream: origin.url,
      env: { MAX_REQUESTS: '16', OPERATOR_KEY: KEY, CLOCK_STEP_MS: '7200000' },
      nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
    });
  }, 120_000);
  afterAll(async () => {
    await gateway.stop();
    await origin.stop();
  });
  const ask = (path: string) => fetch(gateway.url + path);
  const read = (path: string) =>
    fetch(gateway.url + path, { headers: { accept: 'text/html', 'x-operator-key': KEY } });
  const search = (name: string) =>
    gateway.graphql(`{ halls(first: 1, filter: { name: "${name}" }) { totalCount } }`);

  it('F100 refuses more, serves what costs nothing, and accepts again', { timeout: 60_000 }, async () => {
    const addressOf = (name: string, variables: object) => {
      const [id] = Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}`)) ?? [];
      return `/graphql?documentId=${id}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
    };
    const kept = ['/terms', addressOf('StatsPageQuery', {})];
    const profile = addressOf('BridePageQuery', { by: { rawId: '1001' } });
    const readKept = () => Promise.all(kept.map(async (path) => (await ask(path)).text()));
    const answers = await readKept();
    expect((await ask(profile)).headers.get('cache-control')).toContain('stale-if-error=3600');
    // Both are stale by now.
    await advanceClock(gateway);
    await origin.fault({ path: '/api/halls/', hold: true });
    const held = Array.from({ length: 16 }, (_, at) => search(`h${at}`));
    await expect.poll(async () => (await origin.calls(/^\/api\/halls\//)).length).toBe(16);

    // Its body is never read: a request that would be too large is refused for the load.
    const refused = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }', padding: 'x'.repeat(2_000_000) }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.headers.get('cache-control')).toContain('no-store');
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'OVERLOADED', retryable: true, retryAfterMs: 2_000 } }],
    });
    const usual = await search('one more');
    expect([usual.status, usual.headers.get('connection')]).toEqual([503, 'keep-alive']);
    const uncached = await read('/brides');
    expect([uncached.status, uncached.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await uncached.text()).toContain('ただいまページを表示できません');

    expect(await readKept()).toEqual(answers);
    const served = ['/healthz', '/readyz', '/schema.graphql', '/metrics', '/robots.txt'];
    expect(await Promise.all(served.map(async (path) => (await read(path)).status))).toEqual(
      served.map(() => 200),
    );
    expect(await (await read('/metrics')).text()).toContain('gateway_refused_requests{reason="requests"} 5');
    // The answer is too old to serve.
    expect((await ask(profile)).status).toBe(503);
    // A form holds what a visitor has typed.
    const form = await fetch(`${gateway.url}/login`, {
      method: 'POST',
      headers: { origin: gateway.url },
      body: new URLSearchParams({ email: 'who@example.jp', password: '' }),
    });
    expect(form.status).toBe(422);

    await origin.clearFaults();
    for (const result of await Promise.all(held)) expect(result.errors).toEqual([]);
    expect((await read('/brides')).status).toBe(200);
    expect(gateway.output().match(/"msg":"overloaded"/g)).toHaveLength(1);
  });
});

describe('a gateway whose event loop may be 50 ms late', () => {
  it('refuses while it is kept busy, and accepts again', { timeout: 120_000 }, async () => {
    await using origin = await startOrigin();
    await using gateway = await startGateway({
      upstream: origin.url,
      env: { MAX_EVENT_LOOP_DELAY_MS: '50' },
    });
    const open = async (path: string) => (await fetch(gateway.url + path)).status;
    let hall = 0;
    const openHalls = async (count: number) => {
      const pages = Array.from({ length: count }, () => open(`/halls/${(hall += 1)}`));
      return new Set(await Promise.all(pages));
    };
    const health: number[] = [];
    const statuses = new Set<number>();
    while (hall < 1_000 && !statuses.has(503)) {
      const [seen, healthy] = await Promise.all([openHalls(100), open('/healthz')]);
      seen.forEach((status) => statuses.add(status));
      health.push(healthy);
    }
    expect(statuses).toEqual(new Set([200, 503]));
    expect(new Set(health)).toEqual(new Set([200]));
    await expect.poll(() => open('/brides'), { timeout: 10_000 }).toBe(200);
  });
});

describe('operations that wait for a slow REST host', () => {
  it('are all executed at once, however many', { timeout: 120_000 }, async () => {
    await using origin = await startOrigin();
    await using gateway = await startGateway({ upstream: origin.url, env: { OPERATOR_KEY: KEY } });
    const [documentId] =
      Object.entries(documents).find(([, text]) => text.startsWith('query StatsPageQuery')) ?? [];
    const ask = () =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId }),
      }).then((response) => response.json());
    const gauges = async () => {
      const text = await (
        await fetch(`${gateway.url}/metrics`, { headers: { 'x-operator-key': KEY } })
      ).text();
      return text.match(/^gateway_operations_(?:executing|waiting) .*$/gm);
    };
    await origin.fault({ path: '/', hold: true });
    const answers = Array.from({ length: 150 }, ask);
    await expect
      .poll(gauges, { timeout: 5_000 })
      .toEqual(['gateway_operations_executing 150', 'gateway_operations_waiting 0']);
    await origin.clearFaults();
    for (const answer of await Promise.all(answers)) expect(answer).not.toHaveProperty('errors');
    expect(await gauges()).toEqual(['gateway_operations_executing 0', 'gateway_operations_waiting 0']);
  });
});
