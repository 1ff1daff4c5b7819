/**
 * Development only: validates the requests and responses between a process and the REST APIs and prints violations of the
 * contract: `node --import ./contract/watch.ts gateway/main.ts`. Subscribes to undici's diagnostics channels, so the
 * product needs no code for it.
 */
import { subscribe } from 'node:diagnostics_channel';
import { validateResponse } from './responses.ts';
import { loadContract } from './document.ts';
import { validateRequest } from './requests.ts';

type UndiciRequest = { method: string; path: string; headers: string[]; body: unknown };
type UndiciEvent = { request: UndiciRequest; response: { statusCode: number }; chunk: Buffer };

/** Skips other requests, such as for pictures. */
const REST_PATH = /^\/(api|wp-json|1\/indexes)\//;

const contract = loadContract();
const responses = new WeakMap<UndiciRequest, { status: number; chunks: Buffer[] }>();
const reported = new Set<string>();

/** Prints each problem once. */
function warn(problems: string[]): void {
  for (const problem of problems) {
    if (reported.has(problem)) continue;
    reported.add(problem);
    console.error(`\u001b[41;97m CONTRACT BROKEN \u001b[0m ${problem}`);
  }
}

const pairs = (headers: string[]): [string, string][] =>
  headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  );

const on = (channel: string, listener: (event: UndiciEvent) => void): void =>
  subscribe(`undici:request:${channel}`, (message) => {
    const event = message as UndiciEvent;
    if (REST_PATH.test(event.request.path)) listener(event);
  });

on('create', ({ request: { method, path, headers, body } }) => {
  const text =
    typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString() : undefined;
  warn(
    validateRequest(contract, { method, url: path, headers: Object.fromEntries(pairs(headers)), body: text }),
  );
});

on('headers', ({ request, response }) => {
  responses.set(request, { status: response.statusCode, chunks: [] });
});

on('bodyChunkReceived', ({ request, chunk }) => {
  responses.get(request)?.chunks.push(chunk);
});

on('trailers', ({ request }) => {
  const response = responses.get(request);
  if (response === undefined) return;
  const text = Buffer.concat(response.chunks).toString();
  const path = request.path.split('?')[0] ?? '';
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    warn(validateResponse(contract, request.method, path, response.status, body));
  } catch {
    if (response.status < 500) warn([`${request.method} ${path} answered ${response.status}: no JSON`]);
  }
});
