/** The REST APIs with more in every object than their contract says, as a careless change of theirs would tell it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that passes everything on and adds to what comes back. */
export interface LeakyOrigin extends AsyncDisposable {
  readonly url: string;
}

/** Adds `more` to every object of a JSON value, also over what stands there. */
function leaking(value: unknown, more: object): unknown {
  if (Array.isArray(value)) return value.map((item) => leaking(item, more));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, inner]) => [key, leaking(inner, more)]);
  return { ...Object.fromEntries(own), ...more };
}

/** Opens the server in front of an origin. */
export async function openLeakyOrigin(origin: string, more: object): Promise<LeakyOrigin> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      /^(x-|accept$|cookie$|content-type$)/.test(name) && typeof value === 'string'
        ? [[name, value] as const]
        : [],
    );
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const reply = await fetch(new URL(url, origin), { method, headers: Object.fromEntries(passed), body });
      const told = JSON.stringify(leaking(await reply.json(), more));
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(told);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
