/** Streams the body of another host's response to a client. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Deadline } from '../deadline.ts';
import { disconnectionOf } from '../http/server.ts';
import { failureOf, type ImageFetcher, refusalOf } from './fetch.ts';

/** Time without data after which a host counts as failed. */
const IDLE_TIMEOUT_MS = 20_000;
/** Time for a whole response. */
const TIMEOUT_MS = 300_000;

/** Status and headers for the client. */
export interface StreamHead {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

interface StreamOptions {
  readonly fetcher: ImageFetcher;
  readonly source: URL;
  /** Headers for the host. */
  readonly sent?: OutgoingHttpHeaders;
  /** Makes the client's status and headers from the host's response; null if it must not be passed on. */
  readonly headOf: (upstream: IncomingMessage) => StreamHead | null;
  readonly idleTimeoutMs?: number | undefined;
}

/** Statuses of responses whose body is not the file. */
const STATUSES_WITHOUT_BODY = new Set([304, 416]);

/**
 * A client may leave at any time, which is no error.
 * @returns false if the host has no such file @throws ImageError when the host fails before the response has begun
 */
export async function sendStream(
  { fetcher, source, sent = {}, headOf, idleTimeoutMs = IDLE_TIMEOUT_MS }: StreamOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const idle = new Deadline(idleTimeoutMs);
  const signal = AbortSignal.any([disconnectionOf(response), idle.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  let upstream: IncomingMessage;
  try {
    upstream = await fetcher.open(source, signal, sent);
  } catch (error) {
    if (response.destroyed) return true;
    throw failureOf(error, idle.signal);
  } finally {
    idle.clear();
  }
  const head = headOf(upstream);
  if (head === null) {
    upstream.destroy();
    const refusal = refusalOf(upstream);
    if (refusal.status === 404) return false;
    throw refusal;
  }
  response.writeHead(head.status, head.headers);
  if (request.method === 'HEAD' || STATUSES_WITHOUT_BODY.has(head.status)) {
    upstream.destroy();
    response.end();
    return true;
  }
  upstream.setTimeout(idleTimeoutMs, () => upstream.destroy());
  // The client may leave, and the host may fail: both end the response.
  await pipeline(upstream, response).catch(() => response.destroy());
  return true;
}
