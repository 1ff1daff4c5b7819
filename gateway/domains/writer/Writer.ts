/** Writers of the magazine, as the search service knows them (R08, X08). */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { type RawId, rawIdOf, trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { type PageArgs, Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { searchWriters } from '#gateway/upstream/endpoints/writers.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

type WriterRow = Reply<typeof searchWriters>['hits'][number];

/** A writer on the way through the resolvers. */
export interface WriterSource {
  readonly __typename: 'Writer';
  readonly id: RawId<'Writer'>;
  readonly row: WriterRow;
}

/** A writer told by the REST API. */
export function writerOf(row: WriterRow): WriterSource {
  return { __typename: 'Writer', id: trustedId<'Writer'>(row.user_id), row };
}

export const Writer = builder.objectRef<WriterSource>('Writer').implement({
  description: 'A writer of the magazine.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'User id of the REST API and of `/magazine/writer/{id}`.',
    }),
    displayName: t.string({ description: 'Name to show.', resolve: ({ row }) => row.display_name }),
    description: t.string({
      nullable: true,
      description: 'What the writer says of themselves, plain text; null when nothing.',
      resolve: ({ row }) => row.description,
    }),
    avatar: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of the writer; null when there is none.',
      resolve: ({ row }) => imageAt(row.avatar_url, { shows: { name: row.display_name } }),
    }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: "Address of the writer's page.",
      resolve: ({ id }, _args, { site }) => `${site.url}/magazine/writer/${id}`,
    }),
  }),
});

export const { Connection: WriterConnection } = connection('Writer', Writer, {
  of: 'writers',
  counted: true,
});

/** Writers on a page of the product. */
export const WRITERS_PER_PAGE = 20;

/** Users of the index who write nothing. */
const NO_WRITERS = 'NOT user_id:1 AND NOT user_id:3';

/** A writer by id; null when there is none. */
export async function findWriter(
  id: RawId<'Writer'> | null,
  { reads }: Context,
): Promise<WriterSource | null> {
  if (id === null) return null;
  const asked = { query: '', filters: `user_id:${id}`, page: 0, hitsPerPage: 1 };
  const { hits } = await reads.get(searchWriters, asked);
  const row = hits.find(({ user_id }) => user_id === id);
  return row ? writerOf(row) : null;
}

/** Writers whose names and descriptions hold these words. */
export function findWriters(words: string, args: PageArgs, { reads }: Context): Paged<WriterSource> {
  return new Paged(windowOf(args, WRITERS_PER_PAGE), {
    size: WRITERS_PER_PAGE,
    load: async (page, hitsPerPage) => {
      const asked = { query: words, filters: NO_WRITERS, page: page - 1, hitsPerPage };
      const { hits, nbHits, hitsPerPage: told } = await reads.get(searchWriters, asked);
      return { rows: hits.map(writerOf), total: nbHits, perPage: told };
    },
  });
}

loadNodesOf('Writer', (text, context) => findWriter(rawIdOf<'Writer'>(text), context));
