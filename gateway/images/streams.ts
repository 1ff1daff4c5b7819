/** Hands the body of another host's response to a client as it arrives. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ImageFetcher } from './fetch.ts';

/** Time without data after which a host counts as failed. */
const IDLE_TIMEOUT_MS = 20_000;

/** Status and headers for the client. */
interface StreamHead {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * @param headOf makes the client's status and headers from the host's; null if the response must not be passed on
 * @returns false if the host has no such file @throws when the host fails before the response has begun
 */
export async function sendStream(
  fetcher: ImageFetcher,
  source: URL,
  sent: OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
  headOf: (upstream: IncomingMessage) => StreamHead | null,
): Promise<boolean> {
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort());
  const upstream = await fetcher.open(
    source,
    AbortSignal.any([disconnected.signal, AbortSignal.timeout(IDLE_TIMEOUT_MS * 15)]),
    sent,
  );
  const head = headOf(upstream);
  if (head === null || request.method === 'HEAD') upstream.destroy();
  if (head === null) return isMissing(upstream) ? false : fail(source, upstream);
  response.writeHead(head.status, head.headers);
  if (request.method === 'HEAD') {
    response.end();
    return true;
  }
  upstream.setTimeout(IDLE_TIMEOUT_MS, () => upstream.destroy());
  // The client may leave, and the host may fail: both end the response.
  await pipeline(upstream, response).catch(() => response.destroy());
  return true;
}

const isMissing = ({ statusCode }: IncomingMessage): boolean => statusCode === 404 || statusCode === 410;

function fail({ origin }: URL, { statusCode, headers }: IncomingMessage): never {
  throw new Error(`${origin} answered ${statusCode} ${headers['content-type'] ?? ''} in place of a file`);
}
