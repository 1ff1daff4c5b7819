/** Relay's object identification: the `Node` interface, `node(id:)` and `nodes(ids:)`, and the registry of how each type is loaded. */
import type { GraphQLResolveInfo } from 'graphql';

import type { Context } from '#gateway/context.ts';

import { builder } from '../builder.ts';
import { badInput } from './errors.ts';
import { globalId, readGlobalId } from './ids.ts';

/** What every object behind `Node` carries: its GraphQL type and the raw id its global id is made of. */
export interface NodeSource {
  readonly __typename: string;
  readonly id: string;
}

/** Loads one object by the raw part of its global id; null when there is none or the viewer may not see it. */
type NodeLoader = (
  rawId: string,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<NodeSource | null> | NodeSource | null;

const loaders = new Map<string, NodeLoader>();

/** Tells how objects of a type are found by id. Each type of `Node` calls this once, beside its definition. */
export function loadNodesOf(typename: string, load: NodeLoader): void {
  loaders.set(typename, load);
}

/** The types that can be fetched by global id. */
export const nodeTypes = (): string[] => [...loaders.keys()];

const MOST_IDS = 100;

export const Node = builder.interfaceRef<NodeSource>('Node').implement({
  description: 'An object that can be fetched again by its global id.',
  fields: (t) => ({
    id: t.id({
      infallible: true,
      description:
        'Opaque global id. Do not parse or build it; use `rawId` for the id of the REST API and of page addresses.',
      resolve: ({ __typename, id }) => globalId(__typename, id),
    }),
  }),
});

function load(
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NodeSource | null> | NodeSource | null {
  const read = readGlobalId(id);
  return (read && loaders.get(read.type)?.(read.rawId, context, info)) ?? null;
}

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description: 'Any object by its global id; null when there is none or the viewer may not see it.',
    args: { id: t.arg.id({ required: true, description: 'Global id.' }) },
    resolve: (_root, { id }, context, info) => load(id, context, info),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    infallible: true,
    description:
      'Several objects by global id, in the order asked; null for those not found. At most 100 ids. Asking halls for `viewerHasClipped` alone makes one call in all.',
    args: { ids: t.arg.idList({ required: true, description: 'Global ids.' }) },
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > MOST_IDS) throw badInput(`At most ${MOST_IDS} ids can be asked for at once.`);
      return ids.map((id) => load(id, context, info));
    },
  }),
}));
