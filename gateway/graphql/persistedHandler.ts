/** Persisted documents: their store, how requests refer to them, and the handler that executes them without parsing. */
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { type CacheResult, type CacheTtl, SwrCache } from '../cache/swrCache.ts';
import { compress, negotiateEncoding } from '../http/compression.ts';
import { requestError } from '../http/errors.ts';
import { DATA_HEADERS, encodeResult, parseJsonObject, sendResult } from '../http/json.ts';
import type { ClientInfo } from '../http/server.ts';
import { acceptsEventStream, sendIncrementalEvents, sendSubscriptionEvents } from '../http/sse.ts';
import { isRecord } from '../upstream/validate.ts';
import type { Variables } from './analysis.ts';
import type { Engine, Operation } from './engine.ts';
import type { ExecuteOperation, OperationResult } from './execute.ts';
import type { Subscribe } from './subscribe.ts';

const DocumentMap = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/** Persisted documents by id, the SHA-256 of their text. Each contains one operation. */
export interface PersistedDocuments {
  /** The operation with an id, or PERSISTED_QUERY_NOT_FOUND. */
  find(id: string): Operation | GraphQLError;
  /** The operation of a persisted document that is sent as text; null for any other text. */
  match(text: string): Operation | null;
  text(id: string): string | null;
}

/**
 * Reads documents from JSON files that map ids to texts. Each document is prepared on first use.
 * @param file documents of the current site
 * @param released documents of all released versions, which open pages and installed apps still send
 * @param watch whether to re-read `file` when it changes, for development
 * @throws if a file is missing or invalid; `find` throws for a document that the schema does not accept
 */
export function createPersistedDocuments(
  engine: Engine,
  { file, released, watch }: { readonly file: string; readonly released?: string; readonly watch: boolean },
): PersistedDocuments {
  let texts = new Map<string, string>();
  let modifiedAt = 0;
  const prepared = new Map<string, Operation>();
  const readEntries = (path: string): [string, string][] =>
    Object.entries(DocumentMap.parse(JSON.parse(readFileSync(path, 'utf8'))));
  const releasedEntries = released === undefined ? [] : readEntries(released);
  const load = (): void => {
    texts = new Map([...releasedEntries, ...readEntries(file)]);
    modifiedAt = statSync(file).mtimeMs;
  };
  load();
  const textOf = (id: string): string | undefined => {
    if (watch && statSync(file).mtimeMs !== modifiedAt) load();
    return texts.get(id);
  };

  const prepare = (id: string): Operation | null => {
    const known = prepared.get(id);
    if (known) return known;
    const text = textOf(id);
    if (text === undefined) return null;
    const document = engine.prepareTrusted(text);
    const operation = document.errors[0] ?? engine.selectOperation(document);
    if (operation instanceof GraphQLError) throw new Error(`Document ${id}: ${operation.message}`);
    prepared.set(id, operation);
    return operation;
  };

  return {
    find: (id) =>
      prepare(id) ?? requestError('PERSISTED_QUERY_NOT_FOUND', 'No document is known by this id.'),
    match(text) {
      const id = hash('sha256', text);
      return textOf(id) === text ? prepare(id) : null;
    },
    text: (id) => textOf(id) ?? null,
  };
}

/** A request's reference to a persisted document. */
export interface DocumentReference {
  readonly id: string;
  /** Whether it uses Apollo's protocol, in which clients resend unknown documents with their text. */
  readonly isApollo: boolean;
}

/**
 * Reads `documentId`, or Apollo's `extensions.persistedQuery.sha256Hash`.
 * @param request the JSON body, or URL parameters with `extensions` parsed
 * @returns null for a request with a text, or without a reference
 */
export function documentReference(request: {
  readonly documentId?: unknown;
  readonly query?: unknown;
  readonly extensions?: unknown;
}): DocumentReference | null {
  const { documentId, query, extensions } = request;
  if (documentId !== undefined && documentId !== null)
    return { id: typeof documentId === 'string' ? documentId : '', isApollo: false };
  if (query !== undefined && query !== null) return null;
  const persistedQuery = isRecord(extensions) ? extensions.persistedQuery : null;
  const sha256Hash = isRecord(persistedQuery) ? persistedQuery.sha256Hash : null;
  return typeof sha256Hash === 'string' ? { id: sha256Hash, isApollo: true } : null;
}

function referenceInUrl(parameters: URLSearchParams): DocumentReference | null {
  const query = parameters.get('query');
  const reference = documentReference({ documentId: parameters.get('documentId'), query });
  const extensions = reference ? null : parameters.get('extensions');
  if (extensions === null) return reference;
  try {
    return documentReference({ query, extensions: JSON.parse(extensions) });
  } catch {
    throw requestError('BAD_REQUEST', 'extensions is not JSON.');
  }
}

/** Apollo clients expect exactly this message with status 200 before they resend the text. */
export function documentNotFound({ isApollo }: DocumentReference): GraphQLError {
  return isApollo
    ? requestError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', { status: 200 })
    : requestError('PERSISTED_QUERY_NOT_FOUND', 'No document is known by this id.');
}

/** Lifetime of public responses: that of a hall, the shortest-lived resource. Upstream caches keep the rest longer. */
const PUBLIC_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };

export function cacheControl({ fresh, staleWhileRevalidate, staleIfError }: CacheTtl): string {
  return `public, max-age=${fresh}, s-maxage=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}

/** How long an incremental response waits for deferred parts before the initial result is sent. */
const DEFER_TIMEOUT_MS = 50;
const MAX_CACHE_BYTES = 64_000_000;
/** Smaller bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1_000;

export const EVENT_STREAM_REQUIRED =
  'Subscriptions are answered as text/event-stream; say that you accept it.';

/** A public response body with the encodings requested so far. */
interface CachedBody {
  readonly etag: string;
  readonly plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface PersistedHandler {
  /** Handles GET for public queries. @returns false if the request refers to no persisted document */
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
  documents,
  execute,
  subscribe,
}: {
  documents: PersistedDocuments;
  execute: ExecuteOperation;
  subscribe: Subscribe;
}): PersistedHandler {
  const cache = new SwrCache<CachedBody | OperationResult>({ maxBytes: MAX_CACHE_BYTES });

  const findOperation = (reference: DocumentReference): Operation => {
    const operation = documents.find(reference.id);
    if (operation instanceof GraphQLError) throw documentNotFound(reference);
    return operation;
  };

  return {
    async get(request, response, getClient) {
      const url = request.url ?? '';
      const cached = cache.getFresh(url);
      if (cached) {
        await send(request, response, cached);
        return true;
      }
      const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
      const reference = referenceInUrl(parameters);
      if (reference === null) return false;
      const operation = findOperation(reference);
      if (operation.personal || operation.secret) {
        const message = 'This document writes, or reads what is personal or secret: send it by POST.';
        throw requestError('METHOD_NOT_ALLOWED', message, { headers: { allow: 'POST' } });
      }
      const variables = readVariables(parameters.get('variables'));
      const client = getClient();
      const trace = client.isOperator;
      if (trace || (operation.incremental && acceptsEventStream(request))) {
        // A trace is for this client only, and a stream has one reader.
        const result = toCacheResult(
          await execute({ operation, variables, client, deferTimeoutMs: DEFER_TIMEOUT_MS, trace }),
        );
        await cache.set(url, result);
        await send(request, response, result.value);
        return true;
      }
      // Shared with concurrent requests, so it runs to its end even if this client disconnects.
      const sharedRequest = {
        operation,
        variables,
        client: { ...client, onDisconnect: null },
        deferTimeoutMs: Infinity,
        trace,
      };
      const create = async () => toCacheResult(await execute(sharedRequest));
      await send(request, response, await cache.getOrCreate(url, create));
      return true;
    },
    async post(request, response, client, reference, rawVariables) {
      const operation = findOperation(reference);
      const variables = readVariables(rawVariables);
      if (operation.kind === 'subscription') {
        if (!acceptsEventStream(request)) throw requestError('BAD_REQUEST', EVENT_STREAM_REQUIRED);
        return sendSubscriptionEvents(response, await subscribe({ operation, variables, client }));
      }
      const deferTimeoutMs = acceptsEventStream(request) ? DEFER_TIMEOUT_MS : Infinity;
      const result = await execute({
        operation,
        variables,
        client,
        deferTimeoutMs,
        trace: client.isOperator,
      });
      response.setHeader('vary', 'Cookie, Origin, Accept-Encoding');
      await send(request, response, result);
    },
  };
}

/** Shareable results are cached as encoded bodies. */
function toCacheResult(result: OperationResult): CacheResult<CachedBody | OperationResult> {
  const { shareable, initialResult } = result;
  if (!shareable) return { value: result, ttl: null, isError: initialResult.errors !== undefined, bytes: 0 };
  const plain = Buffer.from(encodeResult(initialResult));
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
  // Twice the size leaves room for the compressed bodies.
  return { value: { etag, plain }, ttl: PUBLIC_TTL, isError: false, bytes: plain.length * 2 };
}

/** Variables as an object, as JSON, or absent. */
function readVariables(value: unknown): Variables {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value === 'string') return parseJsonObject(value);
  if (!isRecord(value)) throw requestError('BAD_REQUEST', 'variables has to be an object.');
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
  if (subsequentResults) return sendIncrementalEvents(response, initialResult, subsequentResults, headers);
  return sendResult(request, response, initialResult, headers);
}

const PUBLIC_HEADERS = {
  ...DATA_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cacheControl(PUBLIC_TTL),
};

/** Sends a cached body, or 304. Never sets a cookie. */
async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  body: CachedBody,
): Promise<void> {
  const { etag } = body;
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { etag, 'cache-control': PUBLIC_HEADERS['cache-control'] }).end();
    return;
  }
  const encoding =
    body.plain.length < MIN_COMPRESSED_BYTES ? null : negotiateEncoding(request.headers['accept-encoding']);
  const bytes = encoding ? (body[encoding] ??= await compress(body.plain, encoding)) : body.plain;
  response.writeHead(200, {
    ...PUBLIC_HEADERS,
    etag,
    'content-length': bytes.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(bytes);
}
