import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { Ask } from '../graphql/execute.ts';
import type { Engine, Operation } from '../graphql/engine.ts';

/** What asking the product's own GraphQL API takes. */
export interface OwnDoor {
  readonly engine: Engine;
  readonly ask: Ask;
}

/** Asks the product's own GraphQL API as a guest. @throws the first error of the answer, and what is not of the shape */
export type Own = <T>(text: string, shape: z.ZodType<T>, variables?: Record<string, unknown>) => Promise<T>;

/** A way to ask ourselves; `name` stands in the place of a client's address and request id. */
export function createOwn({ engine, ask }: OwnDoor, name: string): Own {
  const operations = new Map<string, Operation>();
  const operationOf = (text: string): Operation => {
    const known = operations.get(text);
    if (known) return known;
    const prepared = engine.prepare(text);
    const operation = prepared.errors[0] ?? engine.pick(prepared);
    if (operation instanceof GraphQLError) throw operation;
    operations.set(text, operation);
    return operation;
  };
  return async (text, shape, variables = {}) => {
    const caller = { headers: {}, address: name, requestId: name, whenGone: null };
    const operation = operationOf(text);
    const { first } = await ask({ operation, variables, caller, patienceMs: Infinity, trace: false });
    if (first.errors?.[0]) throw first.errors[0];
    return shape.parse(first.data);
  };
}

/** Guards against a list that never ends; a sitemap holds 50,000 addresses at most. */
const MOST_QUERIES = 500;

/** Every node of a public connection, page by page: `field` of the schema, how many at a time, and what is asked of each. */
export async function everyNode<Node>(
  own: Own,
  field: string,
  { first, fields, node }: { first: number; fields: string; node: z.ZodType<Node> },
): Promise<Node[]> {
  const text = `query Every($after: String) {
    list: ${field}(first: ${first}, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }
  }`;
  const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
  const shape = z.object({ list: z.object({ nodes: z.array(node), pageInfo }) });
  const all: Node[] = [];
  let after: string | null = null;
  for (let asked = 0; asked < MOST_QUERIES; asked += 1) {
    const { list }: z.infer<typeof shape> = await own(text, shape, { after });
    all.push(...list.nodes);
    after = list.pageInfo.endCursor;
    if (!list.pageInfo.hasNextPage || after === null) break;
  }
  return all;
}
