import { setTimeout as sleep } from 'node:timers/promises';
import { simulateOutage } from '#tests/harness/outage.ts';
import type { Benchmark } from '../benchmark.ts';

/** Longer than a TTL of a minute. */
const MINUTE_MS = 61_000;

export const outage: Benchmark = {
  name: 'outage',
  description:
    'All REST hosts down for a minute under load: cached pages keep opening, and service recovers by itself',
  isOptIn: true,
  async run() {
    const report = await simulateOutage(() => sleep(MINUTE_MS));
    const { pagesRead, failures, uncachedPagesRead, openCircuits, servedStale, recoveredMs, sameProcess } =
      report;
    return {
      rows: [
        {
          'cached pages read': pagesRead,
          failed: failures.length,
          'uncached pages read': uncachedPagesRead,
          'open circuits at the end': openCircuits.length,
          'recovered after ms': Math.round(recoveredMs),
        },
      ],
      targets: [
        {
          text: 'every cached page opens with its heading',
          isMet: failures.length === 0 && pagesRead > 0,
        },
        { text: 'circuits of failing hosts open', isMet: openCircuits.length > 0 },
        { text: 'stale responses are marked', isMet: servedStale },
        { text: 'recovered within 10 s of their return', isMet: recoveredMs < 10_000 },
        { text: 'the gateway was not restarted', isMet: sameProcess },
      ],
    };
  },
};
