import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { demo, startOrigin } from '#tests/harness/origin.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { cleanEnv, scratchPath, startProcess } from '#tests/harness/process.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ upstream: inject('originUrl') });
});
afterAll(() => gateway.stop());

describe('the process', () => {
  it('serves health, readiness and the schema', async () => {
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    const schema = await fetch(`${gateway.url}/schema.graphql`);
    expect(await schema.text()).toContain('directive @semanticNonNull');
  });

  it(
    'fails to start with one clear line for a taken port and an invalid setting',
    { timeout: 90_000 },
    async () => {
      const { port } = new URL(gateway.url);
      const start = (env: Record<string, string>) =>
        startProcess({
          entry: 'gateway/main.ts',
          port: Number(port),
          readyPath: '/none',
          env: cleanEnv({ NODE_ENV: 'test', ...env }),
          timeoutMs: 40_000,
        });
      await expect(start({ PORT: port })).rejects.toThrow(
        new RegExp(`PORT: port ${port} is taken; .*example PORT=`),
      );
      await expect(start({ PORT: 'many' })).rejects.toThrow(/PORT must be .*example PORT=/);
    },
  );

  it(
    'F49 shuts down gracefully: readiness fails first, then requests in flight finish',
    { timeout: 90_000 },
    async () => {
      await using origin = await startOrigin();
      const stopping = await startGateway({ upstream: origin.url });
      await origin.fault({ path: '/api/halls/', hold: true });
      const inFlight = Array.from({ length: 12 }, (_, at) =>
        stopping.graphql(`{ halls(first: 1, filter: { name: "h${at}" }) { totalCount } }`),
      );
      await expect
        .poll(async () => (await origin.calls(/^\/api\/halls\//)).length, { timeout: 20_000 })
        .toBe(12);
      const stopped = stopping.stop();
      await expect.poll(async () => (await fetch(`${stopping.url}/readyz`)).status).toBe(503);
      await origin.clearFaults();
      for (const result of await Promise.all(inFlight))
        expect(result.data).toEqual({ halls: { totalCount: expect.any(Number) } });
      await stopped;
      await expect(fetch(`${stopping.url}/readyz`)).rejects.toThrow();
    },
  );

  it('ends at once when it is stopped during its start', { timeout: 60_000 }, async () => {
    const host = createServer();
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const { port } = host.address() as AddressInfo;
    const pidFile = scratchPath();
    const starting = startGateway({
      upstream: `http://127.0.0.1:${port}`,
      env: { WARM_UP_MS: '30000' },
      launcher: ['sh', '-c', `echo $$ > ${pidFile}; exec "$@"`, 'sh'],
    });
    // As process 1 of a container it would ignore a signal without a handler; elsewhere the signal would end it.
    const ended = expect(starting).rejects.toThrow('gateway/main.ts ended with 0');
    await once(host, 'request');
    process.kill(Number(await readFile(pidFile, 'utf8')), 'SIGTERM');
    await ended;
    host.closeAllConnections();
    host.close();
  });

  it('S29 ends requests whose body arrives byte by byte', { timeout: 60_000 }, async () => {
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
    );
    const drip = setInterval(() => socket.write('x'), 1_000);
    // The whole body would take 15 minutes.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
  });

  it('F48 cancels upstream calls when the client disconnects', { timeout: 90_000 }, async () => {
    const silentHost = createServer();
    const { port } = await once(silentHost.listen(0, '127.0.0.1'), 'listening').then(
      () => silentHost.address() as AddressInfo,
    );
    await using isolated = await startGateway({ upstream: `http://127.0.0.1:${port}` });
    const query = (rawId: number, signal?: AbortSignal) =>
      fetch(`${isolated.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `{ hall(by: { rawId: "${rawId}" }) { name } }` }),
        signal,
      });
    const staying = query(1);
    const [firstCall] = (await once(silentHost, 'request')) as [IncomingMessage];
    const leaving = new AbortController();
    for (const rawId of [1, 2]) query(rawId, leaving.signal).catch(() => undefined);
    const [secondCall] = (await once(silentHost, 'request')) as [IncomingMessage];
    const closed = new Promise((resolve) => secondCall.socket.once('close', resolve));
    leaving.abort();
    await closed;
    // Not the deadline: the older call, which the leaving client has joined, is still open.
    expect(firstCall.socket.destroyed).toBe(false);
    silentHost.closeAllConnections();
    await staying;
    silentHost.close();
  });
});

describe('concurrent users', () => {
  it('S49 never get each other’s data in 200 pairs of requests', { timeout: 60_000 }, async () => {
    const query = '{ viewer { isLoggedIn account { rawId } } }';
    const viewer = async (headers: Record<string, string>) =>
      (await gateway.graphql(query, {}, headers)).data;
    const pair = () =>
      Promise.all([viewer({ 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId }), viewer({})]);
    // Ten at a time: more would measure the speed of the machine.
    const pairs = [];
    for (let round = 0; round < 20; round += 1)
      pairs.push(...(await Promise.all(Array.from({ length: 10 }, pair))));
    expect(pairs).toHaveLength(200);
    for (const [user, guest] of pairs) {
      expect(user).toEqual({ viewer: { isLoggedIn: true, account: { rawId: demo.userId } } });
      expect(guest).toEqual({ viewer: { isLoggedIn: false, account: null } });
    }
  });

  it('S50 get uncacheable responses', async () => {
    const { headers } = await gateway.graphql('{ viewer { isLoggedIn } }');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toContain('Cookie');
  });
});

describe('S54 the log', () => {
  it(
    'contains no tokens, cookies, mail addresses or phone numbers, whatever fails',
    { timeout: 90_000 },
    async () => {
      await using origin = await startOrigin();
      const verbose = await startGateway({ upstream: origin.url, env: { LOG_LEVEL: 'debug' } });
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
        await verbose.graphql(
          '{ viewer { account { nickname hallClips(first: 2) { nodes { note } } } } }',
          {},
          secret,
        );
        await verbose.graphql(logIn, { email: 'person@example.jp' });
        await verbose.graphql(`{ hall(by: { rawId: "${demo.token}" }) { name }`, {}, secret);
      }
      await verbose.stop();
      expect(verbose.output()).toContain('REST call failed');
      expect(verbose.output()).not.toMatch(
        /wt_demo|sealed-secret|secret-password|secret-detail|person@example|demo@example/,
      );
    },
  );
});

describe('robots.txt and sitemaps', () => {
  const Locations = z.array(z.string());
  const locationsOf = (xml: string): string[] =>
    Locations.parse([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url));

  it(
    'list every hall, upcoming fair, landing page, article and public bride',
    { timeout: 180_000 },
    async () => {
      const robots = await (await fetch(`${gateway.url}/robots.txt`)).text();
      const [, index] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
      expect(index).toBe(`${gateway.url}/sitemap.xml`);
      const indexXml = await (await fetch(index ?? '')).text();
      const files = locationsOf(indexXml);
      expect(files).toHaveLength(6);
      const [halls, fairs, landings, articles, magazine, brides] = await Promise.all(
        files.map(async (file) => {
          const response = await fetch(file);
          expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
          return response.text();
        }),
      );
      const daysOf = (xml = '') => [...xml.matchAll(/<lastmod>([^<]+)</g)].map(([, day = '']) => day);
      const newest = [halls, fairs, landings, articles, magazine, brides].map(
        (xml) => daysOf(xml).toSorted().at(-1) ?? null,
      );
      expect(
        indexXml
          .split('</sitemap>')
          .slice(0, 6)
          .map((entry) => daysOf(entry)[0] ?? null),
      ).toEqual(newest);
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
      expect(new Set(locationsOf(articles ?? '')).size).toBeGreaterThan(220);
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
      const brideIds = [...(brides ?? '').matchAll(/\/brides\/(\d+)<\/loc>/g)].map(([, id]) => id);
      expect(new Set(brideIds).size).toBe(brideIds.length);
      expect(brideIds.length).toBeGreaterThan(400);
      // Private and closed profiles, which the API hides, are not listed.
      const hidden: (string | undefined)[] = [];
      for (const id of brideIds)
        if ((await fetch(`${inject('originUrl')}/api/brides/${id}`)).status !== 200) hidden.push(id);
      expect(hidden).toEqual([]);
    },
  );
});
