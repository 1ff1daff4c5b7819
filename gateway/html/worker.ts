/** The worker thread that converts long HTML, one at a time. */
import Tinypool from 'tinypool';
import { Bulkhead } from '../upstream/resilience/guards.ts';
import type { Conversion, RawHtml } from './convert.ts';

/** Input is limited so that a conversion takes at most a tenth of this; the rest is for starting a new thread. */
const RUN_TIMEOUT_MS = 4_000;
const QUEUE_TIMEOUT_MS = 5_000;
/** Characters of all queued HTML; at most 32 MB. */
const MAX_WAITING_CHARACTERS = 16_000_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

let pool: Tinypool | null = null;
const slot = new Bulkhead(1);
let waitingCharacters = 0;

/** Starts the thread, which takes a third of a second, before the first long HTML needs it. */
export function startHtmlWorker(): Tinypool {
  if (pool) return pool;
  const filename = new URL('convert.ts', import.meta.url).href;
  pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1, resourceLimits: RESOURCE_LIMITS });
  // A thread that ends rejects its task; without a task there is nothing to report.
  pool.on('error', () => {});
  return pool;
}

/**
 * Runs a conversion in the thread. Rejects when the queue is full, when the thread is not free in time, and when the
 * conversion takes too long; in the last case the thread is replaced.
 */
export async function convertInWorker<T>(
  convert: (html: RawHtml) => Conversion<T>,
  html: RawHtml,
): Promise<Conversion<T>> {
  const { length } = html.raw;
  if (waitingCharacters + length > MAX_WAITING_CHARACTERS) throw new Error('Too much HTML is waiting.');
  waitingCharacters += length;
  try {
    await slot.acquire(AbortSignal.timeout(QUEUE_TIMEOUT_MS));
  } finally {
    waitingCharacters -= length;
  }
  try {
    const signal = AbortSignal.timeout(RUN_TIMEOUT_MS);
    return await startHtmlWorker().run(html, { name: convert.name, signal });
  } finally {
    slot.release();
  }
}
