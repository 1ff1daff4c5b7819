/** GraphQL over Server-Sent Events, in distinct connections mode: `next` for each payload, then `complete`. */
import type { ServerResponse } from 'node:http';
import type { ExecutionResult, LegacySubsequentIncrementalExecutionResult } from 'graphql';
import { DATA_HEADERS, encodeResult, formatError } from './json.ts';

const EVENT_STREAM_HEADERS = {
  ...DATA_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
} as const;

const COMPLETE_EVENT = 'event: complete\ndata:\n\n';

/** Sends an incremental response: the initial result, then every later payload. */
export async function sendIncrementalEvents(
  response: ServerResponse,
  initialResult: ExecutionResult,
  subsequentResults: AsyncIterable<LegacySubsequentIncrementalExecutionResult>,
  headers: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  response.writeHead(200, { ...EVENT_STREAM_HEADERS, ...headers });
  response.write(nextEvent(encodeResult(initialResult)));
  for await (const payload of subsequentResults) {
    // Leaving the loop cancels the deferred parts.
    if (response.destroyed) return;
    response.write(nextEvent(encodePayload(payload)));
  }
  response.end(COMPLETE_EVENT);
}

/** Shorter than the idle timeouts of common proxies. */
const KEEP_ALIVE_INTERVAL_MS = 15_000;

/** Sends the results of a subscription, with comments in between that keep the connection alive. */
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
  const keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_INTERVAL_MS);
  try {
    for await (const result of results) {
      if (response.destroyed) return;
      response.write(nextEvent(encodeResult(result)));
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

function nextEvent(json: string): string {
  return `event: next\ndata: ${json}\n\n`;
}
