import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  PhotoCategories_query$data,
  PhotoCategories_query$key,
} from '../../__generated__/PhotoCategories_query.graphql.ts';
import { formatNumber } from '../../format.ts';
import { PHOTO_CATEGORY_LABELS } from '../../hallLabels.ts';
import { toPicture } from '../../components/photo/picture.ts';
import type { PictureSource } from '../../ui/base/Picture.tsx';
import { PictureTiles } from '../../ui/photo/PictureTiles.tsx';
import { photosOfPath } from './photoSearchRoute.ts';

type Halls = PhotoCategories_query$data['halls'];

/** All categories, each with a sample photo from the visitor's prefecture. */
export function PhotoCategories(props: {
  query: PhotoCategories_query$key;
  /** Null where the count is unknown. */
  countOf: (category: string) => number | null;
}) {
  const { halls } = useFragment(
    graphql`
      fragment PhotoCategories_query on Query {
        halls(filter: { place: { prefectureSlug: $prefectureSlug } }, first: 8) {
          nodes {
            photoSections {
              category
              photos {
                image {
                  ...picture_image
                }
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  return (
    <PictureTiles
      columns={3}
      tiles={Object.entries(PHOTO_CATEGORY_LABELS).map(([category, name], index) => {
        const count = props.countOf(category);
        return {
          href: photosOfPath(category),
          name,
          count: count === null ? null : `${formatNumber(count)}枚`,
          photo: samplePhoto(halls, category, index),
        };
      })}
    />
  );
}

/** Starts at a different hall per category so that samples vary. */
function samplePhoto(halls: Halls, category: string, start: number): PictureSource | null {
  const nodes = halls?.nodes ?? [];
  const at = start % Math.max(1, nodes.length);
  const photos = [...nodes.slice(at), ...nodes.slice(0, at)]
    .flatMap(({ photoSections }) => photoSections ?? [])
    .filter((section) => section.category === category)
    .flatMap((section) => section.photos ?? []);
  const image = photos.find((photo) => photo.image)?.image;
  return image ? toPicture(image) : null;
}
