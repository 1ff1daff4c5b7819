/** Results with deferred parts over HTTP: as server-sent events or as multipart/mixed, one frame for each payload. */
import type { ServerResponse } from 'node:http';
import type { ExecutionResult, LegacySubsequentIncrementalExecutionResult } from 'graphql';
import { DATA_HEADERS, encodeResult, formatError } from './errors.ts';
import { COMPLETE_EVENT, eventOf, writeAndDrain } from './sse.ts';

export type IncrementalFormat = 'events' | 'multipart';

interface Framing {
  readonly contentType: string;
  /** Before the first frame. */
  readonly start: string;
  frame(json: string): string;
  /** After the last frame. */
  readonly end: string;
}

const FRAMINGS: Readonly<Record<IncrementalFormat, Framing>> = {
  events: {
    contentType: 'text/event-stream; charset=utf-8',
    start: '',
    frame: eventOf,
    end: COMPLETE_EVENT,
  },
  multipart: {
    contentType: 'multipart/mixed; boundary="-"',
    start: '\r\n---',
    frame: (json) =>
      `\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}\r\n---`,
    end: '--\r\n',
  },
};

/**
 * Sends the initial result, then every later payload. The next payload is requested once the client has received the
 * last one; a client that does not read is disconnected by the time-out of its connection.
 */
export async function sendIncremental(
  format: IncrementalFormat,
  response: ServerResponse,
  initialResult: ExecutionResult,
  subsequentResults: AsyncIterable<LegacySubsequentIncrementalExecutionResult> | null,
  headers: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  const { contentType, start, frame, end } = FRAMINGS[format];
  response.writeHead(200, {
    ...DATA_HEADERS,
    'content-type': contentType,
    'cache-control': 'private, no-store',
    ...headers,
  });
  await writeAndDrain(response, start + frame(encodeResult(initialResult)));
  for await (const payload of subsequentResults ?? []) {
    // Leaving the loop cancels the deferred parts.
    if (response.destroyed) return;
    await writeAndDrain(response, frame(encodePayload(payload)));
  }
  response.end(end);
}

function encodePayload(payload: LegacySubsequentIncrementalExecutionResult): string {
  const incremental = payload.incremental?.map((part) =>
    part.errors ? { ...part, errors: part.errors.map(formatError) } : part,
  );
  return JSON.stringify(incremental ? { ...payload, incremental } : payload);
}
