import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { isOverlayOpen, replaceEntry } from '../../router/history.ts';
import type { LinkedPhoto } from '../../ui/photo/PhotoMosaic.tsx';
import type { ViewablePicture } from './picture.ts';
import type { KeepPicture } from './viewer.ts';

/** Largest width of the image proxy. */
const MAX_WIDTH = 1200;

/** Links to the largest pictures. */
export function pictureLinks(pictures: readonly ViewablePicture[]): LinkedPhoto[] {
  return pictures.map(({ url, alt, color }) => ({ source: { url, alt, color }, href: largestUrl(url) }));
}

export interface PhotoViewer {
  readonly links: LinkedPhoto[];
  readonly open: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Photos that open in a full-screen viewer, loaded on first use: when one is pressed, or when the address of the page
 * names one, also later. Without script they are plain links to the picture.
 */
export function usePhotoViewer(pictures: readonly ViewablePicture[], keep?: KeepPicture): PhotoViewer {
  const openLinked = useEffectEvent(() => {
    if (!location.hash.startsWith(`#${ANCHOR_PREFIX}`)) return;
    const index = pictures.findIndex((picture) => location.hash === `#${pictureAnchor(picture)}`);
    // A photo is part of several lists; the first opens it.
    if (index === -1 || isOverlayOpen()) return;
    // The viewer adds the address of the photo.
    replaceEntry(location.pathname + location.search);
    void showPictures(pictures, index, keep);
  });
  useEffect(() => {
    const onHashChange = () => openLinked();
    onHashChange();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);
  return {
    links: pictureLinks(pictures),
    open(index, event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void showPictures(pictures, index, keep);
    },
  };
}

/** The slides that were asked for last. */
let wanted: unknown;

async function showPictures(
  pictures: readonly ViewablePicture[],
  index: number,
  keep: KeepPicture | undefined,
): Promise<void> {
  const slides = pictures.map((picture) => ({
    src: largestUrl(picture.url),
    alt: picture.alt ?? '',
    anchor: pictureAnchor(picture),
    ...slideSize(picture),
  }));
  wanted = slides;
  const { pathname } = location;
  const { openViewer } = await import('./viewer.ts');
  // Another press, or another page, may have come meanwhile.
  if (wanted === slides && pathname === location.pathname) openViewer(slides, index, keep);
}

const ANCHOR_PREFIX = 'photo-';

/** The anchor of a photo, made of the address of its original: positions change, and not all photos have ids. */
function pictureAnchor({ url }: ViewablePicture): string {
  const original = /[?&]url=([^&]*)/.exec(url)?.[1] ?? url;
  let hash = 0;
  for (const character of original) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${ANCHOR_PREFIX}${(hash >>> 0).toString(36)}`;
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
