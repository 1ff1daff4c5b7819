import type { MouseEvent } from 'react';
import type { PictureSource } from '../../ui/base/Picture.tsx';
import type { OpenablePhoto } from '../../ui/photo/PhotoMosaic.tsx';

/** A picture of the schema with the size of its original, where it is known. */
export interface ViewablePicture extends PictureSource {
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A picture with what its photographer wrote, which also tells more than its general text. */
export function captioned(picture: ViewablePicture, caption: string | null | undefined): CaptionedPicture {
  return { ...picture, alt: caption ?? picture.alt, caption: caption ?? null };
}

/** The pictures without those that come again: sources list some twice. */
export function withoutRepeats<P extends ViewablePicture>(pictures: readonly P[]): P[] {
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index);
}

/** A picture with its caption; null where its photographer wrote none. */
export interface CaptionedPicture extends ViewablePicture {
  readonly caption: string | null;
}

/** What the image proxy gives at most. */
const LARGEST = 1200;

/**
 * Photographs that open full-screen. Each is a link to its picture, which is all there is without script; with it the
 * viewer is fetched on the first tap: swipe, pinch, keys, caption, back button, focus back to where it was.
 */
export function viewable(pictures: readonly ViewablePicture[]): {
  openable: OpenablePhoto[];
  open: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
} {
  return {
    openable: pictures.map(({ url, alt, colour }) => ({ source: { url, alt, colour }, href: largest(url) })),
    open(index, event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const slides = pictures.map((picture) => ({
        src: largest(picture.url),
        alt: picture.alt ?? '',
        ...fitted(picture),
      }));
      void import('./viewer.ts').then(({ openViewer }) => openViewer(slides, index));
    },
  };
}

function largest(url: string): string {
  return url.includes('/img?') ? `${url}&width=${LARGEST}` : url;
}

/** The viewer needs the shape beforehand; pictures of unknown size are taken for 3:2. */
function fitted({ width, height }: ViewablePicture): { width: number; height: number } {
  const wide = width ?? LARGEST;
  const high = height ?? (LARGEST * 2) / 3;
  const scale = Math.min(1, LARGEST / wide);
  return { width: Math.round(wide * scale), height: Math.round(high * scale) };
}
