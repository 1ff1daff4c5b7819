/** GraphQL over Server-Sent Events, in distinct connections mode: `next` for each payload, then `complete`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, LegacySubsequentIncrementalExecutionResult } from 'graphql';
import { DATA_HEADERS, encodeResult, formatError } from './json.ts';

const EVENT_STREAM_HEADERS = {
  ...DATA_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
} as const;

export function acceptsEventStream(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

const COMPLETE_EVENT = 'event: complete\ndata:\n\n';

/** Sends an incremental response: the initial result, then every later payload. */
export async function sendIncrementalEvents(
  response: ServerResponse,
  initialResult: ExecutionResult,
  subsequentResults: AsyncIterable<LegacySubsequentIncrementalExecutionResult>,
  headers: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  response.writeHead(200, { ...EVENT_STREAM_HEADERS, ...headers });
  await write(response, encodeResult(initialResult));
  for await (const payload of subsequentResults) {
    // Leaving the loop cancels the deferred parts.
    if (response.destroyed) return;
    await write(response, encodePayload(payload));
  }
  response.end(COMPLETE_EVENT);
}

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
    ...EVENT_STREAM_HEADERS,
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
      await write(response, encodeResult(result));
    }
    response.end(COMPLETE_EVENT);
  } finally {
    clearInterval(keepAlive);
  }
}

function encodePayload(payload: LegacySubsequentIncrementalExecutionResult): string {
  const incremental = payload.incremental?.map((part) =>
    part.errors ? { ...part, errors: part.errors.map(formatError) } : part,
  );
  return JSON.stringify(incremental ? { ...payload, incremental } : payload);
}

/** Writes an event. Resolves when the connection can take the next event, or is closed. */
async function write(response: ServerResponse, json: string): Promise<void> {
  if (response.write(`event: next\ndata: ${json}\n\n`) || response.destroyed) return;
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
  });
}
