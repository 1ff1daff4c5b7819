/** The log of the proxy: a line for each request, also for those that nginx answers itself, without secrets. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '#tests/harness/process.ts';
import { nginxProgram, type Proxy, startProxy } from '#tests/harness/proxy.ts';
import { open } from '../http/rawSocket.ts';

const start = (port: number): Promise<Proxy> => startProxy(nginxProgram ?? 'nginx', [port]);

/** The lines of the requests with this User-Agent, once there are as many; other lines are no JSON. */
async function linesOf(proxy: Proxy, agent: string, count: number): Promise<readonly unknown[]> {
  const read = async (): Promise<readonly unknown[]> =>
    (await proxy.output())
      .split('\n')
      .filter((line) => line.includes(agent))
      .map((line): unknown => JSON.parse(line));
  await expect.poll(read).toHaveLength(count);
  return read();
}

/** As in ops/nginx/site.conf.template. */
const MAX_BODIES = 500;

const SECRET = 'Zq8xW3nK5vB2';

/** Requests, as they are sent, and the paths that may be logged. */
const ADDRESSES: Readonly<Record<string, string>> = {
  [`/clips/shared/${SECRET}`]: '/clips/shared/*',
  [`/clips/shared/${SECRET}/?page=2`]: '/clips/shared/*',
  // Some programs take the end of a sentence for a part of the address.
  [`/clips/shared/${SECRET}%E3%80%82`]: '/clips/shared/*',
  [`/mypage/clips/share?list=${SECRET}`]: '/mypage/clips/share',
  [`/diagnosis/${SECRET}`]: '/diagnosis/*',
  [`/diagnosis/${SECRET}/parent?key=${SECRET}`]: '/diagnosis/*',
  [`/diagnosis/${SECRET}/leaflet`]: '/diagnosis/*',
  [`//diagnosis//${SECRET}`]: '/diagnosis/*',
  [`/halls/../Diagnosis/${SECRET}`]: '/diagnosis/*',
  [`/%64iagnosis%2F${SECRET}`]: '/diagnosis/*',
  [`/enquete/${SECRET}`]: '/enquete/*',
  [`/reservations/${SECRET}`]: '/reservations/*',
  [`/special/files/${SECRET}`]: '/special/*',
  [`/login?to=%2Fclips%2Fshared%2F${SECRET}`]: '/login',
  [`/graphql?documentId=1&variables=${SECRET}`]: '/graphql',
  [`/halls/1#${SECRET}`]: '/halls/1',
  '/magazine/1': '/magazine/1',
  '/tag/%E6%8C%87%E8%BC%AA"': '/tag/%E6%8C%87%E8%BC%AA"',
};

// Skipped where nginx is missing and `npm test` cannot install it. On Debian as root, and so on CI, it is installed first.
describe.skipIf(nginxProgram === null)('the log of the proxy', () => {
  it('has no secret of an address, also while no gateway answers', async () => {
    await using proxy = await start(await freePort());
    const headers = { 'user-agent': 'visitor', referer: `${proxy.url}/diagnosis/${SECRET}` };
    for (const path of Object.keys(ADDRESSES)) {
      const { port } = new URL(proxy.url);
      const [response] = await once(get({ port, path, headers }), 'response');
      response.resume();
    }
    const addresses = Object.values(ADDRESSES);
    const lines = await linesOf(proxy, 'visitor', addresses.length);
    expect(lines).toEqual(addresses.map((path) => expect.objectContaining({ path })));
    expect(await proxy.output()).not.toContain(SECRET);
  });

  it('says what was answered, from which cache, by which gateway and how long it took', async () => {
    const gateway = createServer((_request, response) => {
      response.writeHead(200, { 'cache-control': 'public, max-age=60', 'content-length': 4 });
      response.end('page');
    });
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
    await using proxy = await start((gateway.address() as AddressInfo).port);
    const read = async (headers: HeadersInit): Promise<void> => {
      await (await fetch(`${proxy.url}/magazine?utm_source=mail`, { headers })).text();
    };
    await read({ 'user-agent': 'reader', 'x-request-id': 'id-of-the-client' });
    await read({ 'user-agent': `reader "é${'x'.repeat(300)}`, 'x-request-id': 'short' });
    expect(await linesOf(proxy, 'reader', 2)).toEqual([
      {
        time: expect.closeTo(Date.now(), -5),
        requestId: 'id-of-the-client',
        method: 'GET',
        path: '/magazine',
        status: 200,
        bytes: 4,
        seconds: expect.any(Number),
        cache: 'MISS',
        upstreamStatus: '200',
        upstreamSeconds: expect.stringMatching(/^\d+\.\d{3}$/),
        agent: 'reader',
      },
      expect.objectContaining({
        requestId: expect.stringMatching(/^[\da-f]{32}$/),
        cache: 'HIT',
        upstreamStatus: '',
        upstreamSeconds: '',
        agent: 'reader "',
      }),
    ]);
    gateway.closeAllConnections();
    gateway.close();
  });

  it('has the request id of an answer that nginx makes itself', async () => {
    await using proxy = await start(await freePort());
    const answer = async (init: RequestInit): Promise<object> => {
      const response = await fetch(`${proxy.url}/mypage`, { ...init, headers: { 'user-agent': 'member' } });
      await response.text();
      return { status: response.status, requestId: response.headers.get('x-request-id') };
    };
    const answers = [await answer({}), await answer({ method: 'POST', body: new Uint8Array(26 << 20) })];
    const sockets = Array.from({ length: MAX_BODIES }, () => {
      const socket = open(proxy.url);
      socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{');
      return socket;
    });
    const post = async (): Promise<object> => {
      answers.push(await answer({ method: 'POST', body: '{}' }));
      return answers.at(-1) ?? {};
    };
    await expect.poll(post, { timeout: 10_000 }).toMatchObject({ status: 429 });
    for (const socket of sockets) socket.destroy();
    expect(answers).toMatchObject([{ status: 502 }, { status: 413 }, ...answers.slice(2)]);
    const lines = await linesOf(proxy, 'member', answers.length);
    expect(lines).toEqual(answers.map((answered) => expect.objectContaining(answered)));
  });
});
