/** Figures for Prometheus. What others count anyway is read when somebody asks; a request itself costs two or three additions. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Answered } from '../graphql/execute.ts';
import type { Upstream, UpstreamEvent } from '../upstream/client.ts';
import { Clients } from './clients.ts';

/**
 * One metric for Prometheus that every request adds to: its values by their labels. prom-client's own sorts and joins
 * labels, and looks bounds up by name, for every value.
 */
export abstract class Series<Values> {
  readonly #head: string;
  readonly #empty: () => Values;
  readonly #known = new Map<string, { readonly labels: string; readonly values: Values }>();

  constructor(name: string, help: string, type: 'counter' | 'histogram', empty: () => Values) {
    this.#head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;
    this.#empty = empty;
  }

  /**
   * The values under what their labels are known by. `labelsOf` writes those as Prometheus does, `call="R54",host="api"`,
   * of words that need no escape.
   */
  protected valuesOf(key: string, labelsOf: () => string): Values {
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = { labels: labelsOf(), values: this.#empty() }));
    return known.values;
  }

  /** Lines of one series. */
  protected abstract linesOf(labels: string, values: Values): readonly string[];

  /** All series in Prometheus' text form. */
  text(): string {
    const lines = [...this.#known.values()].flatMap(({ labels, values }) => this.linesOf(labels, values));
    return `${[this.#head, ...lines].join('\n')}\n`;
  }
}

/** A counter. */
export class Tally extends Series<{ times: number }> {
  readonly #name: string;

  constructor(name: string, help: string) {
    super(name, help, 'counter', () => ({ times: 0 }));
    this.#name = name;
  }

  /** Counts one. */
  add(key: string, labelsOf: () => string): void {
    this.valuesOf(key, labelsOf).times += 1;
  }

  protected override linesOf(labels: string, { times }: { times: number }): readonly string[] {
    return [`${this.#name}{${labels}} ${times}`];
  }
}

/** Upper bounds in seconds: the deadline of an operation is 10 s, of a call 5 s. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Distribution {
  /** Durations up to each bound and above the one before; the last are above all. */
  readonly counts: number[];
  sum: number;
}

/** A histogram of durations. */
export class Durations extends Series<Distribution> {
  readonly #name: string;

  constructor(name: string, help: string) {
    super(name, help, 'histogram', () => ({ counts: [...BOUNDS, Infinity].map(() => 0), sum: 0 }));
    this.#name = name;
  }

  /** Counts a duration. */
  observe(key: string, ms: number, labelsOf: () => string): void {
    const distribution = this.valuesOf(key, labelsOf);
    const seconds = ms / 1_000;
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at += 1;
    distribution.counts[at] = (distribution.counts[at] ?? 0) + 1;
    distribution.sum += seconds;
  }

  protected override linesOf(labels: string, { counts, sum }: Distribution): readonly string[] {
    let total = 0;
    const buckets = counts.map((count, at) => {
      total += count;
      return `${this.#name}_bucket{le="${BOUNDS[at] ?? '+Inf'}",${labels}} ${total}`;
    });
    return [...buckets, `${this.#name}_sum{${labels}} ${sum}`, `${this.#name}_count{${labels}} ${total}`];
  }
}

/** What stands for the names of documents that are not the site's own: strangers could bring any number of them. */
export const AD_HOC = 'ad-hoc';

/** The metrics of a process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #clients = new Clients();
  readonly #operations = new Tally(
    'gateway_operations_total',
    'Operations by name, client and outcome: ok, partial (errors beside data) or failed.',
  );
  readonly #seconds = new Durations('gateway_operation_seconds', 'Time from the door to the first answer.');
  readonly #errors = new Counter({
    name: 'gateway_field_errors_total',
    help: 'Entries in `errors` by code, and by field for the site’s own documents.',
    labelNames: ['operation', 'field', 'code'],
    registers: [this.#registry],
  });
  readonly #calls = new Durations(
    'gateway_upstream_call_seconds',
    'REST calls over the wire, tries and pauses together, by call, host and outcome.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts an operation. */
  readonly answered = ({ operation, caller, first, ms }: Answered): void => {
    const name = operation.trusted ? (operation.name ?? AD_HOC) : AD_HOC;
    const { errors, data } = first;
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    const { client, version } = this.#clients.of(caller.headers);
    this.#operations.add(
      `${name} ${client} ${version} ${outcome}`,
      () => `operation="${name}",client="${client}",version="${version}",outcome="${outcome}"`,
    );
    this.#seconds.observe(name, ms, () => `operation="${name}"`);
    for (const { path = [], extensions } of errors ?? []) {
      const field = operation.trusted ? path.filter((step) => typeof step === 'string').join('.') : '';
      const { code } = extensions;
      this.#errors.inc({ operation: name, field, code: typeof code === 'string' ? code : '' });
    }
  };

  /** Counts a REST call. */
  readonly called = ({ call, host, failure, ms }: UpstreamEvent): void => {
    const status = failure !== null && 'status' in failure ? failure.status : undefined;
    const reason = failure !== null && 'reason' in failure ? failure.reason : failure?.name;
    const outcome = failure === null ? 'ok' : String(status ?? reason);
    const key = failure === null ? call : `${call} ${outcome}`;
    this.#calls.observe(key, ms, () => `call="${call}",host="${host}",outcome="${outcome}"`);
  };

  /** Adds what the way to the REST APIs knows of itself, read at the moment somebody asks. */
  watch(upstream: Upstream): void {
    this.#read(
      'gateway_upstream_open_paths',
      'Groups of paths that are not asked at present.',
      ['host'],
      (set) => upstream.state().forEach(({ host, open }) => set({ host }, open.length)),
    );
    this.#read('gateway_upstream_waiting', 'Calls waiting for a place.', ['host'], (set) =>
      upstream.state().forEach(({ host, waiting }) => set({ host }, waiting)),
    );
    this.#read('gateway_upstream_running', 'Calls on their way.', ['host'], (set) =>
      upstream.state().forEach(({ host, running }) => set({ host }, running)),
    );
    this.#read('gateway_upstream_hedged_reads', 'Reads that were asked a second time.', ['host'], (set) =>
      upstream.state().forEach(({ host, hedged }) => set({ host }, hedged)),
    );
    this.#read('gateway_cache_reads', 'Reads of public answers by where they came from.', ['use'], (set) =>
      Object.entries(upstream.counters.reads).forEach(([use, count]) => set({ use }, count)),
    );
    this.#read('gateway_cache_bytes', 'Bytes of the public answers kept.', [], (set) =>
      set({}, upstream.cache.size.bytes),
    );
    this.#read('gateway_shared_answers', 'Public answers that came from another gateway.', [], (set) =>
      set({}, upstream.received),
    );
    this.#read('gateway_bulk_calls', 'Calls that asked about many ids at once.', [], (set) =>
      set({}, upstream.counters.bulkCalls),
    );
    this.#read('gateway_bulk_ids', 'Ids those calls asked about together.', [], (set) =>
      set({}, upstream.counters.bulkIds),
    );
    this.#read('gateway_dropped_items', 'List items left out because they broke their shape.', [], (set) =>
      set({}, upstream.counters.dropped),
    );
  }

  #read(
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

  /** Everything in Prometheus' text form. */
  async text(): Promise<string> {
    return [
      await this.#registry.metrics(),
      ...[this.#operations, this.#seconds, this.#calls].map((one) => one.text()),
    ].join('\n');
  }
}
