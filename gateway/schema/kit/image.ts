/** Pictures. Whatever address the REST API gives, clients get one of this gateway's `/img` (R100), resized when asked. */
import type { Context } from '#gateway/context.ts';

import { builder } from '../builder.ts';
import { badInput, badOutput } from './errors.ts';
import { isWebAddress } from './scalars.ts';

/** A picture as the domains know it. */
export interface ImageSource {
  /** Address of the original. */
  readonly original: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly altText?: string | null;
  /** What the picture shows; its name describes the picture where nobody wrote a text. */
  readonly shows?: { readonly name: string };
}

/** A picture at an address of the REST API; null when there is none or the address is not of the web. */
export function imageAt(
  original: string | null | undefined,
  more: Omit<ImageSource, 'original'> = {},
): ImageSource | null {
  return original && isWebAddress(original) ? { original, ...more } : null;
}

/** A picture that has to be there: without a usable address its field fails. */
export function imageOf(original: string, more?: Omit<ImageSource, 'original'>): ImageSource {
  const image = imageAt(original, more);
  if (!image) throw badOutput('address of a picture');
  return image;
}

/** The usable pictures of a list. */
export function imagesAt(
  originals: readonly (string | null | undefined)[],
  more?: Omit<ImageSource, 'original'>,
): ImageSource[] {
  return originals.map((original) => imageAt(original, more)).filter((image) => image !== null);
}

const ImageSize = builder.enumType('ImageSize', {
  description: "The product's standard picture widths.",
  values: {
    W100: { value: 100, description: '`i`: 100 px wide, for icons.' },
    W250: { value: 250, description: '`t`: 250 px wide, for thumbnails.' },
    W500: { value: 500, description: '`s`: 500 px wide, for cards on a phone.' },
    W700: { value: 700, description: '`l`: 700 px wide, for cards on a large screen.' },
    W1200: { value: 1200, description: '`xl`: 1200 px wide, for the full width of a page.' },
  },
});

const ImageFit = builder.enumType('ImageFit', {
  description: 'How a picture is fitted into a box.',
  values: {
    CONTAIN: { value: 'contain', description: 'The whole picture inside the box.' },
    COVER: { value: 'cover', description: 'The box filled; edges are cut.' },
  },
});

const WIDEST = 1340;
const HIGHEST = 896;

const ImageTransformInput = builder.inputType('ImageTransformInput', {
  description: 'Wanted size of a picture. A picture is never enlarged beyond its original.',
  fields: (t) => ({
    size: t.field({
      type: ImageSize,
      description: "One of the product's standard widths; wins over `maxWidth`.",
    }),
    maxWidth: t.int({ description: `Greatest width in pixels, 1 to ${WIDEST}.` }),
    maxHeight: t.int({ description: `Greatest height in pixels, 1 to ${HIGHEST}.` }),
    fit: t.field({
      type: ImageFit,
      defaultValue: 'contain',
      description: 'How to fit the picture into the box.',
    }),
  }),
});

interface Transform {
  size?: number | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  fit?: string | null;
}

function within(value: number | null | undefined, greatest: number, name: string): number | null {
  if (value == null) return null;
  if (value < 1 || value > greatest) throw badInput(`\`${name}\` has to lie between 1 and ${greatest}.`);
  return value;
}

/** Address of a picture at the gateway's proxy; `/img` knows which sizes it makes and takes the nearest. */
export function proxied(
  original: string,
  { site }: Pick<Context, 'site'>,
  transform?: Transform | null,
): string {
  const address = `${site.url}/img?url=${encodeURIComponent(original)}`;
  if (!transform) return address;
  const width = transform.size ?? within(transform.maxWidth, WIDEST, 'maxWidth');
  const height = within(transform.maxHeight, HIGHEST, 'maxHeight');
  if (!width && !height) return address;
  return `${address}${width ? `&width=${width}` : ''}${height ? `&height=${height}` : ''}&fit=${transform.fit ?? 'contain'}`;
}

export const Image = builder.objectRef<ImageSource>('Image').implement({
  description: "A picture. Addresses point at the gateway's own image proxy.",
  fields: (t) => ({
    url: t.field({
      type: 'URL',
      infallible: true,
      description:
        'Address of the picture, resized when asked. A client may also add `&width=`, `&height=` and `&fit=cover|contain` to the plain address itself.',
      args: {
        transform: t.arg({
          type: ImageTransformInput,
          description: 'Wanted size; the original when left out.',
        }),
      },
      resolve: ({ original }, { transform }, context) => proxied(original, context, transform),
    }),
    width: t.int({
      nullable: true,
      description: 'Width of the original in pixels; null where unknown.',
      resolve: ({ width }) => width,
    }),
    height: t.int({
      nullable: true,
      description: 'Height of the original in pixels; null where unknown.',
      resolve: ({ height }) => height,
    }),
    placeholderColor: t.string({
      nullable: true,
      description:
        'Colour to show until the picture arrives, as `#rrggbb`; null until the proxy has made the picture for the first time.',
      resolve: ({ original }, _args, { colourOf }) => colourOf(original),
    }),
    altText: t.string({
      nullable: true,
      description:
        'Text for people who do not see the picture: what somebody wrote, else the name of what it shows; null where neither is known.',
      resolve: ({ altText, shows }) => altText ?? shows?.name,
    }),
  }),
});
