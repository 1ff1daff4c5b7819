/** Themes: the list of all, and the brides of one. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { rawIdFor, rawIdOf } from '#gateway/schema/kit/ids.ts';
import { loadNodesOf } from '#gateway/schema/kit/node.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { getThemeTag, listThemeTags } from '#gateway/upstream/endpoints/brides.ts';

import { BrideConnection } from './Bride.ts';
import { searchWords } from './rules.ts';
import { brideOf } from './source.ts';
import { ThemeTag, ThemeTagConnection, themeTagOf, type ThemeTagSource } from './ThemeTag.ts';

/** Rows on a page of R19 and R20, which take no page size. */
const PAGE = 20;

const ThemeTagBy = builder.inputType('ThemeTagBy', {
  isOneOf: true,
  description: 'How to find a theme: exactly one.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Tag id of the REST API and of `/brides/themes/{id}`.' }),
  }),
});

/** A theme (R20); null when there is none. */
async function findThemeTag(id: string | null, { reads }: Context): Promise<ThemeTagSource | null> {
  const reply = id && (await absent(reads.get(getThemeTag, { id, page: 1 })));
  return reply ? themeTagOf(reply.theme_tag) : null;
}

loadNodesOf('ThemeTag', (text, context) => findThemeTag(rawIdOf<'ThemeTag'>(text), context));

builder.objectField(ThemeTag, 'brides', (t) =>
  t.field({
    type: BrideConnection,
    args: {
      query: t.arg.string({ description: 'Only brides with all these words in nickname, place or taste.' }),
      ...numberedArgs(PAGE),
    },
    description: 'Brides tagged with it (R20), 20 at a time unless told.',
    resolve: ({ id }, { query, ...args }, { reads }, info) =>
      startPage(
        new Paged(windowOf(args, PAGE), {
          size: PAGE,
          fixed: true,
          load: async (page) => {
            const { results, count } = await reads.get(getThemeTag, { id, page, ...searchWords(query) });
            return { rows: results.map(brideOf), total: count };
          },
        }),
        info,
      ),
  }),
);

builder.queryFields((t) => ({
  themeTags: t.field({
    type: ThemeTagConnection,
    args: {
      query: t.arg.string({ description: 'Only themes with all these words in the name.' }),
      ...numberedArgs(PAGE),
    },
    description: 'Themes by which bride reports are tagged (R19), 20 at a time unless told.',
    resolve: (_root, { query, ...args }, { reads }, info) =>
      startPage(
        new Paged(windowOf(args, PAGE), {
          size: PAGE,
          fixed: true,
          load: async (page) => {
            const { results, count } = await reads.get(listThemeTags, { page, ...searchWords(query) });
            return { rows: results.map(themeTagOf), total: count };
          },
        }),
        info,
      ),
  }),
  themeTag: t.field({
    type: ThemeTag,
    nullable: true,
    args: { by: t.arg({ type: ThemeTagBy, required: true, description: 'How to find it.' }) },
    description: 'A theme (R20); null when there is none.',
    resolve: (_root, { by }, context) =>
      findThemeTag(
        by.id == null ? rawIdOf<'ThemeTag'>(by.rawId ?? '') : rawIdFor('ThemeTag', by.id),
        context,
      ),
  }),
}));
