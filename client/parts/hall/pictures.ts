import type { PictureSource } from '../../ui/base/Picture.tsx';

/** Images of the schema as the pictures of the components. */
export function pictures(images: ReadonlyArray<{ readonly url: string; readonly altText?: string | null }>): PictureSource[] {
  return images.map(({ url, altText }) => ({ url, alt: altText }));
}
