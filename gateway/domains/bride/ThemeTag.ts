import { builder } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { asRawId, Node } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { getThemeTag } from '#gateway/upstream/endpoints/brides.ts';

type ThemeTagRow = Reply<typeof getThemeTag>['theme_tag'];

export interface ThemeTagSource {
  readonly __typename: 'ThemeTag';
  readonly id: string;
  readonly row: ThemeTagRow;
}

export function toThemeTag(row: ThemeTagRow): ThemeTagSource {
  return { __typename: 'ThemeTag', id: asRawId<'ThemeTag'>(row.id), row };
}

export const ThemeTag = builder.objectRef<ThemeTagSource>('ThemeTag').implement({
  description: 'A theme tag of bride reports, e.g. 和装.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'Tag id of the REST API, used in `/brides/themes/{id}`.',
    }),
    slug: t.string({ description: 'Name in Latin letters.', resolve: ({ row }) => row.slug }),
    name: t.string({ description: 'Name.', resolve: ({ row }) => row.name }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null if there is none.',
      resolve: ({ row }, _args, context) => toImage(row.thumbnail_url, context, { subject: row }),
    }),
    brideCount: t.int({
      description: 'Number of brides with a public profile who have the tag.',
      resolve: ({ row }) => row.bride_count,
    }),
  }),
});

export const { Connection: ThemeTagConnection } = connection('ThemeTag', ThemeTag, {
  items: 'themes',
  hasTotal: true,
});
