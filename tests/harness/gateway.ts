/**
 * The gateway for tests, as a process of its own, and a small GraphQL client.
 *
 *     await using site = await startSite();
 *     const { data } = await site.graphql(`{ hall(by: { rawId: "1" }) { name } }`);
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startOrigin, type Origin, type OriginOptions } from './origin.ts';
import { cleanEnv, freePort, root, startProcess, type Server } from './process.ts';

/** An answer of the GraphQL endpoint, with what came around it. */
export interface GraphQLAnswer<Data = Record<string, unknown>> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
  extensions: Record<string, unknown>;
}

/**
 * Posts a document to a GraphQL endpoint.
 * @param url address of the endpoint, e.g. `${gateway.url}/graphql`
 * @param headers a token, a cookie, an Origin …; guests send none
 */
export async function fetchGraphQL<Data = Record<string, unknown>>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphQLAnswer<Data>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await reply.json()) as Partial<GraphQLAnswer<Data>>;
  return {
    status: reply.status,
    headers: reply.headers,
    data: body.data ?? null,
    errors: body.errors ?? [],
    extensions: body.extensions ?? {},
  };
}

/** A running gateway with the built site. */
export interface Gateway extends Server {
  graphql: <Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<GraphQLAnswer<Data>>;
}

/** Options of `startGateway`. */
export interface GatewayOptions {
  /** Address all five REST hosts are set to. */
  upstream: string;
  /** Port to listen on; a free one unless told. */
  port?: number;
  env?: Record<string, string>;
  nodeOptions?: string[];
}

/** Starts a gateway in front of the given REST APIs, in production mode unless told otherwise. */
export async function startGateway({
  upstream,
  port: told,
  env,
  nodeOptions,
}: GatewayOptions): Promise<Gateway> {
  const port = told ?? (await freePort());
  const cacheDir = join(root, '.data/tests', randomUUID());
  const hosts = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];
  const server = await startProcess({
    entry: 'gateway/main.ts',
    port,
    ready: '/readyz',
    nodeOptions,
    env: cleanEnv({
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      CACHE_DIR: cacheDir,
      SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      IMAGE_HOSTS: upstream,
      ...Object.fromEntries(hosts.map((name) => [name, upstream])),
      ...env,
    }),
  });
  const forget = () => rm(cacheDir, { recursive: true, force: true });
  const stop = () => server.stop().then(forget);
  return {
    ...server,
    stop,
    kill: () => server.kill().then(forget),
    [Symbol.asyncDispose]: stop,
    graphql: (query, variables, headers) => fetchGraphQL(`${server.url}/graphql`, query, variables, headers),
  };
}

/** A gateway with an origin of its own behind it. */
export interface Site extends Gateway {
  origin: Origin;
}

/** Starts an origin and a gateway in front of it; both stop together. */
export async function startSite(
  options: { origin?: OriginOptions; env?: Record<string, string> } = {},
): Promise<Site> {
  // The REST APIs tell addresses of the site, so they have to know where it will be.
  const port = await freePort();
  const env = { SITE_URL: `http://127.0.0.1:${port}`, ...options.origin?.env };
  const origin = await startOrigin({ ...options.origin, env });
  try {
    const gateway = await startGateway({ upstream: origin.url, port, env: options.env });
    const stop = async () => {
      await gateway.stop();
      await origin.stop();
    };
    return { ...gateway, origin, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await origin.stop();
    throw error;
  }
}
