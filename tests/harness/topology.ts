/**
 * The shape of docker-compose.yml without containers: gateways behind the proxy, which share a Redis, in front of the REST
 * APIs on a real PostgreSQL. Everything runs on loopback.
 */
import { type Cluster, serverPrograms, startCluster } from '#tests/harness/postgres.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { startOrigin, type Origin } from './origin.ts';
import { freePort } from './process.ts';
import { nginx, startProxy, type Proxy } from './proxy.ts';
import { startRedis, type TestRedis } from './redis.ts';

/** What of the programs it needs is not installed; null when all is there. */
export const missingPrograms: string | null =
  serverPrograms === null || nginx === null ? 'not installed (Debian: postgresql, nginx-light)' : null;

/** A running topology. */
export interface Topology {
  readonly proxy: Proxy;
  readonly origin: Origin;
  readonly redis: TestRedis;
  readonly database: Cluster;
  /** The replicas; one that was started anew stands in the place of the one before. */
  readonly gateways: readonly Gateway[];
  /** Starts the replica at a place, on the port it had. */
  start(at: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts it with so many replicas.
 * @throws where a program is missing
 */
export async function startTopology(replicas: number): Promise<Topology> {
  if (serverPrograms === null || nginx === null) throw new Error(missingPrograms ?? '');
  const database = await startCluster(serverPrograms);
  const origin = await startOrigin({ env: { DATABASE_URL: database.url } });
  const redis = await startRedis();
  const ports: number[] = [];
  for (let at = 0; at < replicas; at += 1) ports.push(await freePort());
  const env = { REDIS_URL: redis.url, TRUST_PROXY: '1', SITE_URL: 'http://localhost:4000' };
  const gateways: Gateway[] = [];
  const start = async (at: number): Promise<void> => {
    gateways[at] = await startGateway({ upstream: origin.url, port: ports[at], env });
  };
  await Promise.all(ports.map((_, at) => start(at)));
  const proxy = await startProxy(nginx, ports);
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
