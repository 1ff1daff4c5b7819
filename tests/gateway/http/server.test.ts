import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { demo, startOrigin } from '#tests/harness/origin.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { cleanEnv, startProcess } from '#tests/harness/process.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ upstream: inject('originUrl') });
});
afterAll(() => gateway.stop());

describe('the process', () => {
  it('tells that it lives, that it is ready, and its schema', async () => {
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    const schema = await fetch(`${gateway.url}/schema.graphql`);
    expect(await schema.text()).toContain('directive @semanticNonNull');
  });

  it('a taken port and a wrong setting end the start with one clear line', { timeout: 90_000 }, async () => {
    const { port } = new URL(gateway.url);
    const start = (env: Record<string, string>) =>
      startProcess({
        entry: 'gateway/main.ts',
        port: Number(port),
        ready: '/none',
        env: cleanEnv({ NODE_ENV: 'test', ...env }),
        patienceMs: 40_000,
      });
    await expect(start({ PORT: port })).rejects.toThrow(
      new RegExp(`PORT: port ${port} is taken; .*example PORT=`),
    );
    await expect(start({ PORT: 'many' })).rejects.toThrow(/PORT must be .*example PORT=/);
  });

  it(
    'F49 finishes what is under way before it stops, and its readiness goes first',
    { timeout: 90_000 },
    async () => {
      await using origin = await startOrigin();
      const stopping = await startGateway({ upstream: origin.url });
      await origin.fault({ path: '/api/halls/', hold: true });
      const under = Array.from({ length: 12 }, (_, at) =>
        stopping.graphql(`{ halls(first: 1, filter: { name: "h${at}" }) { totalCount } }`),
      );
      await expect
        .poll(async () => (await origin.calls(/^\/api\/halls\//)).length, { timeout: 20_000 })
        .toBe(12);
      const stopped = stopping.stop();
      await expect.poll(async () => (await fetch(`${stopping.url}/readyz`)).status).toBe(503);
      await origin.clearFaults();
      for (const answer of await Promise.all(under))
        expect(answer.data).toEqual({ halls: { totalCount: expect.any(Number) } });
      await stopped;
      await expect(fetch(`${stopping.url}/readyz`)).rejects.toThrow();
    },
  );

  it('S29 a body sent byte by byte is cut off', { timeout: 60_000 }, async () => {
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
    );
    const drip = setInterval(() => socket.write('x'), 1_000);
    // The whole body would take a quarter of an hour.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
  });

  it('F48 a client who leaves stops the calls made for them', { timeout: 90_000 }, async () => {
    const silent = createServer();
    const { port } = await once(silent.listen(0, '127.0.0.1'), 'listening').then(
      () => silent.address() as AddressInfo,
    );
    await using own = await startGateway({ upstream: `http://127.0.0.1:${port}` });
    const ask = (rawId: number, signal?: AbortSignal) =>
      fetch(`${own.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `{ hall(by: { rawId: "${rawId}" }) { name } }` }),
        signal,
      });
    const staying = ask(1);
    const [kept] = (await once(silent, 'request')) as [IncomingMessage];
    const leaving = new AbortController();
    ask(2, leaving.signal).catch(() => undefined);
    const [stopped] = (await once(silent, 'request')) as [IncomingMessage];
    const left = new Promise((resolve) => stopped.socket.once('close', resolve));
    leaving.abort();
    await left;
    // It was not the deadline: the older call is still waited for.
    expect(kept.socket.destroyed).toBe(false);
    silent.closeAllConnections();
    await staying;
    silent.close();
  });
});

describe('two people at once', () => {
  it('S49 never meet: each of 200 pairs of answers is its own', { timeout: 60_000 }, async () => {
    const query = '{ viewer { isLoggedIn account { rawId } } }';
    const ask = async (headers: Record<string, string>) => (await gateway.graphql(query, {}, headers)).data;
    const pair = () =>
      Promise.all([ask({ 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId }), ask({})]);
    // Ten at a time: more would measure how quick the machine is.
    const pairs = [];
    for (let round = 0; round < 20; round += 1)
      pairs.push(...(await Promise.all(Array.from({ length: 10 }, pair))));
    expect(pairs).toHaveLength(200);
    for (const [user, guest] of pairs) {
      expect(user).toEqual({ viewer: { isLoggedIn: true, account: { rawId: demo.userId } } });
      expect(guest).toEqual({ viewer: { isLoggedIn: false, account: null } });
    }
  });

  it('S50 personal answers are nobody else’s', async () => {
    const { headers } = await gateway.graphql('{ viewer { isLoggedIn } }');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toContain('Cookie');
  });
});

describe('S54 the log', () => {
  it(
    'holds no token, cookie, address or number of anyone, whatever goes wrong',
    { timeout: 90_000 },
    async () => {
      await using origin = await startOrigin();
      const talkative = await startGateway({ upstream: origin.url, env: { LOG_LEVEL: 'debug' } });
      const secret = {
        'x-wedding-token': demo.token,
        'x-wn-user-id': demo.userId,
        cookie: 'wn_session=sealed-secret',
      };
      const logIn =
        'mutation ($email: String!) { logIn(input: { email: $email, password: "secret-password" }) { token } }';
      for (const status of [200, 500, 502]) {
        if (status !== 200)
          await origin.fault({
            path: '/api/',
            status,
            body: { detail: 'secret-detail of person@example.jp' },
          });
        await talkative.graphql(
          '{ viewer { account { nickname hallClips(first: 2) { nodes { note } } } } }',
          {},
          secret,
        );
        await talkative.graphql(logIn, { email: 'person@example.jp' });
        await talkative.graphql(`{ hall(by: { rawId: "${demo.token}" }) { name }`, {}, secret);
      }
      await talkative.stop();
      expect(talkative.output()).toContain('REST call failed');
      expect(talkative.output()).not.toMatch(
        /wt_demo|sealed-secret|secret-password|secret-detail|person@example|demo@example/,
      );
    },
  );
});

describe('what search engines read', () => {
  const Locations = z.array(z.string());
  const locationsOf = (xml: string): string[] =>
    Locations.parse([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url));

  it(
    'robots.txt names the sitemaps, these name every hall, fair to come, landing, article and bride',
    { timeout: 180_000 },
    async () => {
      const robots = await (await fetch(`${gateway.url}/robots.txt`)).text();
      const [, index] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
      expect(index).toBe(`${gateway.url}/sitemap.xml`);
      const files = locationsOf(await (await fetch(index ?? '')).text());
      expect(files).toHaveLength(6);
      const [halls, fairs, landings, articles, magazine, brides] = await Promise.all(
        files.map(async (file) => {
          const answer = await fetch(file);
          expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
          return answer.text();
        }),
      );
      const { data } = await gateway.graphql<{
        halls: { totalCount: number };
        hall: { fairs: { nodes: { url: string }[] } };
      }>(
        '{ halls(first: 1) { totalCount } hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { url } } } }',
      );
      const addresses = locationsOf(halls ?? '');
      expect(addresses).toHaveLength(data?.halls.totalCount ?? 0);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.every((address) => address.startsWith(`${gateway.url}/halls/`))).toBe(true);
      expect(halls).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
      const ofHall = `${gateway.url}/halls/1/fairs/`;
      expect(locationsOf(fairs ?? '').filter((address) => address.startsWith(ofHall))).toEqual(
        data?.hall.fairs.nodes.map(({ url }) => url),
      );
      expect(locationsOf(landings ?? '')).toContain(`${gateway.url}/pref/tokyo`);
      expect(new Set(locationsOf(articles ?? '')).size).toBeGreaterThan(2_000);
      expect(articles).toMatch(/<image:loc>[^<]+\/img\?/);
      for (const path of [
        'magazine',
        'magazine/category/26',
        'magazine/writer/4',
        'magazine/prefecture/osaka',
      ])
        expect(locationsOf(magazine ?? '')).toContain(`${gateway.url}/${path}`);
      expect(magazine).toContain(`${gateway.url}/tag/`);
      expect(locationsOf(brides ?? '')).toContain(`${gateway.url}/brides/themes/21`);
      const people = [...(brides ?? '').matchAll(/\/brides\/(\d+)<\/loc>/g)].map(([, id]) => id);
      expect(new Set(people).size).toBe(people.length);
      expect(people.length).toBeGreaterThan(400);
      // Nobody whom the source keeps back, private or closed, is named.
      const hidden: (string | undefined)[] = [];
      for (const id of people)
        if ((await fetch(`${inject('originUrl')}/api/brides/${id}`)).status !== 200) hidden.push(id);
      expect(hidden).toEqual([]);
    },
  );
});
