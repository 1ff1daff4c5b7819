import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { z } from 'zod';
import type { Engine, Operation } from '../graphql/engine.ts';
import type { ExecuteOperation } from '../graphql/execute.ts';
import type { ClientInfo } from '../http/server.ts';

export interface InternalClientOptions {
  readonly engine: Engine;
  readonly execute: ExecuteOperation;
}

/**
 * Queries the product's own GraphQL API as a guest. Its documents are the gateway's own: the limits and the queue of documents
 * sent as text do not apply to them. An invalid value of a dispensable field is null. @throws the first other error of the
 * response, and ZodError
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
  'durationMinutes',
  'excerpt',
  'modifiedAt',
  'publishedAt',
  'receptionImage',
  'thumbnail',
  'updatedAt',
]);

/** A host that does not respond is no invalid value: the previous document is served then. */
const isDispensable = ({ path = [], extensions }: GraphQLFormattedError): boolean =>
  extensions?.['code'] === 'UPSTREAM_BAD_RESPONSE' && path.some((key) => DISPENSABLE.has(key));

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
    const error = initialResult.errors?.find((one) => !isDispensable(one));
    if (error) throw error;
    return shape.parse(initialResult.data);
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
