/**
 * Misbehaviour on request, for tests: with ORIGIN_FAULTS=1 a test posts what is to go wrong to /__faults and reads what was
 * called from /__journal. Nothing of it exists otherwise.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ValidationError, fieldMessages } from './http/errors.ts';

const Fault = z.strictObject({
  method: z.string().optional(),
  /** Beginning of path and query, or a regular expression when it begins with `^`. */
  path: z.string(),
  /** How often it strikes; always when left out. */
  times: z.int().min(1).optional(),
  status: z.int().min(200).max(599).optional(),
  /** Sent as it stands when a text, else as JSON. */
  body: z.unknown().optional(),
  contentType: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Waits first. With nothing else told, the real answer follows. */
  delayMs: z.int().min(0).optional(),
  /** Waits until the faults are cleared; then the real answer follows. */
  hold: z.boolean().optional(),
  /** Never answers. */
  hang: z.boolean().optional(),
  /** Cuts the connection before anything is sent. */
  reset: z.boolean().optional(),
  /** Sends headers and half the body, then nothing. */
  stallBody: z.boolean().optional(),
});
type Fault = z.infer<typeof Fault>;

/** A call that was received. */
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

/** Opens /__faults and /__journal on `app`. */
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
