/** What a bride wrote of her wedding (R17). */
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { getBrideReport } from '#gateway/upstream/endpoints/brides.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { ArticleBlock } from '../text/ArticleBlock.ts';
import { htmlOf } from '../text/rules.ts';
import { blocksOf } from '../text/source.ts';
import { Bride } from './Bride.ts';

const BrideReport = builder.objectRef<Reply<typeof getBrideReport>>('BrideReport').implement({
  description: 'What a bride wrote of her wedding.',
  fields: (t) => ({
    rawId: t.exposeString('id', { infallible: true, description: 'Report id of the REST API.' }),
    title: t.string({
      nullable: true,
      description: 'Title; null when she gave none.',
      resolve: ({ title }) => title,
    }),
    body: t.field({
      type: 'HTML',
      description: 'The text as one piece of HTML, its pictures through the image proxy.',
      resolve: ({ body }, _args, context) => htmlOf(body, context),
    }),
    blocks: t.field({
      type: [ArticleBlock],
      description: 'The text in pieces; empty when she wrote nothing but a title.',
      resolve: ({ body }, _args, { site }) => [...blocksOf(body, site.url)],
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was published; null where unknown.',
      resolve: ({ published_at }) => published_at,
    }),
    modifiedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last changed; null when it never was.',
      resolve: ({ modified_at }) => modified_at,
    }),
  }),
});

builder.objectField(Bride, 'report', (t) =>
  t.field({
    type: BrideReport,
    nullable: true,
    startsWithParent: true,
    description: 'Her report (R17); null when she wrote none.',
    resolve: ({ id }, _args, { reads }) => absent(reads.get(getBrideReport, { id })),
  }),
);
