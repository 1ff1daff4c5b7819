import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import type { LatePayload } from '../graphql/engine.ts';
import { DATA_HEADERS, encodeResult, formatError } from './json.ts';

/**
 * Sends a response whose deferred parts are still to come as server-sent events: `next` for the first result and for
 * every later payload, then `complete`, as the GraphQL over Server-Sent Events protocol has it.
 */
export async function sendEvents(
  response: ServerResponse,
  first: ExecutionResult,
  late: AsyncIterable<LatePayload>,
  headers: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  response.writeHead(200, {
    ...DATA_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    ...headers,
  });
  response.write(event(encodeResult(first)));
  for await (const payload of late) {
    // Leaving the loop stops the parts that nobody waits for any more.
    if (response.destroyed) return;
    response.write(event(encodeLate(payload)));
  }
  response.end('event: complete\ndata:\n\n');
}

/** Time between signs of life, in milliseconds: shorter than proxies wait on a silent connection. */
const BEAT_MS = 15_000;

/**
 * Sends the answers of a subscription as server-sent events: `next` for each, then `complete`. A comment now and then
 * keeps proxies from taking the connection for dead.
 */
export async function sendResults(
  response: ServerResponse,
  results: AsyncIterable<ExecutionResult>,
): Promise<void> {
  response.writeHead(200, {
    ...DATA_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // Nginx would hold events back until its buffer is full.
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const beat = setInterval(() => response.write(':\n\n'), BEAT_MS);
  try {
    for await (const result of results) {
      if (response.destroyed) return;
      response.write(event(encodeResult(result)));
    }
    response.end('event: complete\ndata:\n\n');
  } finally {
    clearInterval(beat);
  }
}

/** JSON text of a late payload. */
export function encodeLate(payload: LatePayload): string {
  const incremental = payload.incremental?.map((part) =>
    part.errors ? { ...part, errors: part.errors.map(formatError) } : part,
  );
  return JSON.stringify(incremental ? { ...payload, incremental } : payload);
}

function event(json: string): string {
  return `event: next\ndata: ${json}\n\n`;
}
