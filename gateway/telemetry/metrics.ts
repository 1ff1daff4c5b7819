/** Figures for Prometheus. What others count anyway is read when somebody asks; a request itself costs two or three additions. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Answered } from '../graphql/execute.ts';
import type { Upstream, UpstreamEvent } from '../upstream/client.ts';
import { Clients } from './clients.ts';
import { Durations } from './durations.ts';
import { Tally } from './tally.ts';

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
