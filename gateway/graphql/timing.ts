import type { TracedCall } from '../upstream/trace.ts';

/** Most REST calls told of; the length of a header is bounded. */
const MOST = 30;

/**
 * Value of `Server-Timing`, which browsers show to developers beside the request: the whole as `total`, then the REST
 * calls by number, as they ended, each with its host, where its answer came from and how it went.
 */
export function serverTiming(totalMs: number, calls: readonly TracedCall[] = []): string {
  const told = calls
    .slice(0, MOST)
    .map(({ call, host, cache, outcome, ms }) => `${duration(call, ms)};desc="${host} ${cache} ${outcome}"`);
  return [duration('total', totalMs), ...told].join(', ');
}

const duration = (name: string, ms: number): string => `${name};dur=${ms.toFixed(1)}`;
