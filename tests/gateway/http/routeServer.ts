import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer, type Route } from '#gateway/http/server.ts';

export interface RouteServer extends AsyncDisposable {
  readonly url: string;
  /** Errors in the log. */
  readonly logged: unknown[];
}

/** Starts the gateway's HTTP server with these routes alone. All other paths are 404. */
export async function startRouteServer(routes: readonly Route[]): Promise<RouteServer> {
  const logged: unknown[] = [];
  const server = createHttpServer(100);
  server.mount({
    graphql: () => Promise.resolve(),
    routes,
    modules: null,
    async site(_request, response) {
      response.writeHead(404).end();
    },
    isReady: () => true,
    onError: (error) => logged.push(error),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    logged,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
