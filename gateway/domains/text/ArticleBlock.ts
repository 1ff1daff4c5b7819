/** The pieces a text is cut into, for clients that show each kind in their own way: articles, and the reports of brides. */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { isRawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';

import { Hall } from '../hall/Hall.ts';
import { existingHall, hallAtAddress } from '../hall/source.ts';
import type { Block } from './source.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const Words = builder.objectRef<BlockOf<'text'>>('ArticleText').implement({
  description: 'Paragraphs, lists and quotations between other blocks. There is no picture in them.',
  fields: (t) => ({
    html: t.field({ type: 'HTML', infallible: true, description: 'The words.', resolve: ({ html }) => html }),
  }),
});

const Heading = builder.objectRef<BlockOf<'heading'>>('ArticleHeading').implement({
  description: 'A heading; the headings of a page are its list of contents.',
  fields: (t) => ({
    level: t.exposeInt('level', { infallible: true, description: '2 for a section, 3 for a part of one.' }),
    text: t.exposeString('text', { infallible: true, description: 'The heading, plain text.' }),
    anchor: t.exposeString('anchor', {
      infallible: true,
      description: 'Name to link to it by; unique on the page, the same while the text is.',
    }),
  }),
});

const Figure = builder.objectRef<BlockOf<'figure'>>('ArticleFigure').implement({
  description: 'A picture with its caption.',
  fields: (t) => ({
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The picture with the size its editor told; null when its address cannot be used.',
      resolve: ({ src, alt, width, height }) => imageAt(src, { altText: alt, width, height }),
    }),
    caption: t.exposeString('caption', { nullable: true, description: 'Caption; null when there is none.' }),
  }),
});

const Table = builder.objectRef<BlockOf<'table'>>('ArticleTable').implement({
  description: 'A table with its caption. It may be wider than a phone.',
  fields: (t) => ({
    html: t.field({
      type: 'HTML',
      infallible: true,
      description: 'The `<table>` and what is in it.',
      resolve: ({ html }) => html,
    }),
    caption: t.exposeString('caption', { nullable: true, description: 'Caption; null when there is none.' }),
  }),
});

const Provider = wordEnum('EmbedProvider', 'A site whose things are embedded.', {
  youtube: 'A video of YouTube.',
  vimeo: 'A video of Vimeo.',
  google_maps: 'A place on Google Maps.',
  instagram: 'A post of Instagram.',
});

const Embed = builder.objectRef<BlockOf<'embed'>>('ArticleEmbed').implement({
  description:
    'Something of another site. It is told by its address; no frame of that site is ever part of our page.',
  fields: (t) => ({
    provider: t.field({
      type: Provider,
      infallible: true,
      description: 'Which site.',
      resolve: ({ provider }) => provider,
    }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: 'Address to open.',
      resolve: ({ url }) => url,
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'What it is called; null when nobody said.',
    }),
  }),
});

const HallBlock = builder.objectRef<BlockOf<'hall'>>('ArticleHall').implement({
  description: 'A hall the text names on a line of its own, to be shown as it is today.',
  fields: (t) => ({
    hall: t.field({
      type: Hall,
      nullable: true,
      description: 'The hall (R54, R75); null when it is no longer listed, then `label` is all there is.',
      resolve: ({ path }, _args, context) => {
        if ('slug' in path) return hallAtAddress(path.areaSlug, path.slug, context);
        return isRawId<'Hall'>(path.rawId) ? existingHall(trustedId<'Hall'>(path.rawId), context) : null;
      },
    }),
    label: t.exposeString('title', { infallible: true, description: 'What the text calls it.' }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: 'The address in the text.',
      resolve: ({ url }) => url,
    }),
  }),
});

const TYPES = {
  text: Words,
  heading: Heading,
  figure: Figure,
  table: Table,
  embed: Embed,
  hall: HallBlock,
} as const;

/** A piece of a text. */
export const ArticleBlock = builder.unionType('ArticleBlock', {
  description:
    "A piece of an article or of a bride's report, in the order they are read. Expect kinds you do not know yet and leave them out.",
  types: Object.values(TYPES),
  resolveType: ({ kind }: Block) => TYPES[kind],
});
