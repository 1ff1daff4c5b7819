import { graphql, readInlineData } from 'relay-runtime';
import type { picture_image$key } from '../../__generated__/picture_image.graphql.ts';
import type { PictureSource } from '../../ui/base/Picture.tsx';

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
  return { url: withoutOrigin(url), alt: altText, color: placeholderColor, width, height };
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
