/** Prometheus metrics. Values that other components already count are read on scrape; a request costs a few additions. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { CallRecord, OperationRecord, UpstreamStatistics } from './records.ts';
import { ClientNames } from './usage.ts';

/**
 * Base of metrics on the hot path: values by cached label key. prom-client sorts and joins labels on every update.
 */
export abstract class LabelledMetric<Values> {
  protected readonly name: string;
  readonly #header: string;
  readonly #createValues: () => Values;
  readonly #series = new Map<string, { readonly labels: string; readonly values: Values }>();

  constructor(name: string, help: string, type: 'counter' | 'histogram', createValues: () => Values) {
    this.name = name;
    this.#header = `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;
    this.#createValues = createValues;
  }

  /**
   * @param key identifies a combination of labels
   * @param formatLabels the labels in Prometheus format, such as `host="api",outcome="ok"`; values must need no escaping
   */
  protected valuesFor(key: string, formatLabels: () => string): Values {
    let series = this.#series.get(key);
    if (series === undefined)
      this.#series.set(key, (series = { labels: formatLabels(), values: this.#createValues() }));
    return series.values;
  }

  protected abstract formatSeries(labels: string, values: Values): readonly string[];

  /** The metric in Prometheus text format. */
  text(): string {
    const lines = [...this.#series.values()].flatMap(({ labels, values }) =>
      this.formatSeries(labels, values),
    );
    return `${[this.#header, ...lines].join('\n')}\n`;
  }
}

export class EventCounter extends LabelledMetric<{ count: number }> {
  constructor(name: string, help: string) {
    super(name, help, 'counter', () => ({ count: 0 }));
  }

  increment(key: string, formatLabels: () => string): void {
    this.valuesFor(key, formatLabels).count += 1;
  }

  protected override formatSeries(labels: string, { count }: { count: number }): readonly string[] {
    return [`${this.name}{${labels}} ${count}`];
  }
}

/** Upper bounds in seconds. An operation may take 10 s, a call 5 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Distribution {
  /** Count per bucket, not cumulative; the last is above all bounds. */
  readonly counts: number[];
  sum: number;
}

export class DurationHistogram extends LabelledMetric<Distribution> {
  constructor(name: string, help: string) {
    super(name, help, 'histogram', () => ({ counts: [...BUCKETS, Infinity].map(() => 0), sum: 0 }));
  }

  observe(key: string, ms: number, formatLabels: () => string): void {
    const distribution = this.valuesFor(key, formatLabels);
    const seconds = ms / 1_000;
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
    distribution.counts[bucket] = (distribution.counts[bucket] ?? 0) + 1;
    distribution.sum += seconds;
  }

  protected override formatSeries(labels: string, { counts, sum }: Distribution): readonly string[] {
    let total = 0;
    const buckets = counts.map((count, bucket) => {
      total += count;
      return `${this.name}_bucket{le="${BUCKETS[bucket] ?? '+Inf'}",${labels}} ${total}`;
    });
    return [...buckets, `${this.name}_sum{${labels}} ${sum}`, `${this.name}_count{${labels}} ${total}`];
  }
}

/** Label of all documents that are not the site's own: their names are unbounded. */
export const AD_HOC = 'ad-hoc';

export class Metrics {
  readonly #registry = new Registry();
  readonly #clients = new ClientNames();
  readonly #operations = new EventCounter(
    'gateway_operations_total',
    'Operations by name, client and outcome: ok, partial (data and errors) or failed.',
  );
  readonly #operationSeconds = new DurationHistogram(
    'gateway_operation_seconds',
    'Time until the initial result of an operation.',
  );
  readonly #errors = new Counter({
    name: 'gateway_field_errors_total',
    help: 'Entries in `errors` by code; by field for the persisted documents of the site.',
    labelNames: ['operation', 'field', 'code'],
    registers: [this.#registry],
  });
  readonly #callSeconds = new DurationHistogram(
    'gateway_upstream_call_seconds',
    'REST calls, including retries and back-off, by call, host and outcome.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  recordOperation({ operation, client: { headers }, result, ms }: OperationRecord): void {
    const name = operation.trusted ? (operation.name ?? AD_HOC) : AD_HOC;
    const { errors, data } = result;
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    const { client, version } = this.#clients.from(headers);
    this.#operations.increment(
      `${name} ${client} ${version} ${outcome}`,
      () => `operation="${name}",client="${client}",version="${version}",outcome="${outcome}"`,
    );
    this.#operationSeconds.observe(name, ms, () => `operation="${name}"`);
    for (const { path = [], extensions } of errors ?? []) {
      const field = operation.trusted ? path.filter((step) => typeof step === 'string').join('.') : '';
      const { code } = extensions;
      this.#errors.inc({ operation: name, field, code: typeof code === 'string' ? code : '' });
    }
  }

  recordCall({ call, host, failure, ms }: CallRecord): void {
    const outcome = failure === null ? 'ok' : failureLabel(failure);
    const key = failure === null ? call : `${call} ${outcome}`;
    this.#callSeconds.observe(key, ms, () => `call="${call}",host="${host}",outcome="${outcome}"`);
  }

  /** Adds gauges that read the statistics of the REST client on each scrape. */
  collectFrom(upstream: UpstreamStatistics): void {
    this.#gauge('gateway_upstream_open_paths', 'Open circuit breakers.', ['host'], (set) =>
      upstream.hostStates().forEach(({ host, openCircuits }) => set({ host }, openCircuits.length)),
    );
    this.#gauge('gateway_upstream_waiting', 'Calls waiting for a connection.', ['host'], (set) =>
      upstream.hostStates().forEach(({ host, waiting }) => set({ host }, waiting)),
    );
    this.#gauge('gateway_upstream_running', 'Calls in progress.', ['host'], (set) =>
      upstream.hostStates().forEach(({ host, running }) => set({ host }, running)),
    );
    this.#gauge('gateway_upstream_hedged_reads', 'Reads that were sent a second time.', ['host'], (set) =>
      upstream.hostStates().forEach(({ host, hedged }) => set({ host }, hedged)),
    );
    this.#gauge('gateway_cache_reads', 'Reads of public responses by cache status.', ['use'], (set) =>
      Object.entries(upstream.counters.reads).forEach(([use, count]) => set({ use }, count)),
    );
    this.#gauge('gateway_cache_bytes', 'Size of the public response cache.', [], (set) =>
      set({}, upstream.cache.size.bytes),
    );
    this.#gauge('gateway_shared_answers', 'Public responses received from other gateways.', [], (set) =>
      set({}, upstream.sharedHits),
    );
    this.#gauge('gateway_bulk_calls', 'Calls that covered several ids.', [], (set) =>
      set({}, upstream.counters.bulkCalls),
    );
    this.#gauge('gateway_bulk_ids', 'Ids covered by bulk calls.', [], (set) =>
      set({}, upstream.counters.bulkIds),
    );
    this.#gauge('gateway_dropped_items', 'Invalid list items that were dropped.', [], (set) =>
      set({}, upstream.counters.dropped),
    );
  }

  #gauge(
    name: string,
    help: string,
    labelNames: string[],
    collect: (set: (labels: Record<string, string>, value: number) => void) => void,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => collect((labels, value) => gauge.set(labels, value)),
    });
  }

  /** All metrics in Prometheus text format. */
  async text(): Promise<string> {
    return [
      await this.#registry.metrics(),
      ...[this.#operations, this.#operationSeconds, this.#callSeconds].map((metric) => metric.text()),
    ].join('\n');
  }
}

/** The HTTP status, else the reason or name of a failure. Writes with unknown outcome are alerted on by their reason. */
function failureLabel(failure: NonNullable<CallRecord['failure']>): string {
  if (failure.name === 'Refused') return String(failure.status);
  if (failure.name === 'Unavailable')
    return failure.reason === 'outcome-unknown' ? failure.reason : String(failure.status ?? failure.reason);
  return failure.name;
}
