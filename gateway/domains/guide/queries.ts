/** Guides of preparation (R07). */
import { builder } from '#gateway/schema/builder.ts';
import { connection, numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { listPreparationGuides } from '#gateway/upstream/endpoints/magazine.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

type GuideRow = Reply<typeof listPreparationGuides>['wedding_preparation_guides'][number];

const PreparationGuide = builder.objectRef<GuideRow>('PreparationGuide').implement({
  description: 'A guide of wedding preparation: what to do at a time before the wedding.',
  fields: (t) => ({
    rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
    title: t.string({ description: 'Title.', resolve: ({ title }) => title }),
    url: t.field({ type: 'URL', description: 'Address it opens.', resolve: ({ url }) => url }),
    thumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null when there is none.',
      resolve: ({ thumbnail, title }) => imageAt(thumbnail, { shows: { name: title } }),
    }),
    description: t.string({
      nullable: true,
      description: 'What it is about, plain text; null when nothing is told.',
      resolve: ({ description }) => description,
    }),
    monthsBefore: t.int({
      nullable: true,
      description: 'How many months before the wedding it helps; null when that does not matter.',
      resolve: ({ months_before }) => months_before,
    }),
  }),
});

const { Connection: PreparationGuideConnection } = connection('PreparationGuide', PreparationGuide, {
  of: 'preparation guides',
  counted: true,
});

/** Guides on a page of R07, which takes no page size. */
const PAGE = 20;

builder.queryField('preparationGuides', (t) =>
  t.field({
    type: PreparationGuideConnection,
    args: numberedArgs(PAGE),
    description:
      'Guides of wedding preparation (R07), 20 at a time unless told, farthest from the wedding first.',
    resolve: (_root, args, { reads }, info) => {
      const list = new Paged<GuideRow>(windowOf(args, PAGE), {
        size: PAGE,
        fixed: true,
        load: async (page) => {
          const {
            wedding_preparation_guides: rows,
            total,
            per_page,
          } = await reads.get(listPreparationGuides, { page });
          return { rows, total, perPage: per_page };
        },
      });
      return startPage(list, info);
    },
  }),
);
