/**
 * Fault injection for tests, only with ORIGIN_FAULTS=1: POST /__faults adds faults, GET /__journal returns the
 * requests received.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ValidationError, fieldMessages } from './http/errors.ts';

const Fault = z.strictObject({
  method: z.string().optional(),
  /** Prefix of path and query, or a regular expression when it starts with `^`. */
  path: z.string(),
  /** How many requests it affects; unlimited when absent. */
  times: z.int().min(1).optional(),
  status: z.int().min(200).max(599).optional(),
  /** A string is sent as is, anything else as JSON. */
  body: z.unknown().optional(),
  contentType: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Delays the response. Without other settings the real response follows. */
  delayMs: z.int().min(0).optional(),
  /** Delays the response until the faults are cleared; then the real response follows. */
  hold: z.boolean().optional(),
  /** Never responds. */
  hang: z.boolean().optional(),
  /** Resets the connection before anything is sent. */
  reset: z.boolean().optional(),
  /** Sends the headers and half the body, then stalls. */
  stallBody: z.boolean().optional(),
});
type Fault = z.infer<typeof Fault>;

/** A received request. */
type JournalEntry = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
};

const MAX_JOURNAL_ENTRIES = 20_000;

function matches(fault: Fault, request: FastifyRequest): boolean {
  if (fault.method !== undefined && fault.method !== request.method) return false;
  return fault.path.startsWith('^')
    ? new RegExp(fault.path).test(request.url)
    : request.url.startsWith(fault.path);
}

async function injectFault(
  fault: Fault,
  reply: FastifyReply,
  cleared: Promise<void>,
): Promise<FastifyReply | undefined> {
  if (fault.delayMs !== undefined) await sleep(fault.delayMs);
  if (fault.hold === true) await cleared;
  if (fault.reset === true) {
    reply.hijack();
    reply.raw.socket?.resetAndDestroy();
    return reply;
  }
  if (fault.hang === true) return reply.hijack();
  if (fault.status === undefined && fault.body === undefined && fault.stallBody !== true) return undefined;
  const body = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {});
  const headers = {
    'content-type': fault.contentType ?? 'application/json; charset=utf-8',
    ...fault.headers,
  };
  if (fault.stallBody === true) {
    reply.hijack();
    reply.raw.writeHead(fault.status ?? 200, { ...headers, 'content-length': Buffer.byteLength(body) });
    reply.raw.write(body.slice(0, Math.ceil(body.length / 2)));
    return reply;
  }
  return reply
    .code(fault.status ?? 200)
    .headers(headers)
    .send(body);
}

export function registerFaultInjection(app: FastifyInstance): void {
  let faults: Fault[] = [];
  let journal: JournalEntry[] = [];
  let cleared = Promise.withResolvers<void>();

  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?');
    if (path.startsWith('/__') || path === '/healthz') return;
    if (journal.length < MAX_JOURNAL_ENTRIES) {
      journal.push({ method: request.method, path, query, headers: request.headers });
    }
    const fault = faults.find((candidate) => matches(candidate, request));
    if (fault === undefined) return;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) faults = faults.filter((other) => other !== fault);
    }
    await injectFault(fault, reply, cleared.promise);
  });

  app.post('/__faults', (request, reply) => {
    const read = z.array(Fault).safeParse(request.body);
    if (!read.success) throw new ValidationError(fieldMessages(read.error));
    faults.push(...read.data);
    return reply.code(204).send();
  });
  app.delete('/__faults', (_request, reply) => {
    faults = [];
    cleared.resolve();
    cleared = Promise.withResolvers();
    return reply.code(204).send();
  });
  app.get('/__journal', () => journal);
  app.delete('/__journal', (_request, reply) => {
    journal = [];
    return reply.code(204).send();
  });
}
