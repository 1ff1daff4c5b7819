import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { z } from 'zod';
import { isLost, isRecord } from '../upstream/decode.ts';
import type { Engine, Operation } from '../graphql/engine.ts';
import type { ExecuteOperation } from '../graphql/execute.ts';
import type { ClientInfo } from '../http/server.ts';

export interface InternalClientOptions {
  readonly engine: Engine;
  readonly execute: ExecuteOperation;
}

/**
 * Queries the product's own GraphQL API as a guest. Its documents are the gateway's own: the limits and the queue of documents
 * sent as text do not apply to them. An invalid value of a dispensable field is null; a row of a connection with another
 * invalid value is left out. Both are in the log. @throws the first other error of the response, and ZodError
 */
export type InternalClient = <T>(
  text: string,
  shape: z.ZodType<T>,
  variables?: Record<string, unknown>,
  /** Whom to query as; a guest without. */
  sender?: ClientInfo,
) => Promise<T>;

/** Fields that a document can do without. The label of paid content is none of them. */
const DISPENSABLE: ReadonlySet<string | number> = new Set([
  'address',
  'author',
  'categoryName',
  'coverImages',
  'durationMinutes',
  'excerpt',
  'location',
  'modifiedAt',
  'publishedAt',
  'rating',
  'ratingCount',
  'receptionImage',
  'thumbnail',
  'updatedAt',
]);

/** A host that does not respond is no invalid value: the previous document is served then. */
const isDispensable = ({ path = [], extensions }: GraphQLFormattedError): boolean =>
  extensions?.['code'] === 'UPSTREAM_BAD_RESPONSE' && path.some((key) => DISPENSABLE.has(key));

type Path = readonly (string | number)[];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (outer, key) => (isRecord(outer) || Array.isArray(outer) ? Reflect.get(outer, key) : null),
    value,
  );

/** Leaves out the rows of connections that have invalid values. @throws where the error is not in a row, or few rows are left */
function withoutInvalidRows(data: unknown, errors: readonly GraphQLFormattedError[]): unknown {
  if (errors.length === 0) return data;
  const rest = structuredClone(data);
  const lists = new Map<
    string,
    { readonly path: Path; readonly error: GraphQLFormattedError; readonly rows: Set<unknown> }
  >();
  for (const error of errors) {
    const path = error.path ?? [];
    const end = path.lastIndexOf('nodes') + 1;
    const row = path[end];
    if (end === 0 || row === undefined || error.extensions?.['code'] !== 'UPSTREAM_BAD_RESPONSE')
      throw unavailable(error);
    const listPath = path.slice(0, end);
    const list = lists.get(listPath.join('.')) ?? { path: listPath, error, rows: new Set() };
    list.rows.add(row);
    lists.set(listPath.join('.'), list);
  }
  // Inner lists first, whose paths name rows of the outer ones.
  for (const { path, error, rows } of [...lists.values()].toSorted(
    (one, other) => other.path.length - one.path.length,
  )) {
    const nodes = valueAt(rest, path);
    const connection = valueAt(rest, path.slice(0, -1));
    if (!Array.isArray(nodes) || !isRecord(connection) || isLost(nodes.length, rows.size))
      throw unavailable(error);
    connection['nodes'] = nodes.filter((_, index) => !rows.has(index));
  }
  return rest;
}

const RETRY_AFTER_SECONDS = '30';

/** The document cannot be made for now: 503 rather than 500, where a REST API is the cause. */
function unavailable({ message, extensions }: GraphQLFormattedError): GraphQLError {
  const isUpstream = String(extensions?.['code']).startsWith('UPSTREAM_');
  const http = { status: 503, headers: { 'retry-after': RETRY_AFTER_SECONDS } };
  return new GraphQLError(message, { extensions: { ...extensions, ...(isUpstream && { http }) } });
}

/** `name` replaces the client address and the request id. */
export function createInternalClient(
  { engine, execute }: InternalClientOptions,
  name: string,
): InternalClient {
  const operations = new Map<string, Operation>();
  const prepare = (text: string): Operation => {
    const known = operations.get(text);
    if (known) return known;
    const prepared = engine.prepareTrusted(text);
    const operation = prepared.errors[0] ?? engine.selectOperation(prepared);
    if (operation instanceof GraphQLError) throw operation;
    operations.set(text, operation);
    return operation;
  };
  const guest: ClientInfo = {
    headers: {},
    address: name,
    requestId: name,
    isOperator: false,
    isDeveloper: false,
    signal: null,
  };
  return async (text, shape, variables = {}, sender = guest) => {
    const operation = prepare(text);
    const { initialResult } = await execute({
      operation,
      variables,
      client: sender,
      deferTimeoutMs: Infinity,
      trace: false,
    });
    const errors = (initialResult.errors ?? []).filter((error) => !isDispensable(error));
    return shape.parse(withoutInvalidRows(initialResult.data, errors));
  };
}

/** Guards against endless pagination; a sitemap holds at most 50,000 URLs. */
const MAX_PAGES = 500;

/**
 * Fetches all nodes of a connection, page by page.
 * @param field the connection's root field
 * @param options.first page size
 * @param options.fields selection set of a node
 */
export async function fetchAllNodes<Node>(
  query: InternalClient,
  field: string,
  { first, fields, node }: { first: number; fields: string; node: z.ZodType<Node> },
): Promise<Node[]> {
  const text = `query Every($after: String) {
    list: ${field}(first: ${first}, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }
  }`;
  const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
  const shape = z.object({ list: z.object({ nodes: z.array(node), pageInfo }) });
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { list }: z.infer<typeof shape> = await query(text, shape, { after });
    nodes.push(...list.nodes);
    after = list.pageInfo.endCursor;
    if (!list.pageInfo.hasNextPage || after === null) break;
  }
  return nodes;
}
