import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { marksBreaksOf, withBreaks } from '#gateway/html/lineBreaks.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getBrideReport } from '#gateway/upstream/endpoints/brides.ts';

import { htmlBlocks, proxiedHtml } from '../../schema/kit/html.ts';
import { ArticleBlock } from '../block/ArticleBlock.ts';
import { Bride } from './Bride.ts';

const BrideReport = builder.objectRef<Reply<typeof getBrideReport>>('BrideReport').implement({
  description: "A bride's report of the wedding.",
  fields: (t) => ({
    rawId: t.exposeString('id', { nonNull: true, description: 'Report id of the REST API.' }),
    title: t.string({
      nullable: true,
      description: 'Title; null if there is none.',
      resolve: ({ title }) => title,
    }),
    titleWithBreaks: t.string({
      nullable: true,
      description: `${marksBreaksOf('title')} Null if there is no title.`,
      resolve: ({ title }) => title && withBreaks(title),
    }),
    body: t.field({
      type: 'HTML',
      description: 'The whole text as sanitized HTML, with pictures served by the image proxy.',
      resolve: ({ body }, _args, context) => proxiedHtml(body, context),
    }),
    blocks: t.field({
      type: [ArticleBlock],
      description: 'The text as a list of blocks; empty if the report is only a title.',
      resolve: ({ body }, _args, context) => htmlBlocks(body, context),
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of publication; null if unknown.',
      resolve: ({ published_at }) => published_at,
    }),
    modifiedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change; null if it never changed.',
      resolve: ({ modified_at }) => modified_at,
    }),
  }),
});

builder.objectField(Bride, 'report', (t) =>
  t.field({
    type: BrideReport,
    nullable: true,
    prefetch: true,
    description: "The bride's report; null if there is none.",
    resolve: ({ id }, _args, { rest }) => nullIfNotFound(rest.get(getBrideReport, { id })),
  }),
);
