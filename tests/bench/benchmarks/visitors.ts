/** Ten minutes of mixed visitors on two replicas behind the shipped nginx, one of which is restarted meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createMemoryGroup } from '#tests/harness/memoryGroup.ts';
import { startTopology } from '#tests/harness/topology.ts';
import { publicAddresses, VISIT_KINDS, type VisitKind } from '#tests/load/distribution.ts';
import { openAll, quantile, type Visit, Visitors } from '#tests/load/visitors.ts';
import type { Benchmark } from '../benchmark.ts';
import { HEAP_OPTIONS, heapUsed } from '../heap.ts';
import { residentMebibytes } from '../measure.ts';
import { round, type Row, table } from '../table.ts';

const VISITS_PER_SECOND = 10;
/** After all pages were opened: V8 optimizes the code, and the caches take the REST replies that only viewer queries read. */
const WARM_UP_SECONDS = 120;
/** As in docker-compose.yml and in the image. */
const GATEWAY_ENV = { WARM_UP_MS: '15000', MALLOC_ARENA_MAX: '2' };
const MEMORY_LIMIT_MIB = 768;
/** Number of intervals, to show growth. */
const PARTS = 10;

/** Target: p99 of each kind of visit as a multiple of its p50. Kinds differ: only members' pages make REST calls. */
const MAX_RATIO = 3;
/** Tolerance for the contents of the caches. */
const MAX_GROWTH = 1.05;

const latency = (visits: readonly Visit[]) => {
  const times = visits.map(({ ms }) => ms);
  return { 'p50 ms': round(quantile(times, 0.5), 1), 'p99 ms': round(quantile(times, 0.99), 1) };
};

const failedOf = (visits: readonly Visit[]): number =>
  visits.reduce((sum, { failures }) => sum + failures.length, 0);

function rowOf(kind: VisitKind | 'all', all: readonly Visit[]): Row {
  const visits = all.filter((visit) => kind === 'all' || visit.kind === kind);
  return {
    visitors: kind,
    'share %': round((100 * visits.length) / all.length, 1),
    visits: visits.length,
    requests: visits.reduce((sum, { requests }) => sum + requests, 0),
    'from the proxy %': round((100 * visits.filter(({ isCached }) => isCached).length) / visits.length, 0),
    failed: failedOf(visits),
    ...latency(visits),
  };
}

export const visitors: Benchmark = {
  name: 'visitors',
  description:
    'Mixed visitors (search 35 %, hall 30 %, article 20 %, personal 15 %), each with a page, its first picture and the viewer query, on two replicas behind nginx of which one is restarted in the middle',
  isOptIn: true,
  seconds: 600,
  async run({ seconds }) {
    const groups = ['one', 'two'].flatMap((name) => createMemoryGroup(name, MEMORY_LIMIT_MIB) ?? []);
    const topology = await startTopology(2, {
      nodeOptions: HEAP_OPTIONS,
      launchers: groups.map(({ launcher }) => launcher),
      gatewayEnv: () => GATEWAY_ENV,
    });
    try {
      const { gateways, proxy, start } = topology;
      const [, staying] = gateways;
      if (!staying) throw new Error('two replicas are needed');
      // Opens every page and picture once, so that caches of a day and more are full and later growth is a leak.
      for (const { url } of [...gateways, proxy]) await openAll(url, publicAddresses());
      await using load = await Visitors.start({ siteUrl: proxy.url, perSecond: VISITS_PER_SECOND });
      await sleep(WARM_UP_SECONDS * 1_000);
      const before = await heapUsed(staying);
      // Visits that the collection held up are not counted.
      await sleep(1_000);
      load.take();
      const visits: Visit[] = [];
      const parts: Row[] = [];
      let peak = 0;
      for (let part = 1; part <= PARTS; part += 1) {
        const partEnd = sleep((seconds * 1_000) / PARTS);
        if (part === PARTS / 2) {
          await gateways[0]?.stop();
          await start(0);
        }
        await partEnd;
        const taken = load.take();
        peak = Math.max(peak, ...gateways.map((gateway) => residentMebibytes(gateway.pid, 'VmHWM')));
        visits.push(...taken);
        parts.push({
          'until s': round((part * seconds) / PARTS, 0),
          visits: taken.length,
          failed: failedOf(taken),
          ...latency(taken),
          ...Object.fromEntries(
            gateways.map((gateway, at) => [`RSS ${at} MiB`, residentMebibytes(gateway.pid, 'VmRSS')]),
          ),
        });
      }
      const after = await heapUsed(staying);
      const limit = groups.length > 0 ? 'that a replica has' : 'of a container; no limit could be set here';
      const failures = visits.flatMap((visit) => visit.failures);
      for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
      const megabytes = (bytes: number): number => round(bytes / 1e6, 1);
      return {
        rows: [...VISIT_KINDS.map((kind) => rowOf(kind, visits)), rowOf('all', visits)],
        targets: [
          { text: `no failed request (${failures.length})`, isMet: failures.length === 0 },
          ...VISIT_KINDS.map((kind) => {
            const times = latency(visits.filter((visit) => visit.kind === kind));
            const { 'p50 ms': p50, 'p99 ms': p99 } = times;
            return {
              text: `${kind}: p99 ≤ ${MAX_RATIO} × p50 (${p99} ms, ${p50} ms)`,
              isMet: p99 <= MAX_RATIO * p50,
            };
          }),
          {
            text: `no growth of memory: ${megabytes(before)} MB of heap after collection at the start, ${megabytes(after)} MB at the end, in the replica that was not restarted`,
            isMet: after <= before * MAX_GROWTH,
          },
          {
            text: `at most ${peak} MiB resident of the ${MEMORY_LIMIT_MIB} MiB ${limit}`,
            isMet: peak < MEMORY_LIMIT_MIB,
          },
        ],
        conclusion: `Over time; replica 0 is restarted in part ${PARTS / 2}:\n\n${table(parts)}`,
      };
    } finally {
      await topology.stop();
      for (const group of groups) await group[Symbol.asyncDispose]();
    }
  },
};
