/** Queries of writers. */
import { builder } from '#gateway/schema/builder.ts';
import { numberedArgs } from '#gateway/schema/kit/connection.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { rawIdOf } from '#gateway/schema/kit/ids.ts';

import { findWriter, findWriters, Writer, WriterConnection, WRITERS_PER_PAGE } from './Writer.ts';

/** Longest text to search for. */
const LONGEST_QUERY = 200;

builder.queryFields((t) => ({
  writer: t.field({
    type: Writer,
    nullable: true,
    args: {
      rawId: t.arg.string({ required: true, description: 'User id of the REST API.' }),
    },
    description: 'A writer of the magazine (R08); null when there is none.',
    resolve: (_root, { rawId }, context) => findWriter(rawIdOf<'Writer'>(rawId), context),
  }),
  writers: t.field({
    type: WriterConnection,
    args: {
      query: t.arg.string({
        defaultValue: '',
        description: `Words that names and descriptions hold, at most ${LONGEST_QUERY} characters; everybody when empty.`,
      }),
      ...numberedArgs(WRITERS_PER_PAGE),
    },
    description:
      'Writers of the magazine (R08), 20 at a time unless told. When the search service fails this is null with an entry in `errors`.',
    resolve: async (_root, { query, ...args }, context) => {
      const words = (query ?? '').trim();
      if (words.length > LONGEST_QUERY) throw badInput(`\`query\` has at most ${LONGEST_QUERY} characters.`);
      const list = findWriters(words, args, context);
      // Half a list would look like an empty one: what cannot be had is missing as a whole.
      await list.edges();
      return list;
    },
  }),
}));
