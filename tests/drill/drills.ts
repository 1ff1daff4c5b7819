/** The faults that `npm run drill` simulates. */
import { execFileSync } from 'node:child_process';
import { HEAP_OPTIONS, heapUsed } from '#tests/bench/heap.ts';
import type { Topology, TopologyOptions } from '#tests/harness/topology.ts';
import { publicAddresses, type VisitKind } from '#tests/load/distribution.ts';
import { openAll } from '#tests/load/visitors.ts';
import { startTlsProxy } from './tlsProxy.ts';

export interface Drill {
  /** The fault in one sentence. */
  readonly fault: string;
  /** Alerts of ops/alerts.yml that must fire during the fault and end after it. */
  readonly alerts: readonly string[];
  /** Kinds of pages that may fail during the fault, where no cache has them: all of them need what is gone. */
  readonly mayFail: readonly VisitKind[];
  readonly topology?: TopologyOptions;
  begin(topology: Topology): Promise<void>;
  end(topology: Topology): Promise<void>;
  close?(): PromiseLike<void>;
}

/** The replica that drills affect; the first one keeps running. */
const REPLICA = 1;

/** Number of pages of each kind that are cached before a drill. */
export const KNOWN_PLACES = 3;

/** Above the two seconds of the alert, below the three-second time-out for response headers. */
const SLOW_MS = 2_300;

const originSlow: Drill = {
  fault: `The REST APIs answer ${SLOW_MS / 1_000} s late.`,
  alerts: ['RestHostSlow'],
  mayFail: [],
  begin: ({ origin }) => origin.fault({ path: '/', delayMs: SLOW_MS }),
  end: ({ origin }) => origin.clearFaults(),
};

const redisGone: Drill = {
  fault: 'Redis is killed, and comes back empty.',
  alerts: ['RedisGone'],
  mayFail: [],
  begin: ({ redis }) => redis.stop(),
  end: ({ redis }) => redis.restart(),
};

const replicaKilled: Drill = {
  fault: 'One of two replicas is killed without a drain, and started again.',
  alerts: ['ReplicasMissing'],
  mayFail: [],
  begin: async ({ gateways }) => gateways[REPLICA]?.kill(),
  end: ({ start }) => start(REPLICA),
};

/**
 * Limits the size of files that a process writes, as on a full disk. Needs no privileges; other processes are
 * unaffected.
 */
const limitFiles = ({ gateways }: Topology, limit: string): void =>
  gateways.forEach(({ pid }) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}:unlimited`]),
  );

const diskFull: Drill = {
  fault: 'The replicas can no longer write to their disks.',
  alerts: ['DiskFull'],
  mayFail: [],
  begin: async (topology) => limitFiles(topology, '0'),
  end: async (topology) => limitFiles(topology, 'unlimited'),
};

/** Heap limit as a multiple of the heap size after a collection. The replica that starts with it has cached less. */
const HEAP_RESERVE = 1;

const memoryNearLimit: Drill = {
  fault: 'One of two replicas gets a heap that is hardly larger than what it needs.',
  alerts: ['MemoryNearLimit'],
  mayFail: [],
  topology: { nodeOptions: HEAP_OPTIONS },
  async begin({ gateways, start }) {
    const [, replica] = gateways;
    if (!replica) return;
    const megabytes = Math.ceil(((await heapUsed(replica)) / 2 ** 20) * HEAP_RESERVE);
    await replica.stop();
    await start(REPLICA, [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=2']);
    await openAll(replica.url, publicAddresses(KNOWN_PLACES));
  },
  async end({ gateways, start }) {
    await gateways[REPLICA]?.stop();
    await start(REPLICA);
  },
};

async function certificateExpired(): Promise<Drill> {
  const proxy = await startTlsProxy(10);
  return {
    fault:
      'The certificate of the product’s REST API, valid for ten more days, has expired; then it is renewed.',
    alerts: ['CertificateExpires', 'RestCallsFail'],
    mayFail: ['hall', 'search'],
    topology: {
      gatewayEnv(origin) {
        proxy.target = origin.port;
        return { PRODUCT_API_URL: proxy.url, NODE_EXTRA_CA_CERTS: proxy.authority };
      },
    },
    begin: async () => proxy.present(-1),
    end: async () => proxy.present(90),
    close: () => proxy[Symbol.asyncDispose](),
  };
}

export const DRILLS: Readonly<Record<string, () => Promise<Drill>>> = {
  'origin-slow': async () => originSlow,
  'redis-gone': async () => redisGone,
  'replica-killed': async () => replicaKilled,
  'disk-full': async () => diskFull,
  'memory-near-limit': async () => memoryNearLimit,
  'certificate-expired': certificateExpired,
};
