/** Persisted operations over HTTP: GET from a cache of encoded responses, POST for all. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { type CacheResult, SwrCache } from '../cache/swrCache.ts';
import { cacheControl, TEMPORARY_TTL } from '../cache/ttl.ts';
import { compress, MIN_COMPRESSED_BYTES, negotiateEncoding } from '../http/compression.ts';
import { DATA_HEADERS, encodeResult, requestError, sendResult } from '../http/errors.ts';
import { sendIncremental } from '../http/incremental.ts';
import type { LoadShedder } from '../http/loadShedding.ts';
import { parseJsonObject } from '../http/requests.ts';
import type { ClientInfo } from '../http/server.ts';
import { acceptsEventStream, sendSubscriptionEvents } from '../http/sse.ts';
import { isRecord } from '../upstream/decode.ts';
import type { Variables } from './analysis.ts';
import type { ConcurrencyLimit } from './concurrencyLimit.ts';
import {
  documentNotFound,
  type DocumentReference,
  EVENT_STREAM_REQUIRED,
  type Operation,
  type PersistedDocuments,
  referenceInUrl,
} from './engine.ts';
import { coerceVariables, type ExecuteOperation, type OperationResult } from './execute.ts';
import { DEFER_TIMEOUT_MS } from './incremental.ts';
import type { OpenStreams } from './openStreams.ts';
import type { Subscribe } from './subscribe.ts';

const MAX_CACHE_BYTES = 64_000_000;

/** A public response body with the encodings requested so far. */
interface CachedBody {
  readonly etag: string;
  readonly cacheControl: string;
  readonly plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface PersistedHandler {
  /** Handles GET for public queries, under load from the cache alone. @returns false if the request refers to no persisted document */
  get(request: IncomingMessage, response: ServerResponse, getClient: () => ClientInfo): Promise<boolean>;
  /** Handles POST for all operations. */
  post(
    request: IncomingMessage,
    response: ServerResponse,
    client: ClientInfo,
    reference: DocumentReference,
    variables: unknown,
  ): Promise<void>;
}

export function createPersistedHandler({
  schema,
  documents,
  execute,
  subscribe,
  openStreams,
  load,
  concurrency,
}: {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  execute: ExecuteOperation;
  subscribe: Subscribe;
  openStreams: OpenStreams;
  load: LoadShedder;
  concurrency: ConcurrencyLimit;
}): PersistedHandler {
  const cache = new SwrCache<CachedBody | OperationResult>({ maxBytes: MAX_CACHE_BYTES });

  const findOperation = (reference: DocumentReference): Operation => {
    const operation = documents.find(reference.id);
    if (operation instanceof GraphQLError) throw documentNotFound(reference);
    return operation;
  };

  /** Clients of event streams wait less; beyond the limits of streams deferred parts are sent with the rest. */
  const deferTimeout = (
    { incremental }: Operation,
    request: IncomingMessage,
    response: ServerResponse,
    { address }: ClientInfo,
  ): number =>
    incremental && acceptsEventStream(request) && openStreams.tryOpen(address, response)
      ? DEFER_TIMEOUT_MS
      : Infinity;

  return {
    async get(request, response, getClient) {
      const url = request.url ?? '';
      const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
      const reference = referenceInUrl(parameters);
      if (reference === null) return false;
      const operation = findOperation(reference);
      if (operation.personal || operation.secret) {
        const message = 'This document writes, or reads what is personal or secret: send it by POST.';
        throw requestError('METHOD_NOT_ALLOWED', message, { headers: { allow: 'POST' } });
      }
      const variables = readVariables(parameters.get('variables'));
      const key = publicCacheKey(schema, reference.id, operation, variables);
      const cached = key === null ? undefined : cache.getFresh(key);
      if (cached) {
        await send(request, response, cached);
        return true;
      }
      const refusal = load.admit(response);
      if (refusal) {
        const stale = key === null ? undefined : cache.peek(key);
        if (!stale) throw refusal;
        await send(request, response, stale);
        return true;
      }
      const client = getClient();
      const trace = client.isOperator;
      if (key === null || trace || (operation.incremental && acceptsEventStream(request))) {
        // Invalid variables, traces and streams are for this client only.
        const deferTimeoutMs = deferTimeout(operation, request, response, client);
        const result = toCacheResult(await execute({ operation, variables, client, deferTimeoutMs, trace }));
        if (key !== null) await cache.set(key, result);
        await send(request, response, result.value);
        return true;
      }
      // Shared with concurrent requests, so it runs to its end even if this client disconnects.
      const sharedRequest = {
        operation,
        variables,
        client: { ...client, signal: null },
        deferTimeoutMs: Infinity,
        trace,
      };
      const create = () => concurrency.run(async () => toCacheResult(await execute(sharedRequest)));
      const { value, status } = await cache.getOrCreate(key, create);
      if (status === 'stale' && 'plain' in value)
        await sendCached(request, response, value, cacheControl(TEMPORARY_TTL));
      else await send(request, response, value);
      return true;
    },
    async post(request, response, client, reference, rawVariables) {
      const operation = findOperation(reference);
      const variables = readVariables(rawVariables);
      if (operation.kind === 'subscription') {
        if (!acceptsEventStream(request)) throw requestError('BAD_REQUEST', EVENT_STREAM_REQUIRED);
        return sendSubscriptionEvents(response, await subscribe({ operation, variables, client }));
      }
      const deferTimeoutMs = deferTimeout(operation, request, response, client);
      const trace = client.isOperator;
      const respond = async (): Promise<void> => {
        const result = await execute({ operation, variables, client, deferTimeoutMs, trace });
        response.setHeader('vary', 'Cookie, Origin, Accept-Encoding');
        await send(request, response, result);
      };
      // An event stream stays open until its slowest part is sent, so it does not count against the limit. `openStreams`
      // bounds the number of event streams.
      return deferTimeoutMs === Infinity ? concurrency.run(respond) : respond();
    },
  };
}

/**
 * Cache key of a public result: the document and its variables, in the order and with the defaults of the document.
 * Other spellings of the URL, and variables that the document does not declare, share the entry. Null for invalid
 * variables.
 */
function publicCacheKey(
  schema: GraphQLSchema,
  documentId: string,
  operation: Operation,
  variables: Variables,
): string | null {
  const coerced = coerceVariables(schema, operation, variables);
  return 'errors' in coerced ? null : `${documentId} ${JSON.stringify(coerced.variables.coerced)}`;
}

/** Shareable results are cached as encoded bodies; one made from stale replies replaces no earlier one. */
function toCacheResult(result: OperationResult): CacheResult<CachedBody | OperationResult> {
  const { ttl, initialResult } = result;
  const { errors, extensions } = initialResult;
  const isError = errors !== undefined || extensions?.['stale'] === true;
  if (!ttl) return { value: result, ttl: null, isError, bytes: 0 };
  const plain = Buffer.from(encodeResult(initialResult));
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
  // Twice the size includes the compressed bodies.
  const value = { etag, cacheControl: cacheControl(ttl), plain };
  return { value, ttl, isError: false, bytes: plain.length * 2 };
}

/** Variables as an object, as JSON, or absent. */
function readVariables(value: unknown): Variables {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value === 'string') return parseJsonObject(value, '`variables`');
  if (!isRecord(value)) throw requestError('BAD_REQUEST', '`variables` has to be an object.');
  return value;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  value: CachedBody | OperationResult,
): Promise<void> {
  if ('plain' in value) return sendCached(request, response, value);
  const { initialResult, subsequentResults, cookies, serverTiming } = value;
  const headers: Record<string, string | readonly string[]> = {
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(serverTiming !== null && { 'server-timing': serverTiming }),
  };
  if (subsequentResults)
    return sendIncremental('events', response, initialResult, subsequentResults, headers);
  return sendResult(request, response, initialResult, headers);
}

const PUBLIC_HEADERS = {
  ...DATA_HEADERS,
  'content-type': 'application/json; charset=utf-8',
};

/** Sends a cached body, or 304. Never sets a cookie. */
async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  body: CachedBody,
  control = body.cacheControl,
): Promise<void> {
  const head = { etag: body.etag, 'cache-control': control };
  if (request.headers['if-none-match']?.includes(body.etag)) {
    response.writeHead(304, head).end();
    return;
  }
  const encoding =
    body.plain.length < MIN_COMPRESSED_BYTES ? null : negotiateEncoding(request.headers['accept-encoding']);
  const bytes = encoding ? (body[encoding] ??= await compress(body.plain, encoding)) : body.plain;
  response.writeHead(200, {
    ...PUBLIC_HEADERS,
    ...head,
    'content-length': bytes.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(bytes);
}
