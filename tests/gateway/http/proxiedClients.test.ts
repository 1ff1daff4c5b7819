/** Whom the reverse proxy takes for the client of a request. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { nginxProgram, type Proxy, startProxy } from '#tests/harness/proxy.ts';
import { open } from './rawSocket.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ upstream: inject('originUrl'), env: { TRUST_PROXY: '1' } });
}, 60_000);
afterAll(() => gateway?.stop());

const start = (realIp?: string): Promise<Proxy> =>
  startProxy(nginxProgram ?? 'nginx', [gateway.port], { realIp });

// A third of what a network may guess in a minute. The texts can be no codes.
const query = `{ ${Array.from({ length: 20 }, (_, at) => `c${at}: referralGuest(code: "?") { code }`).join(' ')} }`;

/** Guesses once for each of these values of X-Forwarded-For. @returns how many were let through */
async function guess({ url }: Proxy, forwarded: readonly string[]): Promise<number> {
  let passed = 0;
  for (const addresses of forwarded) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': addresses,
        'x-wn-uuid': randomUUID(),
      },
      body: JSON.stringify({ query }),
    });
    if (response.status === 200) passed += 1;
    else expect(response.status).toBe(429);
    await response.text();
  }
  return passed;
}

const TRUSTED = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For; real_ip_recursive on;';

describe('S126 a client behind the reverse proxy', () => {
  it('has limits of its own if the server in front that names it is trusted', async () => {
    await using proxy = await start(TRUSTED);
    expect(
      await guess(
        proxy,
        Array.from({ length: 4 }, () => '203.0.113.1'),
      ),
    ).toBe(3);
    expect(await guess(proxy, ['203.0.113.2'])).toBe(1);
    // What the client itself has sent stands before the address that the server in front has added.
    expect(await guess(proxy, ['198.51.100.1, 203.0.113.1', '203.0.113.2, 203.0.113.1'])).toBe(0);
  });

  it('gets no other limits by what it sends', async () => {
    await using proxy = await start();
    expect(await guess(proxy, ['203.0.113.3', '203.0.113.4', '203.0.113.5', '203.0.113.6'])).toBe(3);
  });
});

/** As in ops/nginx/site.conf.template. */
const MAX_BODIES = 500;

describe('S127 bodies that do not end', () => {
  it.each([
    ['an IPv4 address', '203.0.113.1', '203.0.113.1', '203.0.113.2'],
    ['an IPv6 /64', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'],
  ])('of %s leave connections for others', async (_, sender, sameNetwork, other) => {
    await using proxy = await start(TRUSTED);
    const sockets = Array.from({ length: MAX_BODIES }, () => {
      const socket = open(proxy.url);
      socket.write(
        `POST /graphql HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${sender}\r\nContent-Length: 1000\r\n\r\n{`,
      );
      return socket;
    });
    const post = async (address: string): Promise<number> => {
      const response = await fetch(`${proxy.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: '{"query":"{ __typename }"}',
      });
      await response.text();
      return response.status;
    };
    await expect.poll(() => post(sameNetwork), { timeout: 10_000 }).toBe(429);
    expect(await post(other)).toBe(200);
    const read = await fetch(`${proxy.url}/healthz`, { headers: { 'x-forwarded-for': sender } });
    expect(read.status).toBe(200);
    sockets.pop()?.destroy();
    await expect.poll(() => post(sameNetwork)).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
