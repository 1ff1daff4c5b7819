/**
 * Breaks one field of one REST reply: a proxy in front of an origin, and a site behind it.
 *
 *     await using site = await startSiteWithFieldFaults();
 *     const [reply] = await site.fields.during(() => fetch(`${site.url}/halls/1`));
 *     for (const field of [["address"], ["lat"]]) {
 *       site.fields.break({ path: reply.path, field, kind: 'wrongType' });
 *       await site.expireCaches();
 *       …
 *     }
 */
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { advanceClock } from './clock.ts';
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
  /** A function takes the value of the field; undefined makes the field disappear. */
  readonly kind: FaultKind | ((value: unknown) => unknown);
}

/** A JSON reply that passed, before any fault. */
export interface RecordedReply {
  readonly method: string;
  /** Path and query of its request. */
  readonly path: string;
  readonly status: number;
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
  /** Requests without a reply yet. */
  readonly pending: number;
  /** Requests so far: replies that are repeated are too quick to be seen pending. */
  readonly received: number;
  /** Forgets the replies that `repeatsReplies` keeps. */
  forget(): void;
  /** Collects the JSON replies that pass while `task` runs, each path once. */
  during(task: () => Promise<unknown>): Promise<RecordedReply[]>;
  /** As `during`, with what `task` resolves to. */
  recording<T>(task: () => Promise<T>): Promise<{ result: T; replies: RecordedReply[] }>;
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
    env: { IMAGE_HOSTS: `${origin.url}/pictures/`, CLOCK_STEP_MS: String(TWO_DAYS_MS), ...env },
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
    expireCaches: () => advanceClock(gateway),
  };
}

/** A reply of the origin, kept for equal requests. */
interface KeptReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly original: Buffer;
}

export interface FieldFaultProxyOptions {
  /** Sends the first reply of the origin again for each equal request of the same user, writes included. */
  readonly repeatsReplies?: boolean;
  /** Changes the replies to requests of an id before they are recorded. */
  readonly adapt?: (body: unknown, requestId: string) => unknown;
}

export async function startFieldFaultProxy(
  origin: string,
  { repeatsReplies = false, adapt = (body) => body }: FieldFaultProxyOptions = {},
): Promise<FieldFaultProxy> {
  const faults: FieldFault[] = [];
  const recorders = new Set<Map<string, RecordedReply>>();
  const kept = new Map<string, KeptReply>();
  let applied = 0;
  let pending = 0;
  let received = 0;

  /** Null for a reply that is not JSON, which is passed on at once. */
  const fetchReply = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<KeptReply | null> => {
    const { method = 'GET', url: path = '/', headers: sent } = request;
    const requestBody = await buffer(request);
    const caller = `${String(sent['x-wedding-token'])} ${String(sent['x-wn-user-id'])}`;
    const key = `${method} ${path} ${caller} ${requestBody.toString()}`;
    const known = kept.get(key);
    if (known) return known;
    const reply = await forwardRequest(request, requestBody, new URL(path, origin));
    const { statusCode: status = 502, headers } = reply;
    if (!(headers['content-type']?.includes('json') ?? false)) {
      response.writeHead(status, headers);
      reply.pipe(response);
      return null;
    }
    const { 'transfer-encoding': _chunked, ...plain } = headers;
    const fetched = { status, headers: plain, original: await buffer(reply) };
    if (repeatsReplies && status < 500) kept.set(key, fetched);
    return fetched;
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const reply = await fetchReply(request, response);
    if (reply === null) return;
    const { status, headers, original } = reply;
    const matching = original.length > 0 ? faults.filter((fault) => matches(fault.path, path)) : [];
    const parsed: unknown = original.length > 0 ? JSON.parse(original.toString()) : undefined;
    const body = adapt(parsed, String(request.headers['x-request-id']));
    const isChanged = matching.length > 0 || body !== parsed;
    for (const recorder of recorders) recorder.set(`${method} ${path}`, { method, path, status, body });
    if (matching.length > 0) applied += 1;
    const sent = isChanged ? Buffer.from(JSON.stringify(withFaults(body, matching))) : original;
    response.writeHead(status, { ...headers, 'content-length': sent.length }).end(sent);
  };
  const server = createServer((request, response) => {
    pending += 1;
    received += 1;
    response.once('close', () => (pending -= 1));
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const recording = async <T>(task: () => Promise<T>): Promise<{ result: T; replies: RecordedReply[] }> => {
    const recorder = new Map<string, RecordedReply>();
    recorders.add(recorder);
    const result = await task();
    recorders.delete(recorder);
    return { result, replies: [...recorder.values()] };
  };
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
    get pending() {
      return pending;
    },
    get received() {
      return received;
    },
    forget: () => kept.clear(),
    recording,
    during: async (task) => (await recording(task)).replies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
function faultyValue(kind: FaultKind, value: unknown): unknown {
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

/** The body of a reply with its fields broken in turn; the original stays as it is. */
export const withFaults = (body: unknown, faults: readonly FieldFault[]): unknown =>
  faults.reduce(withFault, body);

function withFault(body: unknown, { field, kind }: FieldFault): unknown {
  const [key, ...rest] = field;
  if (key === undefined) return typeof kind === 'function' ? kind(body) : faultyValue(kind, body);
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

async function forwardRequest(request: IncomingMessage, body: Buffer, url: URL): Promise<IncomingMessage> {
  const { method, headers } = request;
  return new Promise((resolve, reject) => {
    const forwarded = send(url, { method, headers: { ...headers, host: url.host } }, resolve);
    forwarded.on('error', reject);
    forwarded.end(body);
  });
}
