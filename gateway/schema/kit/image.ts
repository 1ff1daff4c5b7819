/** Images. Clients get addresses of the gateway's `/img` proxy in place of those of the REST API. */
import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { builder } from './builder.ts';
import { badUpstreamValue, badUserInput } from './errors.ts';
import { sanitizeToTree, serializeHtml } from './html.ts';
import { isWebUrl } from './scalars.ts';

export interface ImageSource {
  /** Address of the original. */
  readonly original: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly altText?: string | null;
  /** The pictured object; its name is the fallback for `altText`. */
  readonly subject?: { readonly name: string };
}

/** Null for a missing address and for one that is not http(s). */
export function toImage(
  original: string | null | undefined,
  more: Omit<ImageSource, 'original'> = {},
): ImageSource | null {
  return original && isWebUrl(original) ? { original, ...more } : null;
}

/** For images that must exist. @throws UPSTREAM_BAD_RESPONSE without a usable address */
export function requireImage(original: string, more?: Omit<ImageSource, 'original'>): ImageSource {
  const image = toImage(original, more);
  if (!image) throw badUpstreamValue('address of a picture');
  return image;
}

export function toImages(
  originals: readonly (string | null | undefined)[],
  more?: Omit<ImageSource, 'original'>,
): ImageSource[] {
  return originals.map((original) => toImage(original, more)).filter((image) => image !== null);
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

/** Address of an image at the gateway's proxy, which picks the nearest size that it produces. */
export function imageProxyUrl(
  original: string,
  { site }: Pick<Context, 'site'>,
  transform?: Transform | null,
): string {
  const address = `${site.url}/img?url=${encodeURIComponent(original)}`;
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
      resolve: ({ original }, { transform }, context) => imageProxyUrl(original, context, transform),
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
        'Color to show until the image has loaded, as `#rrggbb`; null until the proxy has produced the image for the first time.',
      resolve: ({ original }, _args, { placeholderColorOf }) => placeholderColorOf(original),
    }),
    altText: t.string({
      nullable: true,
      description:
        'Alternative text: the written text, else the name of the pictured object; null when neither is known.',
      resolve: ({ altText, subject }) => altText ?? subject?.name,
    }),
  }),
});

/** The HTML parser reads `<image>` as `<img>`. */
const IMAGE_TAG = /<ima?ge?\b/i;

/** Results by site and HTML. Sized in characters. */
const proxiedHtmlCache = new LRUCache<string, string>({
  max: 3_000,
  maxSize: 8_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Sanitizes HTML and routes its images through the image proxy, which strips their metadata. */
export function proxiedHtml<Raw extends string | null>(
  raw: Raw,
  context: Pick<Context, 'site'>,
): Raw | string {
  // Without images, the HTML scalar's sanitizing is enough.
  if (raw === null || !IMAGE_TAG.test(raw)) return raw;
  const key = `${context.site.url} ${raw}`;
  let html = proxiedHtmlCache.get(key);
  if (html === undefined) {
    const tree = sanitizeToTree(raw);
    proxyImages(tree, context);
    proxiedHtmlCache.set(key, (html = serializeHtml(tree)));
  }
  return html;
}

function proxyImages(parent: Root | Element, context: Pick<Context, 'site'>): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { src } = child.properties;
    if (child.tagName === 'img' && typeof src === 'string')
      child.properties['src'] = imageProxyUrl(src, context);
    proxyImages(child, context);
  }
}
