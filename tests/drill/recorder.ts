/** Scrapes the metrics of all replicas each second, as Prometheus does every 15 s. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Labels, Sample, SampleSource, Series } from './promql.ts';

const SCRAPE_INTERVAL_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** All samples of one scrape, by metric. */
export interface Scrape {
  readonly seconds: number;
  readonly samples: ReadonlyMap<string, readonly Sample[]>;
}

/** Reads the text format of Prometheus. @param target labels that every sample gets */
export function parseMetrics(text: string, target: Labels): Map<string, Sample[]> {
  const samples = new Map<string, Sample[]>();
  for (const [, name = '', list = '', value] of text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)) {
    const own = Array.from(list.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, label, text]) => [label, text]);
    const sample = { labels: { ...target, ...Object.fromEntries(own) }, value: Number(value) };
    const known = samples.get(name);
    if (known) known.push(sample);
    else samples.set(name, [sample]);
  }
  return samples;
}

export class Recorder implements AsyncDisposable {
  readonly #targets: readonly string[];
  readonly #key: string;
  readonly #scrapes: Scrape[] = [];
  readonly #running: Promise<void>;
  #isOver = false;

  /** @param targets addresses of the replicas @param key the operator's */
  constructor(targets: readonly string[], key: string) {
    this.#targets = targets;
    this.#key = key;
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      const startedAt = performance.now();
      this.#scrapes.push(await this.#scrape());
      await sleep(Math.max(0, SCRAPE_INTERVAL_MS - (performance.now() - startedAt)));
    }
  }

  async #scrape(): Promise<Scrape> {
    const samples = new Map<string, Sample[]>();
    const seconds = Date.now() / 1_000;
    const all = this.#targets.map(async (url, at) => {
      const target = { job: 'gateway', instance: `gateway-${at + 1}` };
      const text = await this.#read(url);
      // Nothing listens: the replica is not in DNS, so Prometheus has no target for it.
      if (text === undefined) return;
      const found = parseMetrics(text ?? '', target);
      found.set('up', [{ labels: target, value: text === null ? 0 : 1 }]);
      for (const [name, list] of found) samples.set(name, [...(samples.get(name) ?? []), ...list]);
    });
    await Promise.all(all);
    return { seconds, samples };
  }

  /** Null while a replica does not answer, undefined while it does not run. */
  #read(url: string): Promise<string | null | undefined> {
    const init = { headers: { 'x-operator-key': this.#key }, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return fetch(`${url}/metrics`, init)
      .then((response) => (response.ok ? response.text() : null))
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === 'TimeoutError' ? null : undefined,
      );
  }

  /** The samples that Prometheus would have at the end of a time span. */
  between(from: number, to: number): SampleSource | null {
    return sourceOf(this.#scrapes.filter(({ seconds }) => seconds >= from && seconds <= to));
  }

  /** Times of the scrapes of a time span. */
  times(from: number, to: number): number[] {
    return this.#scrapes.map(({ seconds }) => seconds).filter((seconds) => seconds >= from && seconds <= to);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}

/** Null without a scrape. */
export function sourceOf(scrapes: readonly Scrape[]): SampleSource | null {
  const last = scrapes.at(-1);
  if (!last) return null;
  return {
    seconds: last.seconds,
    latest: (metric) => last.samples.get(metric) ?? [],
    window: (metric) => seriesOf(scrapes, metric),
  };
}

function seriesOf(scrapes: readonly Scrape[], metric: string): Series[] {
  const series = new Map<string, { labels: Labels; points: { seconds: number; value: number }[] }>();
  for (const { seconds, samples } of scrapes)
    for (const { labels, value } of samples.get(metric) ?? []) {
      const key = JSON.stringify(labels);
      const known = series.get(key);
      if (known) known.points.push({ seconds, value });
      else series.set(key, { labels, points: [{ seconds, value }] });
    }
  return [...series.values()];
}
