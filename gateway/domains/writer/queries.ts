import { builder } from '#gateway/schema/kit/builder.ts';
import { numberedArgs } from '#gateway/schema/kit/connection.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { parseRawId } from '#gateway/schema/kit/node.ts';

import { findWriter, findWriters, Writer, WriterConnection, WRITERS_PER_PAGE } from './Writer.ts';

/** In characters. */
const MAX_QUERY_LENGTH = 200;

builder.queryFields((t) => ({
  writer: t.field({
    type: Writer,
    nullable: true,
    args: {
      rawId: t.arg.string({ required: true, description: 'User id of the REST API.' }),
    },
    description: 'A writer of the magazine; null if there is none.',
    resolve: (_root, { rawId }, context) => findWriter(parseRawId<'Writer'>(rawId), context),
  }),
  writers: t.field({
    type: WriterConnection,
    args: {
      query: t.arg.string({
        defaultValue: '',
        description: `Words in names and descriptions, at most ${MAX_QUERY_LENGTH} characters; all writers if empty.`,
      }),
      ...numberedArgs(WRITERS_PER_PAGE),
    },
    description:
      'Writers of the magazine, 20 per page by default. Null with an entry in `errors` if the search service fails.',
    resolve: async (_root, { query, ...args }, context) => {
      const words = (query ?? '').trim();
      if (words.length > MAX_QUERY_LENGTH)
        throw badUserInput(`\`query\` has at most ${MAX_QUERY_LENGTH} characters.`);
      const list = findWriters(words, args, context);
      // Load here: an error must null the whole connection instead of emptying its edges.
      await list.edges();
      return list;
    },
  }),
}));
