/** Relay connections: edge, connection, `PageInfo` and the links of numbered paging, for any list read as `Paged`. */
import type { ObjectRef } from '@pothos/core';
import { getNamedType, type GraphQLResolveInfo } from 'graphql';

import { builder } from '../builder.ts';
import { cursorAt, type Edge, Paged } from './paging.ts';
import { type PageCursorSource, type PageCursorsSource, pageCursorsOf } from './pageCursors.ts';
import { selectsAny } from './selection.ts';

const PageInfo = builder.objectRef<Paged<unknown>>('PageInfo').implement({
  description:
    'Where the page of a connection lies. Paging is forward only; go back by `pageCursors` or by remembering cursors.',
  fields: (t) => ({
    hasNextPage: t.boolean({
      infallible: true,
      description: 'Whether another page follows.',
      resolve: (paged) => paged.hasNext(),
    }),
    hasPreviousPage: t.boolean({
      infallible: true,
      description: 'Whether a page comes before.',
      resolve: ({ window }) => window.offset > 0,
    }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first edge; null for an empty page.',
      resolve: async (paged) => cursorOf((await paged.edges()).at(0)),
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last edge, to be passed as `after`; null for an empty page.',
      resolve: async (paged) => cursorOf((await paged.edges()).at(-1)),
    }),
  }),
});

const PageCursor = builder.objectRef<PageCursorSource>('PageCursor').implement({
  description: 'A link of numbered paging (`{n}ページ目`).',
  fields: (t) => ({
    cursor: t.string({
      nullable: true,
      description: 'To be passed as `after` to get this page; null means: leave `after` out (page 1).',
      resolve: ({ cursor }) => cursor,
    }),
    page: t.int({
      infallible: true,
      description: 'Number of the page, from 1.',
      resolve: ({ page }) => page,
    }),
    isCurrent: t.boolean({
      infallible: true,
      description: 'Whether this is the page being shown.',
      resolve: ({ isCurrent }) => isCurrent,
    }),
  }),
});

const PageCursors = builder.objectRef<PageCursorsSource>('PageCursors').implement({
  description: 'Links for numbered paging, with the page size asked for in `first`.',
  fields: (t) => ({
    around: t.field({
      type: [PageCursor],
      infallible: true,
      description: 'Up to five pages around the current one.',
      resolve: ({ around }) => around,
    }),
    first: t.field({
      type: PageCursor,
      nullable: true,
      description: 'The first page; null when `around` holds it.',
      resolve: ({ first }) => first,
    }),
    last: t.field({
      type: PageCursor,
      nullable: true,
      description: 'The last page; null when `around` holds it.',
      resolve: ({ last }) => last,
    }),
    previous: t.field({
      type: PageCursor,
      nullable: true,
      description: 'The page before the current one; null on the first.',
      resolve: ({ previous }) => previous,
    }),
  }),
});

function cursorOf(edge: Edge<unknown> | undefined): string | null {
  return edge ? cursorAt(edge.offset) : null;
}

type Ref<Source> = ObjectRef<(typeof builder)['$inferSchemaTypes'], Source>;

/** A connection type with its edge type; domains add their own fields to either with `builder.objectFields`. */
export interface ConnectionTypes<Row, List extends Paged<Row> = Paged<Row>> {
  readonly Connection: Ref<List>;
  readonly Edge: Ref<Edge<Row>>;
}

interface ConnectionOptions {
  /** What the list holds, in words: "halls found". */
  of: string;
  /** Whether the source can tell a total; only then are `totalCount` and `pageCursors` there. */
  counted: boolean;
}

/**
 * Defines `{name}Connection` and `{name}Edge` over a node type. For fields of their own, `Row` may know more than the node needs, and `List`
 * more than a `Paged` does.
 */
export function connection<
  Node extends object,
  Row extends Node = Node,
  List extends Paged<Row> = Paged<Row>,
>(name: string, node: Ref<Node>, options: ConnectionOptions): ConnectionTypes<Row, List>;
/** The same with the types left open: Pothos cannot follow generic sources. */
export function connection(
  name: string,
  node: Ref<object>,
  { of, counted }: ConnectionOptions,
): ConnectionTypes<object> {
  const EdgeType = builder.objectRef<Edge<object>>(`${name}Edge`).implement({
    description: `One of the ${of}, with its place in the list.`,
    fields: (t) => ({
      cursor: t.string({
        infallible: true,
        description: 'Opaque cursor of this edge.',
        resolve: ({ offset }) => cursorAt(offset),
      }),
      node: t.field({ type: node, description: 'The object.', resolve: (edge) => edge.node }),
    }),
  });
  const ConnectionType = builder.objectRef<Paged<object>>(`${name}Connection`).implement({
    description: `A page of the ${of}.`,
    fields: (t) => ({
      edges: t.field({
        type: [EdgeType],
        description: 'The page, with cursors.',
        resolve: (paged) => paged.edges(),
      }),
      nodes: t.field({
        type: [node],
        description: 'The objects of the edges, for clients that need no cursors.',
        resolve: async (paged) => (await paged.edges()).map((edge) => edge.node),
      }),
      pageInfo: t.field({
        type: PageInfo,
        infallible: true,
        description: 'Where this page lies.',
        resolve: (paged) => paged,
      }),
    }),
  });
  if (counted) addCounts(ConnectionType, of);
  return { Connection: ConnectionType, Edge: EdgeType };
}

function addCounts(type: Ref<Paged<object>>, of: string): void {
  builder.objectFields(type, (t) => ({
    totalCount: t.int({
      nullable: true,
      description: `How many ${of} there are in all; null when the source gives no total.`,
      resolve: (paged) => paged.total(),
    }),
    pageCursors: t.field({
      type: PageCursors,
      nullable: true,
      description: 'Numbered paging; null when the source gives no total.',
      resolve: async (paged) => pageCursorsOf(paged.window, await paged.total()),
    }),
  }));
}

/** Arguments of a connection read forward. */
export function forwardArgs(usual: number) {
  return builder.args((t) => ({
    first: t.int({ defaultValue: usual, description: 'How many, 1 to 100.' }),
    after: t.string({ description: 'Cursor to start after; from the beginning when left out.' }),
  }));
}

/** The same with a page number, for lists that have numbered addresses. */
export function numberedArgs(usual: number) {
  return {
    ...forwardArgs(usual),
    ...builder.args((t) => ({
      page: t.int({
        description:
          'Number of the page of `first` rows, from 1 (`?page=`); not together with `after`. Beyond the last page the connection is empty.',
      }),
    })),
  };
}

const OF_THE_PAGE = new Set(['edges', 'nodes', 'pageInfo']);
const OF_THE_TOTAL = new Set(['totalCount', 'pageCursors']);

/** Starts reading what is selected of a connection: first its page when rows are, since most totals come with it, then the total. */
export function startPage<List extends Paged<unknown>>(list: List, info: GraphQLResolveInfo): List {
  const { name } = getNamedType(info.returnType);
  if (selectsAny(info, name, OF_THE_PAGE)) list.start();
  if (selectsAny(info, name, OF_THE_TOTAL)) list.startTotal();
  return list;
}
