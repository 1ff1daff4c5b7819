/**
 * Watches, in development, what a process says to the REST APIs and what they answer, and warns loudly where either breaks
 * the contract: `node --import ./contract/watch.ts gateway/main.ts`. It listens to undici's own channels, so that no
 * line of the product knows of it.
 */
import { subscribe } from 'node:diagnostics_channel';
import { checkAnswer } from './responses.ts';
import { readContract } from './document.ts';
import { checkRequest } from './requests.ts';

/** What undici tells of a request. */
type Sent = { method: string; path: string; headers: string[]; body: unknown };
type Told = { request: Sent; response: { statusCode: number }; chunk: Buffer };

/** Paths of REST hosts; a gateway fetches pictures too. */
const REST = /^\/(api|wp-json|1\/indexes)\//;

const contract = readContract();
const answers = new WeakMap<Sent, { status: number; chunks: Buffer[] }>();
const warned = new Set<string>();

/** Each problem once: the first is what one reads. */
function warn(problems: string[]): void {
  for (const problem of problems) {
    if (warned.has(problem)) continue;
    warned.add(problem);
    console.error(`\u001b[41;97m CONTRACT BROKEN \u001b[0m ${problem}`);
  }
}

const pairs = (headers: string[]): [string, string][] =>
  headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  );

const on = (event: string, listen: (told: Told) => void): void =>
  subscribe(`undici:request:${event}`, (message) => {
    const told = message as Told;
    if (REST.test(told.request.path)) listen(told);
  });

on('create', ({ request: { method, path, headers, body } }) => {
  const text =
    typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString() : undefined;
  warn(
    checkRequest(contract, { method, url: path, headers: Object.fromEntries(pairs(headers)), body: text }),
  );
});

on('headers', ({ request, response }) => {
  answers.set(request, { status: response.statusCode, chunks: [] });
});

on('bodyChunkReceived', ({ request, chunk }) => {
  answers.get(request)?.chunks.push(chunk);
});

on('trailers', ({ request }) => {
  const answer = answers.get(request);
  if (answer === undefined) return;
  const text = Buffer.concat(answer.chunks).toString();
  const path = request.path.split('?')[0] ?? '';
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    warn(checkAnswer(contract, request.method, path, answer.status, body));
  } catch {
    if (answer.status < 500) warn([`${request.method} ${path} answered ${answer.status}: no JSON`]);
  }
});
