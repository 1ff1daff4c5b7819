/** Writers of the magazine, from the search service. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { asRawId, Node, parseRawId, type RawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import { type PageArgs, PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { searchWriters } from '#gateway/upstream/endpoints/writers.ts';

type WriterRow = Reply<typeof searchWriters>['hits'][number];

export interface WriterSource {
  readonly __typename: 'Writer';
  readonly id: RawId<'Writer'>;
  readonly row: WriterRow;
}

export function toWriter(row: WriterRow): WriterSource {
  return { __typename: 'Writer', id: asRawId<'Writer'>(row.user_id), row };
}

export const Writer = builder.objectRef<WriterSource>('Writer').implement({
  description: 'A writer of the magazine.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'User id of the REST API, used in `/magazine/writer/{id}`.',
    }),
    displayName: t.string({ description: 'Display name.', resolve: ({ row }) => row.display_name }),
    description: t.string({
      nullable: true,
      description: 'Self-introduction, plain text; null if there is none.',
      resolve: ({ row }) => row.description,
    }),
    avatar: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of the writer; null if there is none.',
      resolve: ({ row }, _args, context) =>
        toImage(row.avatar_url, context, {
          get altText() {
            return row.display_name;
          },
        }),
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: "Address of the writer's page.",
      resolve: ({ id }, _args, { site }) => `${site.url}/magazine/writer/${id}`,
    }),
  }),
});

export const { Connection: WriterConnection } = connection('Writer', Writer, {
  items: 'writers',
  hasTotal: true,
});

export const WRITERS_PER_PAGE = 20;

/** Accounts in the index that write no articles. */
const WRITERS_ONLY = 'NOT user_id:1 AND NOT user_id:3';

export async function findWriter(
  id: RawId<'Writer'> | null,
  { rest }: Context,
): Promise<WriterSource | null> {
  if (id === null) return null;
  const parameters = { query: '', filters: `user_id:${id} AND ${WRITERS_ONLY}`, page: 0, hitsPerPage: 1 };
  const { hits } = await rest.get(searchWriters, parameters);
  const row = hits.find(({ user_id }) => user_id === id);
  return row ? toWriter(row) : null;
}

/** Searches names and descriptions. */
export function findWriters(words: string, args: PageArgs, { rest }: Context): PagedList<WriterSource> {
  return new PagedList(pageWindow(args, WRITERS_PER_PAGE), {
    pageSize: WRITERS_PER_PAGE,
    load: async (page, hitsPerPage) => {
      const parameters = { query: words, filters: WRITERS_ONLY, page: page - 1, hitsPerPage };
      const reply = await rest.get(searchWriters, parameters);
      return { rows: reply.hits.map(toWriter), total: () => reply.nbHits, perPage: () => reply.hitsPerPage };
    },
  });
}

registerNodeLoader('Writer', (text, context) => findWriter(parseRawId<'Writer'>(text), context));
