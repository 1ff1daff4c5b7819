import type { MouseEvent } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { picture_image$key } from '../../__generated__/picture_image.graphql.ts';
import type { PictureSource } from '../../ui/base/Picture.tsx';
import type { LinkedPhoto } from '../../ui/photo/PhotoMosaic.tsx';

/** Converts an image of the schema for components. */
export function toPicture(image: picture_image$key): ViewablePicture {
  const { url, altText, placeholderColor, width, height } = readInlineData(
    graphql`
      fragment picture_image on Image @inline {
        url
        altText
        placeholderColor
        width
        height
      }
    `,
    image,
  );
  return { url: withoutOrigin(url), alt: altText, colour: placeholderColor, width, height };
}

/** Image-proxy URLs are of the same origin; relative ones keep pages small. */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/img\?)/, '');
}

/** A picture with the size of its original, where known. */
export interface ViewablePicture extends PictureSource {
  readonly width?: number | null;
  readonly height?: number | null;
}

/** Adds a caption, which also serves as the alternative text. */
function withCaption(picture: ViewablePicture, caption: string | null | undefined): CaptionedPicture {
  return { ...picture, alt: caption ?? picture.alt, caption: caption ?? null };
}

/** A photo's picture in a list, empty where its image is not known. */
export function captionedPictures(
  image: picture_image$key | null | undefined,
  caption: string | null | undefined,
): CaptionedPicture[] {
  return image ? [withCaption(toPicture(image), caption)] : [];
}

/** Removes duplicate URLs, which some sources contain. */
export function uniquePictures<P extends ViewablePicture>(pictures: readonly P[]): P[] {
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index);
}

export interface CaptionedPicture extends ViewablePicture {
  readonly caption: string | null;
}

/** Largest width of the image proxy. */
const MAX_WIDTH = 1200;

/** Photos that open in a full-screen viewer, loaded on first use. Without script they are plain links to the picture. */
export function photoViewer(pictures: readonly ViewablePicture[]): {
  links: LinkedPhoto[];
  open: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
} {
  return {
    links: pictures.map(({ url, alt, colour }) => ({
      source: { url, alt, colour },
      href: largestUrl(url),
    })),
    open(index, event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const slides = pictures.map((picture) => ({
        src: largestUrl(picture.url),
        alt: picture.alt ?? '',
        ...slideSize(picture),
      }));
      void import('./viewer.ts').then(({ openViewer }) => openViewer(slides, index));
    },
  };
}

function largestUrl(url: string): string {
  return url.includes('/img?') ? `${url}&width=${MAX_WIDTH}` : url;
}

/** The viewer needs dimensions in advance; pictures of unknown size are assumed to be 3:2. */
function slideSize({ width, height }: ViewablePicture): { width: number; height: number } {
  const originalWidth = width ?? MAX_WIDTH;
  const originalHeight = height ?? (MAX_WIDTH * 2) / 3;
  const scale = Math.min(1, MAX_WIDTH / originalWidth);
  return { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) };
}
