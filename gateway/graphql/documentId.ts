import { GraphQLError } from 'graphql';
import type { Operation } from './engine.ts';
import type { Documents } from './persistedDocuments.ts';
import { refusal } from '../http/errors.ts';
import { isRecord } from '../http/json.ts';

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
    throw refusal('BAD_REQUEST', 'extensions is not JSON.');
  }
}

/**
 * That no document is known by an id. Apollo's clients look for this very message, in an answer of status 200, and then
 * send the text.
 */
export function unknownDocument({ isApollo }: NamedDocument): GraphQLError {
  return isApollo
    ? refusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', { status: 200 })
    : refusal('PERSISTED_QUERY_NOT_FOUND', 'No document is known by this id.');
}

/** The operation of a named document. @throws PERSISTED_QUERY_NOT_FOUND where none is known by its id. */
export function operationOf(documents: Documents, named: NamedDocument): Operation {
  const operation = documents.find(named.id);
  if (operation instanceof GraphQLError) throw unknownDocument(named);
  return operation;
}
