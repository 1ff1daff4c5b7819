/**
 * The topology of docker-compose.yml without containers: gateways behind the proxy, sharing a Redis, in front of
 * the REST APIs on PostgreSQL. Everything listens on loopback.
 */
import { type TestPostgres, postgresPrograms, startPostgres } from '#tests/harness/postgres.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { startOrigin, type Origin } from './origin.ts';
import { freePort } from './process.ts';
import { nginxProgram, startProxy, type Proxy } from './proxy.ts';
import { startRedis, type TestRedis } from './redis.ts';

/** Reason why the topology cannot run; null when all programs are installed. */
export const missingPrograms: string | null =
  postgresPrograms === null || nginxProgram === null
    ? 'not installed (Debian: postgresql, nginx-light)'
    : null;

export interface Topology {
  readonly proxy: Proxy;
  readonly origin: Origin;
  readonly redis: TestRedis;
  readonly database: TestPostgres;
  /** In order; a restarted replica keeps its index. */
  readonly gateways: readonly Gateway[];
  /** Starts or restarts a replica on its port. */
  start(at: number, nodeOptions?: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export interface TopologyOptions {
  /** More settings of the gateways. */
  readonly gatewayEnv?: (origin: Origin) => Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
  /** Launcher of each gateway. */
  readonly launchers?: readonly (readonly string[])[];
}

/** @throws when a program is missing */
export async function startTopology(replicas: number, options: TopologyOptions = {}): Promise<Topology> {
  if (postgresPrograms === null || nginxProgram === null) throw new Error(missingPrograms ?? '');
  const port = await freePort();
  const SITE_URL = `http://127.0.0.1:${port}`;
  const database = await startPostgres(postgresPrograms);
  const origin = await startOrigin({ env: { DATABASE_URL: database.url, SITE_URL } });
  const redis = await startRedis();
  const ports: number[] = [];
  for (let at = 0; at < replicas; at += 1) ports.push(await freePort());
  const env = { REDIS_URL: redis.url, TRUST_PROXY: '1', SITE_URL, ...options.gatewayEnv?.(origin) };
  const gateways: Gateway[] = [];
  const start: Topology['start'] = async (at, nodeOptions = []) => {
    gateways[at] = await startGateway({
      upstream: origin.url,
      port: ports[at],
      env,
      launcher: options.launchers?.[at],
      nodeOptions: [...(options.nodeOptions ?? []), ...nodeOptions],
    });
  };
  await Promise.all(ports.map((_, at) => start(at)));
  const proxy = await startProxy(nginxProgram, ports, { port });
  return {
    proxy,
    origin,
    redis,
    database,
    gateways,
    start,
    async stop() {
      await proxy[Symbol.asyncDispose]();
      await Promise.all(gateways.map((gateway) => gateway.stop()));
      for (const part of [redis, origin, database]) await part.stop();
    },
  };
}
