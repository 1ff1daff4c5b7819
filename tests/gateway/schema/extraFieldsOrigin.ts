/** A proxy in front of an origin that adds undeclared fields to every object, as a careless API change would. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ExtraFieldsOrigin extends AsyncDisposable {
  readonly url: string;
}

/** Adds `extra` to every object of a JSON value, overwriting existing fields. */
function withExtraFields(value: unknown, extra: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtraFields(item, extra));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withExtraFields(inner, extra)]);
  return { ...Object.fromEntries(entries), ...extra };
}

export async function startExtraFieldsOrigin(origin: string, extra: object): Promise<ExtraFieldsOrigin> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const forwarded = Object.entries(headers).flatMap(([name, value]) =>
      /^(x-|accept$|cookie$|content-type$)/.test(name) && typeof value === 'string'
        ? [[name, value] as const]
        : [],
    );
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const reply = await fetch(new URL(url, origin), {
        method,
        headers: Object.fromEntries(forwarded),
        body,
      });
      const json = JSON.stringify(withExtraFields(await reply.json(), extra));
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(json);
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
