import { Counter, Histogram, Registry } from 'prom-client';
import { DurationHistogram, EventCounter } from '#gateway/telemetry/metrics.ts';
import type { MicroBench } from './measure.ts';

const LABELS = ['call', 'host', 'outcome'];
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One REST call as it is counted: a counter and a histogram of three labels, thirty label sets in turn. */
export const metrics: MicroBench = {
  name: 'metrics',
  about: 'counts one REST call in a counter and a histogram of three labels',
  contenders() {
    const calls = Array.from({ length: 30 }, (_, i) => ({ call: `R${i}`, host: 'api', outcome: 'ok' }));
    const registers = [new Registry()];
    const counter = new Counter({ name: 'calls', help: 'calls', labelNames: LABELS, registers });
    const histogram = new Histogram({
      name: 'seconds',
      help: 'seconds',
      labelNames: LABELS,
      buckets: BUCKETS,
      registers,
    });
    const ownCounter = new EventCounter('calls', 'calls');
    const ownHistogram = new DurationHistogram('seconds', 'seconds');
    let turn = 0;
    const next = () => calls[(turn += 1) % calls.length] ?? { call: '', host: '', outcome: '' };
    return [
      {
        name: 'own labelled metrics',
        run() {
          const { call, host, outcome } = next();
          const key = `${call} ${outcome}`;
          const labels = () => `call="${call}",host="${host}",outcome="${outcome}"`;
          ownCounter.increment(key, labels);
          ownHistogram.observe(key, 12, labels);
        },
      },
      {
        name: 'prom-client',
        run() {
          const labels = next();
          counter.inc(labels);
          histogram.observe(labels, 0.012);
        },
      },
    ];
  },
};
