/** Metrics that are read on each scrape, from what other components count. */
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';
import type { ProcessStatistics, UpstreamStatistics } from './records.ts';

/** Adds the limits of the process. */
export function addLimitGauges(registry: Registry): void {
  addGauge(registry, 'gateway_heap_limit_bytes', 'Heap size at which the process ends.', [], (set) =>
    set({}, getHeapStatistics().heap_size_limit),
  );
  addGauge(registry, 'gateway_memory_limit_bytes', 'Memory of the container, or of the machine.', [], (set) =>
    set({}, Math.min(process.constrainedMemory() || Infinity, totalmem())),
  );
}

/** Adds the statistics of the REST client. */
export function addUpstreamGauges(registry: Registry, upstream: UpstreamStatistics): void {
  addGauge(registry, 'gateway_upstream_open_paths', 'Open circuit breakers.', ['host'], (set) =>
    upstream.hostStates().forEach(({ host, openCircuits }) => set({ host }, openCircuits.length)),
  );
  addGauge(registry, 'gateway_upstream_waiting', 'Calls waiting for a connection.', ['host'], (set) =>
    upstream.hostStates().forEach(({ host, waiting }) => set({ host }, waiting)),
  );
  addGauge(registry, 'gateway_upstream_running', 'Calls in progress.', ['host'], (set) =>
    upstream.hostStates().forEach(({ host, running }) => set({ host }, running)),
  );
  addGauge(
    registry,
    'gateway_upstream_hedged_reads',
    'Reads that were sent a second time.',
    ['host'],
    (set) => upstream.hostStates().forEach(({ host, hedged }) => set({ host }, hedged)),
  );
  addGauge(
    registry,
    'gateway_upstream_certificate_expires_seconds',
    'When the certificate of the latest connection expires, in Unix time.',
    ['host'],
    (set) =>
      upstream.hostStates().forEach(({ host, certificateExpires }) => {
        if (certificateExpires !== null) set({ host }, certificateExpires);
      }),
  );
  addGauge(registry, 'gateway_cache_reads', 'Reads of public responses by cache status.', ['use'], (set) =>
    Object.entries(upstream.counters.reads).forEach(([use, count]) => set({ use }, count)),
  );
  addGauge(registry, 'gateway_cache_bytes', 'Size of the public response cache.', [], (set) =>
    set({}, upstream.cache.size.bytes),
  );
  addGauge(registry, 'gateway_shared_answers', 'Public responses received from other gateways.', [], (set) =>
    set({}, upstream.sharedHits),
  );
  addGauge(registry, 'gateway_bulk_calls', 'Calls that covered several ids.', [], (set) =>
    set({}, upstream.counters.bulkCalls),
  );
  addGauge(registry, 'gateway_bulk_ids', 'Ids covered by bulk calls.', [], (set) =>
    set({}, upstream.counters.bulkIds),
  );
  addGauge(registry, 'gateway_dropped_items', 'Invalid list items that were dropped.', [], (set) =>
    set({}, upstream.counters.dropped),
  );
}

/** Adds what the process shares and stores. */
export function addProcessGauges(
  registry: Registry,
  { redis, pictures, load, concurrency, usage }: ProcessStatistics,
): void {
  addGauge(registry, 'gateway_picture_cache_failed_writes', 'Pictures that could not be stored.', [], (set) =>
    set({}, pictures.failedWrites),
  );
  addGauge(registry, 'gateway_refused_requests', 'Requests refused under load.', ['reason'], (set) =>
    Object.entries(load.refused).forEach(([reason, count]) => set({ reason }, count)),
  );
  addGauge(registry, 'gateway_operations_executing', 'Operations in execution.', [], (set) =>
    set({}, concurrency.executing),
  );
  addGauge(registry, 'gateway_operations_waiting', 'Operations waiting for their turn.', [], (set) =>
    set({}, concurrency.waiting),
  );
  addGauge(registry, 'gateway_client_operations', 'Operations by client.', ['client', 'version'], (set) =>
    usage.clients().forEach(({ client, version, operations }) => set({ client, version }, operations)),
  );
  if (redis === null) return;
  addGauge(registry, 'gateway_redis_up', 'Whether the shared Redis takes a value.', [], async (set) =>
    set({}, (await redis.isUp()) ? 1 : 0),
  );
  addGauge(
    registry,
    'gateway_redis_local_answers',
    'Rate limits and idempotency keys that this replica decided alone.',
    [],
    (set) => set({}, redis.localAnswers()),
  );
}

function addGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  collect: (set: (labels: Record<string, string>, value: number) => void) => void | Promise<void>,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      gauge.reset();
      return collect((labels, value) => gauge.set(labels, value));
    },
  });
}
