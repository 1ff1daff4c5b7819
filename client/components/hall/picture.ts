import { graphql, readInlineData } from 'relay-runtime';
import type { picture_image$key } from '../../__generated__/picture_image.graphql.ts';
import type { ViewablePicture } from '../photo/viewable.ts';

/** An image of the schema as a picture of the components. */
export function picture(image: picture_image$key): ViewablePicture {
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

/** The image proxy is part of the site, so its addresses need no origin inside a page: each is written several times. */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/img\?)/, '');
}
