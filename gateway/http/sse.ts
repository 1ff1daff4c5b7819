/** GraphQL over Server-Sent Events, in distinct connections mode: `next` for each payload, then `complete`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { DATA_HEADERS, encodeResult } from './errors.ts';

export function acceptsEventStream(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

export const eventOf = (json: string): string => `event: next\ndata: ${json}\n\n`;

export const COMPLETE_EVENT = 'event: complete\ndata:\n\n';

/** Shorter than the idle timeouts of common proxies. */
const KEEP_ALIVE_INTERVAL_MS = 15_000;

/**
 * Sends the results of a subscription, with comments in between that keep the connection alive. The next result is
 * requested once the client has received the last one.
 */
export async function sendSubscriptionEvents(
  response: ServerResponse,
  results: AsyncIterable<ExecutionResult>,
): Promise<void> {
  response.writeHead(200, {
    ...DATA_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // Disables buffering in nginx.
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const keepAlive = setInterval(() => {
    // No comment is written to a client that does not read, so that its connection times out.
    if (!response.writableNeedDrain) response.write(':\n\n');
  }, KEEP_ALIVE_INTERVAL_MS);
  try {
    for await (const result of results) {
      if (response.destroyed) return;
      await writeAndDrain(response, eventOf(encodeResult(result)));
    }
    response.end(COMPLETE_EVENT);
  } finally {
    clearInterval(keepAlive);
  }
}

/** Writes text. Resolves when the connection can take more, or is closed. */
export async function writeAndDrain(response: ServerResponse, text: string): Promise<void> {
  if (response.write(text) || response.destroyed) return;
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
  });
}
