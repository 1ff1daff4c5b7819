import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Answers, type Made, type Policy } from '../cache/swrCache.ts';
import type { Answer, Ask, Caller } from './execute.ts';
import { documentInAddress, type Documents, type NamedDocument, operationOf } from './persistedDocuments.ts';
import { compress, pickEncoding } from '../http/compression.ts';
import { sendEvents, sendResults } from '../http/sse.ts';
import type { Watch } from './subscribe.ts';
import { requestError } from '../http/errors.ts';
import { DATA_HEADERS, encodeResult, isRecord, parseJsonObject, sendResult } from '../http/json.ts';
import type { Variables } from './engine.ts';

/**
 * How long a public answer may be given again: as long as the shortest-lived resource behind it, a hall. What changes
 * more slowly is kept by the pipe below, so that making a new answer seldom costs a call.
 */
export const PUBLIC_POLICY: Policy = { fresh: 60, swr: 600, sie: 86_400 };

/** The policy in the words of HTTP. */
export function cacheControl({ fresh, swr, sie }: Policy): string {
  return `public, max-age=${fresh}, s-maxage=${fresh}, stale-while-revalidate=${swr}, stale-if-error=${sie}`;
}

/** Time given to deferred parts before the client is told that they come later. */
const PATIENCE_MS = 50;
const KEPT_BYTES = 64_000_000;
/** Below this size a compressed body saves less than its header costs. */
const WORTH_COMPRESSING = 1_000;

/** What a client is told that asks for a subscription and takes no events. */
export const ONLY_EVENTS = 'Subscriptions are answered as text/event-stream; say that you accept it.';

/** A public answer as it is kept: its bytes once, and compressed when someone first takes them so. */
interface KeptBody {
  readonly etag: string;
  readonly plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** The quick door: a document known by its id goes from HTTP straight to the engine. */
export interface PersistedDoor {
  /**
   * Answers `GET /graphql?documentId=…&variables=…`, or the same with `extensions=…`, for public queries.
   * @returns false when the request names no document and is another door's.
   */
  get(request: IncomingMessage, response: ServerResponse, caller: () => Caller): Promise<boolean>;
  /** Answers the POST of a named document, for mutations and personal queries; public ones are taken too. */
  post(
    request: IncomingMessage,
    response: ServerResponse,
    caller: Caller,
    named: NamedDocument,
    variables: unknown,
  ): Promise<void>;
}

/** Builds the quick door. */
export function createPersistedDoor({
  documents,
  ask,
  watch,
  mayTrace,
}: {
  documents: Documents;
  ask: Ask;
  watch: Watch;
  mayTrace: (caller: Caller) => boolean;
}): PersistedDoor {
  const answers = new Answers<KeptBody | Answer>({ maxBytes: KEPT_BYTES });

  const made = (answer: Answer): Made<KeptBody | Answer> => {
    const { shareable, first } = answer;
    if (!shareable) return { value: answer, keep: null, failed: first.errors !== undefined, bytes: 0 };
    const plain = Buffer.from(encodeResult(first));
    const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
    // Twice the size leaves room for the compressed forms.
    return { value: { etag, plain }, keep: PUBLIC_POLICY, failed: false, bytes: plain.length * 2 };
  };

  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    value: KeptBody | Answer,
  ): Promise<void> => {
    if ('plain' in value) return sendKept(request, response, value);
    const headers: Record<string, string | readonly string[]> = {
      ...(value.cookies.length > 0 && { 'set-cookie': value.cookies }),
      ...(value.timing !== null && { 'server-timing': value.timing }),
    };
    if (value.late) return sendEvents(response, value.first, value.late, headers);
    return sendResult(request, response, value.first, headers);
  };

  return {
    async get(request, response, callerOf) {
      const url = request.url ?? '';
      const kept = answers.fresh(url);
      if (kept) {
        await send(request, response, kept);
        return true;
      }
      const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
      const named = documentInAddress(parameters);
      if (named === null) return false;
      const operation = operationOf(documents, named);
      if (operation.personal || operation.secret) {
        const why = 'This document writes, or reads what is personal or secret: send it by POST.';
        throw requestError('METHOD_NOT_ALLOWED', why, { headers: { allow: 'POST' } });
      }
      const variables = variablesOf(parameters.get('variables'));
      const caller = callerOf();
      const trace = mayTrace(caller);
      if (trace || (operation.incremental && takesEvents(request))) {
        // Answered to this caller alone: a trace is nobody else's, and a stream of parts has one reader.
        const value = made(await ask({ operation, variables, caller, patienceMs: PATIENCE_MS, trace }));
        await answers.keep(url, value);
        await send(request, response, value.value);
        return true;
      }
      // Others may be waiting for the same answer, so it is made to its end even when this caller leaves.
      const question = {
        operation,
        variables,
        caller: { ...caller, whenGone: null },
        patienceMs: Infinity,
        trace,
      };
      await send(request, response, await answers.obtain(url, async () => made(await ask(question))));
      return true;
    },
    async post(request, response, caller, named, given) {
      const operation = operationOf(documents, named);
      const variables = variablesOf(given);
      if (operation.kind === 'subscription') {
        if (!takesEvents(request)) throw requestError('BAD_REQUEST', ONLY_EVENTS);
        return sendResults(response, await watch({ operation, variables, caller }));
      }
      const patienceMs = takesEvents(request) ? PATIENCE_MS : Infinity;
      const answer = await ask({ operation, variables, caller, patienceMs, trace: mayTrace(caller) });
      response.setHeader('vary', 'Cookie, Origin, Accept-Encoding');
      await send(request, response, answer);
    },
  };
}

/** Variables of a request: an object, its JSON, or nothing. */
function variablesOf(given: unknown): Variables {
  if (given === undefined || given === null || given === '') return {};
  if (typeof given === 'string') return parseJsonObject(given);
  if (!isRecord(given)) throw requestError('BAD_REQUEST', 'variables has to be an object.');
  return given;
}

function takesEvents(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

const PUBLIC_HEADERS = {
  ...DATA_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cacheControl(PUBLIC_POLICY),
};

/** Sends a kept answer, or 304 to who has it already. It never carries a cookie. */
async function sendKept(request: IncomingMessage, response: ServerResponse, kept: KeptBody): Promise<void> {
  const { etag } = kept;
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { etag, 'cache-control': PUBLIC_HEADERS['cache-control'] }).end();
    return;
  }
  const encoding =
    kept.plain.length < WORTH_COMPRESSING ? null : pickEncoding(request.headers['accept-encoding']);
  const body = encoding ? (kept[encoding] ??= await compress(kept.plain, encoding)) : kept.plain;
  response.writeHead(200, {
    ...PUBLIC_HEADERS,
    etag,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(body);
}
