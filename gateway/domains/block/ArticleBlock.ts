/** The blocks of articles and bride reports, for clients that render each kind natively. */
import type { Block } from '#gateway/html/blocks.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { marksBreaksOf, withBreaks } from '#gateway/html/lineBreaks.ts';
import { asRawId, isRawId } from '#gateway/schema/kit/node.ts';

import { Hall } from '../hall/Hall.ts';
import { findHall, findHallBySlug } from '../hall/source.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const TextBlock = builder.objectRef<BlockOf<'text'>>('ArticleText').implement({
  description: 'Paragraphs, lists and quotations between other blocks. Contains no pictures.',
  fields: (t) => ({
    html: t.field({
      type: 'HTML',
      nonNull: true,
      description: 'Sanitized HTML.',
      resolve: ({ html }) => ({ sanitizedHtml: html }),
    }),
  }),
});

const HeadingBlock = builder.objectRef<BlockOf<'heading'>>('ArticleHeading').implement({
  description: 'A heading. The headings of a page form its table of contents.',
  fields: (t) => ({
    level: t.exposeInt('level', { nonNull: true, description: '2 for a section, 3 for a subsection.' }),
    text: t.exposeString('text', { nonNull: true, description: 'The heading, plain text.' }),
    textWithBreaks: t.string({
      nonNull: true,
      description: marksBreaksOf('text'),
      resolve: ({ text }) => withBreaks(text),
    }),
    anchor: t.exposeString('anchor', {
      nonNull: true,
      description: 'Anchor name, unique on the page and stable while the text is unchanged.',
    }),
  }),
});

const FigureBlock = builder.objectRef<BlockOf<'figure'>>('ArticleFigure').implement({
  description: 'A picture with its caption.',
  fields: (t) => ({
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The picture, with its size if known; null if its address is not usable.',
      resolve: ({ src, alt, width, height }, _args, context) =>
        toImage(src, context, { altText: alt, width, height }),
    }),
    caption: t.exposeString('caption', { nullable: true, description: 'Caption; null if there is none.' }),
  }),
});

const TableBlock = builder.objectRef<BlockOf<'table'>>('ArticleTable').implement({
  description: 'A table with its caption. It may be wider than a phone screen.',
  fields: (t) => ({
    html: t.field({
      type: 'HTML',
      nonNull: true,
      description: 'The `<table>` element as sanitized HTML.',
      resolve: ({ html }) => ({ sanitizedHtml: html }),
    }),
    htmlWithBreaks: t.field({
      type: 'HTML',
      nonNull: true,
      description:
        '`html` with a `<wbr>` after each phrase, so that narrow columns break no number from its unit.',
      resolve: ({ htmlWithBreaks }) => ({ sanitizedHtml: htmlWithBreaks }),
    }),
    caption: t.exposeString('caption', { nullable: true, description: 'Caption; null if there is none.' }),
  }),
});

const EmbedProvider = restEnum('EmbedProvider', 'A site whose content is embedded.', {
  youtube: 'A YouTube video.',
  vimeo: 'A Vimeo video.',
  google_maps: 'A place on Google Maps.',
  instagram: 'An Instagram post.',
});

const EmbedBlock = builder.objectRef<BlockOf<'embed'>>('ArticleEmbed').implement({
  description: 'Content of another site, given by its address only: the API never returns frames.',
  fields: (t) => ({
    provider: t.field({
      type: EmbedProvider,
      nonNull: true,
      description: 'The site.',
      resolve: ({ provider }) => provider,
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address to open.',
      resolve: ({ url }) => url,
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Title; null if unknown.',
    }),
  }),
});

const HallBlock = builder.objectRef<BlockOf<'hall'>>('ArticleHall').implement({
  description: 'A hall mentioned on a line of its own, with its current data.',
  fields: (t) => ({
    hall: t.field({
      type: Hall,
      nullable: true,
      description: 'The hall; null if it is no longer listed, in which case only `label` remains.',
      resolve: ({ path }, _args, context) => {
        if ('slug' in path) return findHallBySlug(path.areaSlug, path.slug, context);
        return isRawId<'Hall'>(path.rawId) ? findHall(asRawId<'Hall'>(path.rawId), context) : null;
      },
    }),
    label: t.exposeString('title', {
      nonNull: true,
      description: 'Name of the hall as written in the text.',
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'The address in the text.',
      resolve: ({ url }) => url,
    }),
  }),
});

const BLOCK_TYPES = {
  text: TextBlock,
  heading: HeadingBlock,
  figure: FigureBlock,
  table: TableBlock,
  embed: EmbedBlock,
  hall: HallBlock,
} as const;

export const ArticleBlock = builder.unionType('ArticleBlock', {
  description:
    "A block of an article or of a bride's report, in reading order. Ignore kinds you do not know; more may be added.",
  types: Object.values(BLOCK_TYPES),
  resolveType: ({ kind }: Block) => BLOCK_TYPES[kind],
});
