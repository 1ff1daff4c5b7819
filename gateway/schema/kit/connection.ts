/** Relay connections: edge, connection, `PageInfo` and the links of numbered paging, for any list read as `Paged`. */
import type { ObjectRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';

import { builder } from '../builder.ts';
import { cursorAt, type Edge, type PageArgs, Paged, type PageSource, windowOf } from './paging.ts';
import { type PageCursorSource, type PageCursorsSource, pageCursorsOf } from './pageCursors.ts';
import { selectsAny } from './selection.ts';

const PageInfo = builder.objectRef<Paged<unknown>>('PageInfo').implement({
  description: 'Where the page of a connection lies. Paging is forward only; go back by `pageCursors` or by remembering cursors.',
  fields: (t) => ({
    hasNextPage: t.boolean({ infallible: true, description: 'Whether another page follows.', resolve: (paged) => paged.hasNext() }),
    hasPreviousPage: t.boolean({ infallible: true, description: 'Whether a page comes before.', resolve: ({ window }) => window.offset > 0 }),
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
    page: t.int({ infallible: true, description: 'Number of the page, from 1.', resolve: ({ page }) => page }),
    isCurrent: t.boolean({ infallible: true, description: 'Whether this is the page being shown.', resolve: ({ isCurrent }) => isCurrent }),
  }),
});

const PageCursors = builder.objectRef<PageCursorsSource>('PageCursors').implement({
  description: 'Links for numbered paging, with the page size asked for in `first`.',
  fields: (t) => ({
    around: t.field({ type: [PageCursor], infallible: true, description: 'Up to five pages around the current one.', resolve: ({ around }) => around }),
    first: t.field({ type: PageCursor, nullable: true, description: 'The first page; null when `around` holds it.', resolve: ({ first }) => first }),
    last: t.field({ type: PageCursor, nullable: true, description: 'The last page; null when `around` holds it.', resolve: ({ last }) => last }),
    previous: t.field({ type: PageCursor, nullable: true, description: 'The page before the current one; null on the first.', resolve: ({ previous }) => previous }),
  }),
});

function cursorOf(edge: Edge<unknown> | undefined): string | null {
  return edge ? cursorAt(edge.offset) : null;
}

/** A connection type with its edge type; domains add their own fields to either with `builder.objectFields`. */
export interface ConnectionTypes<Row> {
  readonly Connection: ReturnType<typeof builder.objectRef<Paged<Row>>>;
  readonly Edge: ReturnType<typeof builder.objectRef<Edge<Row>>>;
}

type NodeRef<Row> = ObjectRef<(typeof builder)['$inferSchemaTypes'], Row>;

/**
 * Defines `{name}Connection` and `{name}Edge`.
 * @param of what the list holds, in words: "halls found".
 * @param counted whether the source can tell a total; only then are `totalCount` and `pageCursors` there.
 */
export function connection<Row>(name: string, node: NodeRef<Row>, { of, counted }: { of: string; counted: boolean }): ConnectionTypes<Row> {
  const EdgeType = builder.objectRef<Edge<Row>>(`${name}Edge`).implement({
    description: `One of the ${of}, with its place in the list.`,
    fields: (t) => ({
      cursor: t.string({ infallible: true, description: 'Opaque cursor of this edge.', resolve: ({ offset }) => cursorAt(offset) }),
      node: t.field({ type: node, description: 'The object.', resolve: (edge) => edge.node }),
    }),
  });
  const ConnectionType = builder.objectRef<Paged<Row>>(`${name}Connection`).implement({
    description: `A page of the ${of}.`,
    fields: (t) => ({
      edges: t.field({ type: [EdgeType], description: 'The page, with cursors.', resolve: (paged) => paged.edges() }),
      nodes: t.field({
        type: [node],
        description: 'The objects of the edges, for clients that need no cursors.',
        resolve: async (paged) => (await paged.edges()).map((edge) => edge.node),
      }),
      pageInfo: t.field({ type: PageInfo, infallible: true, description: 'Where this page lies.', resolve: (paged) => paged }),
    }),
  });
  if (counted) addCounts(ConnectionType, of);
  return { Connection: ConnectionType, Edge: EdgeType };
}

function addCounts<Row>(type: ReturnType<typeof builder.objectRef<Paged<Row>>>, of: string): void {
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
        description: 'Number of the page of `first` rows, from 1 (`?page=`); not together with `after`. Beyond the last page the connection is empty.',
      }),
    })),
  };
}

const OF_THE_PAGE = new Set(['edges', 'nodes', 'pageInfo']);

/** A paged list for a connection field. Reading starts at once when rows are selected, so that siblings share the page's total. */
export function paged<Row>(args: PageArgs, usual: number, info: GraphQLResolveInfo, typename: string, source: PageSource<Row>): Paged<Row> {
  const list = new Paged(windowOf(args, usual), source);
  return selectsAny(info, typename, OF_THE_PAGE) ? list.start() : list;
}
