import type { ViewablePicture } from '../photo/viewable.ts';

/** An image of the schema, with the fields a part has asked for. */
interface ImageFields {
  readonly url: string;
  readonly altText?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** An image of the schema as a picture of the components. */
export function picture({ url, altText, width, height }: ImageFields): ViewablePicture {
  return { url, alt: altText, width, height };
}

/** Images of the schema as pictures of the components. */
export function pictures(images: readonly ImageFields[]): ViewablePicture[] {
  return images.map(picture);
}
