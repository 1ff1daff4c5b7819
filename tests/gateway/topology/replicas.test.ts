/** Several gateways behind a proxy (see tests/harness/topology.ts). */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fetchGraphQL, type Gateway } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import type { Proxy } from '#tests/harness/proxy.ts';
import { missingPrograms, startTopology, type Topology } from '#tests/harness/topology.ts';

if (missingPrograms !== null) it('needs PostgreSQL and nginx', ({ skip }) => skip(missingPrograms ?? ''));
else replicas();

function replicas(): void {
  let topology: Topology;
  let gateways: readonly Gateway[];
  let proxy: Proxy;
  let start: Topology['start'];

  beforeAll(async () => {
    topology = await startTopology(2);
    ({ gateways, proxy, start } = topology);
    const { data } = await fetchGraphQL<{ logIn: { token: string } }>(
      `${proxy.url}/graphql`,
      'mutation ($email: String!, $password: String!) { logIn(input: { email: $email, password: $password }) { token } }',
      { email: demo.email, password: demo.password },
    );
    signedIn['x-wedding-token'] = data?.logIn.token ?? '';
  }, 180_000);
  afterAll(() => topology.stop(), 60_000);

  const signedIn = { 'x-wedding-token': '', 'x-wn-user-id': demo.userId };
  /** Clips or unclips through the proxy and retries lost responses, as a client does. */
  const setClip = async (mutation: 'clip' | 'unclip', rawId: string): Promise<void> => {
    const text = `mutation ($id: String!) { ${mutation}(input: { target: { hallRawId: $id } }) { userErrors { code } } }`;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetchGraphQL<Record<string, { userErrors: unknown[] } | null>>(
        `${proxy.url}/graphql`,
        text,
        { id: rawId },
        signedIn,
      ).catch(() => null);
      if (answer?.data?.[mutation]?.userErrors.length === 0) return;
      if (attempt === 20) throw new Error(`${mutation} ${rawId}: ${JSON.stringify(answer)}`);
      await sleep(100);
    }
  };
  const clippedOf = async (ids: readonly string[]): Promise<string[]> => {
    const { data, errors } = await fetchGraphQL<{
      viewer: { account: { hallClips: { nodes: { hall: { rawId: string } | null }[] } } };
    }>(
      `${proxy.url}/graphql`,
      '{ viewer { account { hallClips(first: 100) { nodes { hall { rawId } } } } } }',
      {},
      signedIn,
    );
    if (!data) throw new Error(JSON.stringify(errors));
    const clipped = data.viewer.account.hallClips.nodes.map(({ hall }) => hall?.rawId);
    return ids.filter((id) => clipped.includes(id));
  };

  describe('the proxy', () => {
    test('caches public pages and no personal ones', async () => {
      const get = (path: string, headers = {}) => fetch(proxy.url + path, { headers });
      const first = await get('/halls/search/');
      expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'MISS']);
      const again = await get('/halls/search/', { cookie: 'wn_uuid=7d3c1a52-0b64-4f0e-9a3d-5e2f6c8b9a10' });
      expect(again.headers.get('x-cache')).toBe('HIT');
      expect(await again.text()).toBe(await first.text());
      for (let times = 0; times < 2; times += 1) {
        const personal = await get('/mypage', signedIn);
        expect([personal.headers.get('x-cache'), personal.headers.get('cache-control')]).toEqual([
          'BYPASS',
          expect.stringContaining('no-store'),
        ]);
      }
    });
  });

  test('rate limits are shared by the replicas', async () => {
    const reading = '{ referralGuest(code: "0000") { __typename } }';
    const device = { 'x-wn-uuid': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const codes: unknown[] = [];
    for (let at = 0; at < 21; at += 1) {
      const { errors } = await fetchGraphQL(`${gateways[at % 2]?.url}/graphql`, reading, {}, device);
      codes.push(errors[0]?.extensions?.['code']);
    }
    expect(codes.slice(0, 20)).not.toContain('RATE_LIMITED');
    expect(codes[20]).toBe('RATE_LIMITED');
  });

  test(
    'F49 no request fails and no clip is lost when one gateway restarts and one is killed under load',
    { timeout: 120_000 },
    async () => {
      const ids = Array.from({ length: 60 }, (_, at) => String(at + 101));
      let done = false;
      const failures: string[] = [];
      let reads = 0;
      const read = async (reader: number): Promise<void> => {
        for (let at = 0; !done && at < 20_000; at += 1) {
          const path = `/halls/${1 + (at % 40)}?reader=${reader}-${at}`;
          const status = await fetch(proxy.url + path, { redirect: 'manual' }).then(
            (answer) => answer.status,
            String,
          );
          reads += 1;
          if (status !== 200 && status !== 308) failures.push(`${path}: ${status}`);
        }
      };
      const readers = Promise.all([read(1), read(2), read(3)]);
      const clips = Promise.all(ids.map(async (id, at) => (await sleep(at * 100), setClip('clip', id))));

      await sleep(500);
      await gateways[0]?.stop();
      await start(0);
      // Wait for replica readiness before the kill: a request the first replica refused cannot be retried on it.
      await sleep(1000);
      await gateways[1]?.kill();
      await start(1);
      await clips;
      done = true;
      await readers;

      expect(failures).toEqual([]);
      expect(reads).toBeGreaterThan(50);
      expect(await clippedOf(ids)).toEqual(ids);
      for (const id of ids) await setClip('unclip', id);
      expect(await clippedOf(ids)).toEqual([]);
    },
  );

  test('a replica that starts gets no request before it can answer it', async () => {
    await gateways[0]?.kill();
    let isOver = false;
    const statuses = new Set<number>();
    const post = async (): Promise<void> => {
      while (!isOver) {
        const response = await fetch(`${proxy.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signedIn },
          body: JSON.stringify({ query: '{ viewer { isLoggedIn } }' }),
        });
        await response.arrayBuffer();
        statuses.add(response.status);
      }
    };
    const posts = Promise.all([post(), post()]);
    await start(0);
    isOver = true;
    await posts;
    expect([...statuses]).toEqual([200]);
  }, 60_000);

  test('the proxy serves cached pages while all gateways are down, and recovers', async () => {
    const cached = await (await fetch(`${proxy.url}/halls/ranking/tokyo/`)).text();
    await Promise.all(gateways.map((gateway) => gateway.kill()));
    const again = await fetch(`${proxy.url}/halls/ranking/tokyo/`);
    expect([again.status, await again.text()]).toEqual([200, cached]);
    expect((await fetch(`${proxy.url}/halls/search/?name=never-seen`)).status).toBe(502);
    await Promise.all([start(0), start(1)]);
    await expect
      .poll(async () => (await fetch(`${proxy.url}/halls/search/?name=never-seen`)).status, {
        timeout: 10_000,
      })
      .toBe(200);
  }, 60_000);
}
