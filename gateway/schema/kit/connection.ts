/** Relay connections over any `PagedList`, with numbered paging. */
import type { ObjectRef } from '@pothos/core';
import { getNamedType, type GraphQLResolveInfo } from 'graphql';

import { builder } from './builder.ts';
import {
  cursorAt,
  type Edge,
  pageCursors,
  type PageCursorSource,
  type PageCursorsSource,
  PagedList,
} from './paging.ts';
import { selectsAny } from './lookAhead.ts';

const PageInfo = builder.objectRef<PagedList<unknown>>('PageInfo').implement({
  description:
    'Position of the page in its connection. Paging is forward only; to go back, use `pageCursors` or remember cursors.',
  fields: (t) => ({
    hasNextPage: t.boolean({
      nonNull: true,
      description: 'Whether another page follows.',
      resolve: (paged) => paged.hasNext(),
    }),
    hasPreviousPage: t.boolean({
      nonNull: true,
      description: 'Whether a page precedes this one.',
      resolve: ({ window }) => window.offset > 0,
    }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first edge; null for an empty page.',
      resolve: async (paged) => cursorOf((await paged.edges()).at(0)),
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last edge, to pass as `after`; null for an empty page.',
      resolve: async (paged) => cursorOf((await paged.edges()).at(-1)),
    }),
  }),
});

const PageCursor = builder.objectRef<PageCursorSource>('PageCursor').implement({
  description: 'A link of numbered paging (`{n}ページ目`).',
  fields: (t) => ({
    cursor: t.string({
      nullable: true,
      description: 'Pass as `after` to get this page; null: omit `after` (page 1).',
      resolve: ({ cursor }) => cursor,
    }),
    page: t.int({
      nonNull: true,
      description: 'Page number, from 1.',
      resolve: ({ page }) => page,
    }),
    isCurrent: t.boolean({
      nonNull: true,
      description: 'Whether this is the current page.',
      resolve: ({ isCurrent }) => isCurrent,
    }),
  }),
});

const PageCursors = builder.objectRef<PageCursorsSource>('PageCursors').implement({
  description: 'Links for numbered paging, with the page size given in `first`.',
  fields: (t) => ({
    around: t.field({
      type: [PageCursor],
      nonNull: true,
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

/** A connection type with its edge type. Domains add fields to either with `builder.objectFields`. */
export interface ConnectionTypes<Row, List extends PagedList<Row> = PagedList<Row>> {
  readonly Connection: Ref<List>;
  readonly Edge: Ref<Edge<Row>>;
}

interface ConnectionOptions {
  /** The rows in words, for descriptions: "halls found". */
  items: string;
  /** Whether the source provides a total; adds `totalCount` and `pageCursors`. */
  hasTotal: boolean;
}

/**
 * Defines `{name}Connection` and `{name}Edge` over a node type. `Row` and `List` may carry more than the node type and
 * `PagedList` need, for fields that domains add.
 */
export function connection<
  Node extends object,
  Row extends Node = Node,
  List extends PagedList<Row> = PagedList<Row>,
>(name: string, node: Ref<Node>, options: ConnectionOptions): ConnectionTypes<Row, List>;
/** Untyped implementation: Pothos cannot infer generic sources. */
export function connection(
  name: string,
  node: Ref<object>,
  { items, hasTotal }: ConnectionOptions,
): ConnectionTypes<object> {
  const EdgeType = builder.objectRef<Edge<object>>(`${name}Edge`).implement({
    description: `One of the ${items}, with its position in the list.`,
    fields: (t) => ({
      cursor: t.string({
        nonNull: true,
        description: 'Opaque cursor of this edge.',
        resolve: ({ offset }) => cursorAt(offset),
      }),
      node: t.field({ type: node, description: 'The object.', resolve: (edge) => edge.node }),
    }),
  });
  const ConnectionType = builder.objectRef<PagedList<object>>(`${name}Connection`).implement({
    description: `A page of the ${items}.`,
    fields: (t) => ({
      edges: t.field({
        type: [EdgeType],
        description: 'The page, with cursors.',
        resolve: (paged) => paged.edges(),
      }),
      nodes: t.field({
        type: [node],
        description: 'The nodes of the edges, for clients that need no cursors.',
        resolve: async (paged) => (await paged.edges()).map((edge) => edge.node),
      }),
      pageInfo: t.field({
        type: PageInfo,
        nonNull: true,
        description: 'Position of this page.',
        resolve: (paged) => paged,
      }),
    }),
  });
  if (hasTotal) addTotalFields(ConnectionType, items);
  return { Connection: ConnectionType, Edge: EdgeType };
}

function addTotalFields(type: Ref<PagedList<object>>, items: string): void {
  builder.objectFields(type, (t) => ({
    totalCount: t.int({
      nullable: true,
      description: `Total number of ${items}; null when the source gives no total.`,
      resolve: (paged) => paged.total(),
    }),
    pageCursors: t.field({
      type: PageCursors,
      nullable: true,
      description: 'Numbered paging; null when the source gives no total.',
      resolve: async (paged) => pageCursors(paged.window, await paged.total()),
    }),
  }));
}

/** `first` and `after` of a connection. */
export function forwardArgs(defaultFirst: number) {
  return builder.args((t) => ({
    first: t.int({ defaultValue: defaultFirst, description: 'Page size, 1 to 100.' }),
    after: t.string({ description: 'Cursor to start after; the first page when omitted.' }),
  }));
}

/** `forwardArgs` plus `page`, for lists whose pages have numbered addresses. */
export function numberedArgs(defaultFirst: number) {
  return {
    ...forwardArgs(defaultFirst),
    ...builder.args((t) => ({
      page: t.int({
        description:
          'Page number for pages of `first` rows, from 1 (`?page=`); excludes `after`. Beyond the last page the connection is empty.',
      }),
    })),
  };
}

const PAGE_FIELDS = new Set(['edges', 'nodes', 'pageInfo']);
const TOTAL_FIELDS = new Set(['totalCount', 'pageCursors']);

/** Starts loading what is selected of a connection: the page first, since most pages come with the total. */
export function prefetchConnection<List extends PagedList<unknown>>(
  list: List,
  info: GraphQLResolveInfo,
): List {
  const { name } = getNamedType(info.returnType);
  if (selectsAny(info, name, PAGE_FIELDS)) list.prefetch();
  if (selectsAny(info, name, TOTAL_FIELDS)) list.prefetchTotal();
  return list;
}
