/** Images. Clients get addresses of the gateway's `/img` proxy in place of those of the REST API. */
import { isLost } from '#gateway/upstream/decode.ts';
import type { Context } from '../../context.ts';
import { builder } from './builder.ts';
import { badUpstreamValue, badUserInput } from './errors.ts';
import { readOptional } from '../../upstream/decode.ts';

export interface ImageSource {
  /** Address of the original. */
  readonly original: string;
  /** Address at the image proxy, without a size. */
  readonly address: string;
  readonly facts: ImageFacts;
}

/**
 * What is known besides the address. Accessors are read in their own field's resolver, so that an invalid value never
 * removes the picture.
 */
interface ImageFacts {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly altText?: string | null;
  /** The pictured object; its name is the fallback for `altText`. */
  readonly subject?: { readonly name: string };
}

/** Where pictures get their addresses. */
export type ImageContext = { readonly images: Pick<Context['images'], 'addressOf'> };

/** Null for a missing address and for one that the image proxy would refuse. */
export function toImage(
  original: string | null | undefined,
  { images }: ImageContext,
  facts: ImageFacts = {},
): ImageSource | null {
  const address = original ? images.addressOf(original) : null;
  return original && address ? { original, address, facts } : null;
}

/** For images that must exist. @throws UPSTREAM_BAD_RESPONSE without a usable address */
export function requireImage(original: string, context: ImageContext, facts?: ImageFacts): ImageSource {
  const image = toImage(original, context, facts);
  if (!image) throw badUpstreamValue('address of a picture');
  return image;
}

/** The pictures of a list that can be shown. @throws UPSTREAM_BAD_RESPONSE where too few can (see `isLost`) */
export function toImages<Row>(
  rows: readonly Row[],
  toSource: (row: Row) => ImageSource | null,
): ImageSource[] {
  const images = rows.map((row) => readOptional(() => toSource(row))).filter((image) => image !== null);
  if (isLost(rows.length, rows.length - images.length)) throw badUpstreamValue('list of pictures');
  return images;
}

const ImageSize = builder.enumType('ImageSize', {
  description: "The product's standard image widths.",
  values: {
    W100: { value: 100, description: '`i`: 100 px wide, for icons.' },
    W250: { value: 250, description: '`t`: 250 px wide, for thumbnails.' },
    W500: { value: 500, description: '`s`: 500 px wide, for cards on a phone.' },
    W700: { value: 700, description: '`l`: 700 px wide, for cards on a large screen.' },
    W1200: { value: 1200, description: '`xl`: 1200 px wide, for the full width of a page.' },
  },
});

const ImageFit = builder.enumType('ImageFit', {
  description: 'How an image fits into a box.',
  values: {
    CONTAIN: { value: 'contain', description: 'The whole image inside the box.' },
    COVER: { value: 'cover', description: 'The box filled; edges are cropped.' },
  },
});

const MAX_WIDTH = 1340;
const MAX_HEIGHT = 896;

const ImageTransformInput = builder.inputType('ImageTransformInput', {
  description: 'Size of an image. Images are never enlarged beyond the original.',
  fields: (t) => ({
    size: t.field({
      type: ImageSize,
      description: "One of the product's standard widths; overrides `maxWidth`.",
    }),
    maxWidth: t.int({ description: `Maximum width in pixels, 1 to ${MAX_WIDTH}.` }),
    maxHeight: t.int({ description: `Maximum height in pixels, 1 to ${MAX_HEIGHT}.` }),
    fit: t.field({
      type: ImageFit,
      defaultValue: 'contain',
      description: 'How to fit the image into the box.',
    }),
  }),
});

interface Transform {
  size?: number | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  fit?: string | null;
}

function checkSize(value: number | null | undefined, max: number, name: string): number | null {
  if (value == null) return null;
  if (value < 1 || value > max) throw badUserInput(`\`${name}\` has to lie between 1 and ${max}.`);
  return value;
}

/** The proxy makes the nearest size that it offers. */
function withSize(address: string, transform: Transform | null | undefined): string {
  if (!transform) return address;
  const width = transform.size ?? checkSize(transform.maxWidth, MAX_WIDTH, 'maxWidth');
  const height = checkSize(transform.maxHeight, MAX_HEIGHT, 'maxHeight');
  if (!width && !height) return address;
  return `${address}${width ? `&width=${width}` : ''}${height ? `&height=${height}` : ''}&fit=${transform.fit ?? 'contain'}`;
}

export const Image = builder.objectRef<ImageSource>('Image').implement({
  description: "An image. Addresses point to the gateway's image proxy.",
  fields: (t) => ({
    url: t.field({
      type: 'URL',
      nonNull: true,
      description:
        'Address of the image, resized on request. A client may also append `&width=`, `&height=` and `&fit=cover|contain` to the plain address.',
      args: {
        transform: t.arg({
          type: ImageTransformInput,
          description: 'Size; the original when omitted.',
        }),
      },
      resolve: ({ address }, { transform }) => withSize(address, transform),
    }),
    width: t.int({
      nullable: true,
      description: 'Width of the original in pixels; null where unknown.',
      resolve: ({ facts }) => facts.width,
    }),
    height: t.int({
      nullable: true,
      description: 'Height of the original in pixels; null where unknown.',
      resolve: ({ facts }) => facts.height,
    }),
    placeholderColor: t.string({
      nullable: true,
      description:
        'Color to show until the image has loaded, as `#rrggbb`; null until the proxy has produced the image for the first time.',
      resolve: ({ original }, _args, { placeholderColorOf }) => placeholderColorOf(original),
    }),
    altText: t.string({
      nullable: true,
      description:
        'Alternative text: the written text, else the name of the pictured object; null when neither is known.',
      // An invalid name fails its own field only; the picture stays.
      resolve: ({ facts }) => readOptional(() => facts.altText ?? facts.subject?.name),
    }),
  }),
});
