/**
 * Breaks one field of one REST reply: a proxy in front of an origin, and a site behind it.
 *
 *     await using site = await startSiteWithFieldFaults();
 *     const [reply] = await site.fields.during(() => fetch(`${site.url}/halls/1`));
 *     for (const field of fieldsOf(reply.body)) {
 *       site.fields.break({ path: reply.path, field, kind: 'wrongType' });
 *       await site.expireCaches();
 *       …
 *     }
 */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startGateway, type Gateway } from './gateway.ts';
import { startOrigin, type Origin } from './origin.ts';
import { freePort, root } from './process.ts';

export const FAULT_KINDS = ['wrongType', 'null', 'missing', 'outOfRange', 'tooLong', 'hostile'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Keys from the root of a reply to one of its fields; `*` stands for every item of a list. */
export type FieldPath = readonly (string | number)[];

export interface FieldFault {
  /** Path and query of the request, as in `RecordedReply`, or a pattern of them. */
  readonly path: string | RegExp;
  readonly field: FieldPath;
  readonly kind: FaultKind;
}

/** A JSON reply that passed, before any fault. */
export interface RecordedReply {
  readonly method: string;
  /** Path and query of its request. */
  readonly path: string;
  readonly body: unknown;
}

export interface FieldFaultProxy extends AsyncDisposable {
  readonly url: string;
  /** Breaks a field from now on, besides those that are broken already. */
  break(fault: FieldFault): void;
  /** Restores all fields. */
  restore(): void;
  /** How many replies were changed since the last `restore`. */
  readonly applied: number;
  /** Collects the JSON replies that pass while `task` runs, each path once. */
  during(task: () => Promise<unknown>): Promise<RecordedReply[]>;
}

/** A gateway in front of an origin, with the proxy in between. */
export interface SiteWithFieldFaults extends Gateway {
  readonly origin: Origin;
  readonly fields: FieldFaultProxy;
  /** Lets two days pass: every cached reply and page expires, also as a stale one. */
  expireCaches(): Promise<void>;
}

const TWO_DAYS_MS = 2 * 86_400_000;

export async function startSiteWithFieldFaults(
  env: Record<string, string> = {},
): Promise<SiteWithFieldFaults> {
  // REST responses contain site URLs, so the origin must know the gateway's port.
  const port = await freePort();
  const origin = await startOrigin({ env: { SITE_URL: `http://127.0.0.1:${port}` } });
  const fields = await startFieldFaultProxy(origin.url);
  const gateway = await startGateway({
    upstream: fields.url,
    port,
    env: { IMAGE_HOSTS: origin.url, CLOCK_STEP_MS: String(TWO_DAYS_MS), ...env },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });
  const stop = async (): Promise<void> => {
    await gateway.stop();
    await fields[Symbol.asyncDispose]();
    await origin.stop();
  };
  return {
    ...gateway,
    origin,
    fields,
    stop,
    [Symbol.asyncDispose]: stop,
    async expireCaches() {
      process.kill(gateway.pid, 'SIGUSR2');
      await fetch(`${gateway.url}/healthz`);
    },
  };
}

export async function startFieldFaultProxy(origin: string): Promise<FieldFaultProxy> {
  const faults: FieldFault[] = [];
  const recorders = new Set<Map<string, RecordedReply>>();
  let applied = 0;

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const reply = await forwardRequest(request, new URL(path, origin));
    const { statusCode = 502, headers } = reply;
    const isJson = headers['content-type']?.includes('json') ?? false;
    if (!isJson) {
      response.writeHead(statusCode, headers);
      return void reply.pipe(response);
    }
    const original = await buffer(reply);
    let body: unknown = original.length > 0 ? JSON.parse(original.toString()) : undefined;
    for (const recorder of recorders) recorder.set(`${method} ${path}`, { method, path, body });
    const matching = faults.filter((fault) => matches(fault.path, path));
    if (body !== undefined && matching.length > 0) {
      body = matching.reduce(withFault, body);
      applied += 1;
    }
    const sent = matching.length > 0 ? Buffer.from(JSON.stringify(body)) : original;
    response.writeHead(statusCode, { ...headers, 'content-length': sent.length }).end(sent);
  };
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    break: (fault) => void faults.push(fault),
    restore() {
      faults.length = 0;
      applied = 0;
    },
    get applied() {
      return applied;
    },
    async during(task) {
      const replies = new Map<string, RecordedReply>();
      recorders.add(replies);
      await task();
      recorders.delete(replies);
      return [...replies.values()];
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Paths of all fields of a reply, objects and lists included. Of a list, those of its first item. */
export function fieldsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item) => [0, item])
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [[...path, key], ...fieldsOf(inner, [...path, key])]);
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, key), rest) : undefined;
}

/**
 * What a fault makes of a value.
 * @returns undefined where the field disappears, and the value itself where the kind does not apply to it
 */
export function faultyValue(kind: FaultKind, value: unknown): unknown {
  switch (kind) {
    case 'wrongType':
      return typeof value === 'object' && value !== null ? 'unexpected' : { unexpected: true };
    case 'null':
      return null;
    case 'missing':
      return undefined;
    case 'outOfRange':
      return outOfRange(value);
    case 'tooLong':
      if (typeof value === 'string') return value + 'あ'.repeat(20_000);
      if (Array.isArray(value)) return Array.from({ length: 2_000 }, (_, at) => value[at % value.length]);
      return typeof value === 'number' ? Number.MAX_SAFE_INTEGER : value;
    case 'hostile':
      return typeof value === 'string' ? HOSTILE_TEXT : value;
  }
}

/** Closes attributes, tags and script data, and reverses the direction of writing. */
const HOSTILE_TEXT = `javascript:alert(1)//"'><img src=x onerror=alert(1)></script><script>alert(1)</script>\u202e\u0000{{7*7}}`;

/** Dates and times keep their format but do not exist; other texts become empty. */
function outOfRange(value: unknown): unknown {
  if (typeof value === 'number') return -1e300;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\d|^\d\d:\d\d/.test(value)) return value.replace(/[0-9]/g, '9');
  return '';
}

function withFault(body: unknown, { field, kind }: FieldFault): unknown {
  const [key, ...rest] = field;
  if (key === undefined) return faultyValue(kind, body);
  if (typeof body !== 'object' || body === null) return body;
  const replace = (value: unknown): unknown => withFault(value, { path: '', field: rest, kind });
  if (Array.isArray(body)) {
    return body.flatMap((item, at) => {
      if (key !== '*' && key !== at) return [item];
      const replaced = replace(item);
      return replaced === undefined ? [] : [replaced];
    });
  }
  if (!Object.hasOwn(body, key)) return body;
  const { [key as keyof typeof body]: value, ...others } = body;
  const replaced = replace(value);
  return replaced === undefined ? others : { ...others, [key]: replaced };
}

function matches(pattern: string | RegExp, path: string): boolean {
  return typeof pattern === 'string' ? pattern === path : pattern.test(path);
}

async function forwardRequest(request: IncomingMessage, url: URL): Promise<IncomingMessage> {
  const { method, headers } = request;
  return new Promise((resolve, reject) => {
    const forwarded = send(url, { method, headers: { ...headers, host: url.host } }, resolve);
    forwarded.on('error', reject);
    request.pipe(forwarded);
  });
}
