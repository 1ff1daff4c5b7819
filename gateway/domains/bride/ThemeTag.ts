/** Themes by which bride reports are tagged. */
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { Node } from '#gateway/schema/kit/node.ts';
import type { getThemeTag } from '#gateway/upstream/endpoints/brides.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

/** A theme as R15, R19 and R20 give it. */
type ThemeTagRow = Reply<typeof getThemeTag>['theme_tag'];

/** A theme on its way through the resolvers. */
export interface ThemeTagSource {
  readonly __typename: 'ThemeTag';
  readonly id: string;
  readonly row: ThemeTagRow;
}

/** A theme told by the REST API. */
export function themeTagOf(row: ThemeTagRow): ThemeTagSource {
  return { __typename: 'ThemeTag', id: trustedId<'ThemeTag'>(row.id), row };
}

export const ThemeTag = builder.objectRef<ThemeTagSource>('ThemeTag').implement({
  description: 'A theme by which bride reports are tagged, e.g. 和装.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'Tag id of the REST API and of `/brides/themes/{id}`.',
    }),
    slug: t.string({ description: 'Its spelling in Latin letters.', resolve: ({ row }) => row.slug }),
    name: t.string({ description: 'Name.', resolve: ({ row }) => row.name }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null when there is none.',
      resolve: ({ row }) => imageAt(row.thumbnail_url, { shows: row }),
    }),
    brideCount: t.int({
      description: 'How many brides with a public profile are tagged with it.',
      resolve: ({ row }) => row.bride_count,
    }),
  }),
});

export const { Connection: ThemeTagConnection } = connection('ThemeTag', ThemeTag, {
  of: 'themes',
  counted: true,
});
