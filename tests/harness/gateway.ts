/**
 * Runs the gateway as a child process, with a small GraphQL client.
 *
 *     await using site = await startSite();
 *     const { data } = await site.graphql(`{ hall(by: { rawId: "1" }) { name } }`);
 */
import { rm } from 'node:fs/promises';
import { startOrigin, type Origin, type OriginOptions } from './origin.ts';
import { cleanEnv, freePort, scratchPath, startProcess, type ServerProcess } from './process.ts';

export interface GraphQLResponse<Data = Record<string, unknown>> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
  extensions: Record<string, unknown>;
}

/**
 * Posts a document to a GraphQL endpoint.
 * @param url e.g. `${gateway.url}/graphql`
 * @param headers a token, a cookie, an Origin …; none for guests
 */
export async function fetchGraphQL<Data = Record<string, unknown>>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphQLResponse<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as Partial<GraphQLResponse<Data>>;
  return {
    status: response.status,
    headers: response.headers,
    data: body.data ?? null,
    errors: body.errors ?? [],
    extensions: body.extensions ?? {},
  };
}

/** A gateway with the built site. */
export interface Gateway extends ServerProcess {
  graphql: <Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<GraphQLResponse<Data>>;
}

export interface GatewayOptions {
  /** Value of all five REST host settings. */
  upstream: string;
  /** A free port by default. */
  port?: number;
  env?: Record<string, string>;
  nodeOptions?: string[];
  /** Program and arguments that become the gateway, by `exec`, e.g. to limit its memory. */
  launcher?: readonly string[];
}

/** Starts a gateway in front of the given REST APIs, in production mode by default. */
export async function startGateway({
  upstream,
  port: fixedPort,
  env,
  nodeOptions,
  launcher,
}: GatewayOptions): Promise<Gateway> {
  const port = fixedPort ?? (await freePort());
  const cacheDir = scratchPath();
  const hosts = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];
  const server = await startProcess({
    entry: 'gateway/main.ts',
    port,
    readyPath: '/readyz',
    nodeOptions,
    launcher,
    env: cleanEnv({
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      CACHE_DIR: cacheDir,
      ADHOC_DOCUMENTS: 'all',
      SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      IMAGE_HOSTS: `${upstream}/pictures/,${upstream}/videos/`,
      ...Object.fromEntries(hosts.map((name) => [name, upstream])),
      ...env,
    }),
  });
  const removeCacheDir = () => rm(cacheDir, { recursive: true, force: true });
  const kill = () => server.kill().then(removeCacheDir);
  return {
    ...server,
    stop: () => server.stop().then(removeCacheDir),
    kill,
    // `stop` waits half a second for proxies to notice.
    [Symbol.asyncDispose]: kill,
    graphql: (query, variables, headers) => fetchGraphQL(`${server.url}/graphql`, query, variables, headers),
  };
}

/** A gateway with its own origin. */
export interface Site extends Gateway {
  origin: Origin;
}

/** Stops or kills both together. */
export async function startSite(
  options: { origin?: OriginOptions; env?: Record<string, string> } = {},
): Promise<Site> {
  // REST responses contain site URLs, so the origin must know the gateway's port.
  const port = await freePort();
  const env = { SITE_URL: `http://127.0.0.1:${port}`, ...options.origin?.env };
  const origin = await startOrigin({ ...options.origin, env });
  try {
    const gateway = await startGateway({ upstream: origin.url, port, env: options.env });
    const stop = async () => {
      await gateway.stop();
      await origin.stop();
    };
    const kill = async () => void (await Promise.all([gateway.kill(), origin.kill()]));
    return { ...gateway, origin, stop, kill, [Symbol.asyncDispose]: kill };
  } catch (error) {
    await origin.stop();
    throw error;
  }
}
