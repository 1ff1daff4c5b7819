import { readFileSync, statSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { requestError } from '../http/errors.ts';
import { isRecord } from '../http/json.ts';
import type { Engine, Operation } from './engine.ts';

const Texts = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/** The documents known by their id, the SHA-256 of their text; each holds one operation. */
export interface Documents {
  /** The operation behind an id, or PERSISTED_QUERY_NOT_FOUND. */
  find(id: string): Operation | GraphQLError;
  /** The text behind an id; null when none is known by it. */
  text(id: string): string | null;
}

/** Where the documents are. */
interface DocumentFiles {
  /** Those of the site as it is now. */
  readonly file: string;
  /** Those of every released version, which open pages and shipped apps still send. */
  readonly released?: string;
  /** Reads `file` again when it has changed, for development. */
  readonly watch: boolean;
}

/**
 * Reads the documents from files that map ids to texts. A document is prepared when it is first asked for.
 * @throws when a file is missing or no such map; a text that the schema refuses throws when it is asked for.
 */
export function createDocuments(engine: Engine, { file, released, watch }: DocumentFiles): Documents {
  let texts = new Map<string, string>();
  let readAt = 0;
  const ready = new Map<string, Operation>();
  const entries = (path: string): [string, string][] =>
    Object.entries(Texts.parse(JSON.parse(readFileSync(path, 'utf8'))));
  const before = released === undefined ? [] : entries(released);
  const read = (): void => {
    texts = new Map([...before, ...entries(file)]);
    readAt = statSync(file).mtimeMs;
  };
  read();
  const textOf = (id: string): string | undefined => {
    if (watch && statSync(file).mtimeMs !== readAt) read();
    return texts.get(id);
  };

  return {
    find(id) {
      const known = ready.get(id);
      if (known) return known;
      const text = textOf(id);
      if (text === undefined)
        return requestError('PERSISTED_QUERY_NOT_FOUND', 'No document is known by this id.');
      const prepared = engine.trust(text);
      const operation = prepared.errors[0] ?? engine.pick(prepared);
      if (operation instanceof GraphQLError) throw new Error(`Document ${id}: ${operation.message}`);
      ready.set(id, operation);
      return operation;
    },
    text: (id) => textOf(id) ?? null,
  };
}

/** A document a request names instead of sending its text. */
export interface NamedDocument {
  readonly id: string;
  /** Whether the client speaks Apollo's protocol of persisted queries, and sends the text where the id is not known. */
  readonly isApollo: boolean;
}

/**
 * The document a request names: by `documentId`, or by `extensions.persistedQuery.sha256Hash`, which is how Apollo's
 * clients say the same.
 * @param request members of the body, or parameters of the address with `extensions` read already
 * @returns null for a request that sends a text, or names nothing
 */
export function namedDocument(request: {
  readonly documentId?: unknown;
  readonly query?: unknown;
  readonly extensions?: unknown;
}): NamedDocument | null {
  const { documentId, query, extensions } = request;
  if (documentId !== undefined && documentId !== null)
    return { id: typeof documentId === 'string' ? documentId : '', isApollo: false };
  if (query !== undefined && query !== null) return null;
  const named = isRecord(extensions) ? extensions.persistedQuery : null;
  const hash = isRecord(named) ? named.sha256Hash : null;
  return typeof hash === 'string' ? { id: hash, isApollo: true } : null;
}

/** The document that the parameters of an address name; null where they name none. */
export function documentInAddress(parameters: URLSearchParams): NamedDocument | null {
  const named = namedDocument({ documentId: parameters.get('documentId'), query: parameters.get('query') });
  const extensions = named ? null : parameters.get('extensions');
  if (extensions === null) return named;
  try {
    return namedDocument({ query: parameters.get('query'), extensions: JSON.parse(extensions) });
  } catch {
    throw requestError('BAD_REQUEST', 'extensions is not JSON.');
  }
}

/**
 * That no document is known by an id. Apollo's clients look for this very message, in an answer of status 200, and then
 * send the text.
 */
export function unknownDocument({ isApollo }: NamedDocument): GraphQLError {
  return isApollo
    ? requestError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', { status: 200 })
    : requestError('PERSISTED_QUERY_NOT_FOUND', 'No document is known by this id.');
}

/** The operation of a named document. @throws PERSISTED_QUERY_NOT_FOUND where none is known by its id. */
export function operationOf(documents: Documents, named: NamedDocument): Operation {
  const operation = documents.find(named.id);
  if (operation instanceof GraphQLError) throw unknownDocument(named);
  return operation;
}
