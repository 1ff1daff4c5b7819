/** Guides to wedding preparation. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { listPreparationGuides } from '#gateway/upstream/endpoints/magazine.ts';

type GuideRow = Reply<typeof listPreparationGuides>['wedding_preparation_guides'][number];

const PreparationGuide = builder.objectRef<GuideRow>('PreparationGuide').implement({
  description: 'A guide to a stage of wedding preparation.',
  fields: (t) => ({
    rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
    title: t.string({ description: 'Title.', resolve: ({ title }) => title }),
    url: t.field({ type: 'URL', description: 'Address of the guide.', resolve: ({ url }) => url }),
    thumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null if there is none.',
      resolve: ({ thumbnail, title }, _args, context) =>
        toImage(thumbnail, context, { subject: { name: title } }),
    }),
    description: t.string({
      nullable: true,
      description: 'Description, plain text; null if there is none.',
      resolve: ({ description }) => description,
    }),
    monthsBefore: t.int({
      nullable: true,
      description: 'Number of months before the wedding it is meant for; null if it applies at any time.',
      resolve: ({ months_before }) => months_before,
    }),
  }),
});

const { Connection: PreparationGuideConnection } = connection('PreparationGuide', PreparationGuide, {
  items: 'preparation guides',
  hasTotal: true,
});

/** Fixed by the REST API. */
const PAGE_SIZE = 20;

builder.queryField('preparationGuides', (t) =>
  t.field({
    type: PreparationGuideConnection,
    args: numberedArgs(PAGE_SIZE),
    description: 'Guides to wedding preparation, 20 per page by default, earliest stage first.',
    usesInfo: true,
    resolve: (_root, args, { rest }, info) => {
      const list = new PagedList<GuideRow>(pageWindow(args, PAGE_SIZE), {
        pageSize: PAGE_SIZE,
        isFixedSize: true,
        load: async (page) => {
          const reply = await rest.get(listPreparationGuides, { page });
          return {
            rows: reply.wedding_preparation_guides,
            total: () => reply.total,
            perPage: () => reply.per_page,
          };
        },
      });
      return prefetchConnection(list, info);
    },
  }),
);
