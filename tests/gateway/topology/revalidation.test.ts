/** nginx revalidates stale pages by their ETag, so that an unchanged page is not sent again. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { nginxProgram, startProxy } from '#tests/harness/proxy.ts';

// Skipped where nginx is missing and `npm test` cannot install it. On Debian as root, and so on CI, it is installed first.
it.skipIf(nginxProgram === null)('a stale page is kept when the gateway answers 304', async () => {
  let version = 1;
  const sent: number[] = [];
  const gateway = createServer(({ url, headers }, response) => {
    const etag = `W/"${version}"`;
    const isSame = headers['if-none-match'] === etag;
    if (url === '/magazine') sent.push(isSame ? 304 : 200);
    response.writeHead(isSame ? 304 : 200, {
      'content-type': 'text/html',
      'cache-control': 'public, max-age=1, s-maxage=1, stale-while-revalidate=60',
      etag,
    });
    response.end(isSame ? undefined : `version ${version}`);
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  await using proxy = await startProxy(nginxProgram ?? 'nginx', [port]);
  const read = async () => {
    const response = await fetch(`${proxy.url}/magazine`);
    return { body: await response.text(), cache: response.headers.get('x-cache') };
  };
  const readUntil = (found: { body: string; cache: string }) =>
    expect.poll(read, { interval: 50, timeout: 10_000 }).toEqual(found);
  expect(await read()).toEqual({ body: 'version 1', cache: 'MISS' });
  await readUntil({ body: 'version 1', cache: 'STALE' });
  await readUntil({ body: 'version 1', cache: 'HIT' });
  expect(sent).toEqual([200, 304]);
  version = 2;
  await readUntil({ body: 'version 2', cache: 'HIT' });
  gateway.closeAllConnections();
  gateway.close();
});
