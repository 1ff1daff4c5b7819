import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { parseRawId, rawIdFromGlobalId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import { PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import { getThemeTag, listThemeTags } from '#gateway/upstream/endpoints/brides.ts';

import { BrideConnection } from './Bride.ts';
import { ThemeTag, ThemeTagConnection, type ThemeTagSource, toThemeTag } from './ThemeTag.ts';
import { searchParameter } from './rules.ts';
import { toBride } from './source.ts';

const PAGE_SIZE = 20;

const ThemeTagBy = builder.inputType('ThemeTagBy', {
  isOneOf: true,
  description: 'Selects a theme by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Tag id of the REST API, used in `/brides/themes/{id}`.' }),
  }),
});

async function findThemeTag(id: string | null, { rest }: Context): Promise<ThemeTagSource | null> {
  const reply = id && (await nullIfNotFound(rest.get(getThemeTag, { id, page: 1 })));
  return reply ? toThemeTag(reply.theme_tag) : null;
}

registerNodeLoader('ThemeTag', (text, context) => findThemeTag(parseRawId<'ThemeTag'>(text), context));

builder.objectField(ThemeTag, 'brides', (t) =>
  t.field({
    type: BrideConnection,
    args: {
      query: t.arg.string({ description: 'Only brides with all these words in nickname, place or taste.' }),
      ...numberedArgs(PAGE_SIZE),
    },
    description: 'Brides with the tag, 20 per page by default.',
    usesInfo: true,
    resolve: ({ id }, { query, ...args }, { rest }, info) =>
      prefetchConnection(
        new PagedList(pageWindow(args, PAGE_SIZE), {
          pageSize: PAGE_SIZE,
          isFixedSize: true,
          load: async (page) => {
            const reply = await rest.get(getThemeTag, { id, page, ...searchParameter(query) });
            return { rows: reply.results.map(toBride), total: () => reply.count };
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
      ...numberedArgs(PAGE_SIZE),
    },
    description: 'Theme tags of bride reports, 20 per page by default.',
    usesInfo: true,
    resolve: (_root, { query, ...args }, { rest }, info) =>
      prefetchConnection(
        new PagedList(pageWindow(args, PAGE_SIZE), {
          pageSize: PAGE_SIZE,
          isFixedSize: true,
          load: async (page) => {
            const reply = await rest.get(listThemeTags, { page, ...searchParameter(query) });
            return { rows: reply.results.map(toThemeTag), total: () => reply.count };
          },
        }),
        info,
      ),
  }),
  themeTag: t.field({
    type: ThemeTag,
    nullable: true,
    args: { by: t.arg({ type: ThemeTagBy, required: true, description: 'Which theme.' }) },
    description: 'A theme; null if there is none.',
    resolve: (_root, { by }, context) =>
      findThemeTag(
        by.id == null ? parseRawId<'ThemeTag'>(by.rawId ?? '') : rawIdFromGlobalId('ThemeTag', by.id),
        context,
      ),
  }),
}));
