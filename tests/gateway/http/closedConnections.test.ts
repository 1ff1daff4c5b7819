/** What a gateway counts or waits for until a response is closed, begun after the client has left. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { OpenStreams } from '#gateway/graphql/openStreams.ts';
import { LoadShedder } from '#gateway/http/loadShedding.ts';
import { readBody } from '#gateway/http/requests.ts';
import { createClientOf } from '#gateway/http/server.ts';

/** Runs `act` on a request whose client left before. */
async function afterLeaving<T>(
  act: (request: IncomingMessage, response: ServerResponse) => T | Promise<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const server = createServer((request, response) => {
    client.resetAndDestroy();
    // As after a read of a cookie, an account or a counter.
    void once(response, 'close')
      .then(() => act(request, response))
      .then(resolve, reject);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
  try {
    return await promise;
  } finally {
    server.close();
  }
}

describe('S120 a request whose client has left', () => {
  it('does not count among those in progress', async () => {
    const load = new LoadShedder({ delayMs: Infinity, requests: 1 });
    const admit = () => afterLeaving((_request, response) => load.admit(response));
    expect([await admit(), await admit(), await admit()]).toEqual([null, null, null]);
  });

  it('takes no place among the open streams', async () => {
    const streams = new OpenStreams({ perUser: 1, perNetwork: 1, perProcess: 1 });
    const open = () => afterLeaving((_request, response) => streams.tryOpen('192.0.2.1', response));
    expect([await open(), await open()]).toEqual([true, true]);
  });

  it('has an aborted signal', async () => {
    const clientOf = createClientOf({ trustedProxies: 0, operatorKey: null });
    const client = await afterLeaving((request, response) => clientOf(request, response));
    expect(client.signal?.aborted).toBe(true);
  });

  it('has a body that is incomplete', async () => {
    await expect(afterLeaving((request) => readBody(request, 1_000))).rejects.toThrow(
      'The body is incomplete',
    );
  });
});
