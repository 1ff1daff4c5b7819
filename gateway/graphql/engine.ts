/** Documents: parsed, validated and analyzed on arrival, or persisted and referred to by id. */
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { configError } from '../config/errors.ts';
import { LIMITS } from '../config/limits.ts';
import { requestError } from '../http/errors.ts';
import { isRateLimited } from '../http/rateLimit.ts';
import { isRecord } from '../upstream/decode.ts';
import {
  analyzeOperation,
  analyzePrivacy,
  type DocumentPrivacy,
  type OperationAnalysis,
  type Variables,
} from './analysis.ts';
import { analyzeCalls, type CallEstimate } from './cost.ts';
import { parseDocument, parseWithinLimits } from './documentLimits.ts';

/** Bounds of the cache of ad-hoc documents. */
const MAX_DOCUMENTS = 1_000;
const MAX_CHARACTERS = 4_000_000;

/** A validated and analyzed operation. */
export interface Operation extends OperationAnalysis, DocumentPrivacy {
  readonly name: string | undefined;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly node: OperationDefinitionNode;
  readonly document: DocumentNode;
  /** Whether it is persisted or the gateway's own, and so compiled instead of interpreted. */
  readonly trusted: boolean;
  readonly estimateCalls: (variables: Variables) => CallEstimate;
  /** Whether it selects rate-limited root fields. */
  readonly rateLimited: boolean;
}

/** The operations of a document, or the errors to respond with. */
export interface PreparedDocument {
  readonly errors: readonly GraphQLError[];
  readonly operations: readonly Operation[];
}

/** Turns GraphQL text into operations ready for execution; shared by all handlers. */
export interface Engine {
  readonly schema: GraphQLSchema;
  /** Parses and validates an ad-hoc document within the limits. Results are cached. */
  prepare(text: string): PreparedDocument;
  /** Parses and validates a persisted document or one of the gateway's own, whose size is not limited. */
  prepareTrusted(text: string): PreparedDocument;
  /** An error if no operation has the name, or if there are several and no name is given. */
  selectOperation(prepared: PreparedDocument, name?: string | null): Operation | GraphQLError;
}

export function createEngine(schema: GraphQLSchema): Engine {
  const cache = new LRUCache<string, PreparedDocument>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });

  const validateAndAnalyze = (parsed: DocumentNode | GraphQLError, trusted: boolean): PreparedDocument => {
    if (parsed instanceof GraphQLError) return { errors: [parsed], operations: [] };
    const errors = validate(schema, parsed, undefined, { maxErrors: LIMITS.validationErrors });
    if (errors.length > 0) {
      const withCode = (error: GraphQLError): GraphQLError =>
        requestError('GRAPHQL_VALIDATION_FAILED', error.message, { original: error });
      return { errors: errors.map(withCode), operations: [] };
    }
    return { errors: [], operations: analyzeDocument(schema, parsed, trusted) };
  };

  return {
    schema,
    prepare(text) {
      const cached = cache.get(text);
      if (cached) return cached;
      const prepared = validateAndAnalyze(parseWithinLimits(text), false);
      cache.set(text, prepared);
      return prepared;
    },
    prepareTrusted: (text) => validateAndAnalyze(parseDocument(text), true),
    selectOperation({ operations }, name) {
      if (!name && operations.length > 1)
        return resolutionError('Set operationName to the operation to run.');
      const found = name ? operations.find((operation) => operation.name === name) : operations[0];
      return (
        found ??
        resolutionError(name ? `Unknown operation named "${name}".` : 'The document holds no operation.')
      );
    },
  };
}

const resolutionError = (message: string): GraphQLError =>
  requestError('OPERATION_RESOLUTION_FAILURE', message);

function analyzeDocument(schema: GraphQLSchema, document: DocumentNode, trusted: boolean): Operation[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const privacy = analyzePrivacy(schema, document);
  return operations.map((node) => {
    const analysis = analyzeOperation(schema, node, fragments);
    return {
      ...analysis,
      estimateCalls: analyzeCalls(schema, node, fragments),
      name: node.name?.value,
      ...privacy,
      kind: node.operation,
      node,
      document,
      trusted,
      rateLimited: isRateLimited(analysis.rootFields),
    };
  });
}

const DocumentMap = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

const readEntries = (path: string): [string, string][] =>
  Object.entries(DocumentMap.parse(JSON.parse(readFileSync(path, 'utf8'))));

/** The documents of the file that DOCUMENTS_FILE names. @throws ConfigError */
function readCurrentEntries(path: string): [string, string][] {
  try {
    return readEntries(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    const problem = code === null ? 'holds no documents by their SHA-256' : `cannot be read (${code})`;
    throw configError('DOCUMENTS_FILE', `names ${path}, which ${problem}`);
  }
}

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
 * @throws ConfigError if `file` is missing or invalid, another error if released documents are; `find` throws for a document that
 *   the schema does not accept
 */
export function createPersistedDocuments(
  engine: Engine,
  { file, released, watch }: { readonly file: string; readonly released?: string; readonly watch: boolean },
): PersistedDocuments {
  let texts = new Map<string, string>();
  let modifiedAt = 0;
  const prepared = new Map<string, Operation>();
  const releasedEntries = released === undefined ? [] : readEntries(released);
  const load = (): void => {
    texts = new Map([...releasedEntries, ...readCurrentEntries(file)]);
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

export function referenceInUrl(parameters: URLSearchParams): DocumentReference | null {
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

export const EVENT_STREAM_REQUIRED = 'Subscriptions are sent as text/event-stream: include it in Accept.';
