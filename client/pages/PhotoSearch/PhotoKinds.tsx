import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  PhotoKinds_query$data,
  PhotoKinds_query$key,
} from '../../__generated__/PhotoKinds_query.graphql.ts';
import { number } from '../../format.ts';
import { PHOTO_CATEGORIES } from '../../names.ts';
import { picture } from '../../components/hall/picture.ts';
import type { PictureSource } from '../../ui/base/Picture.tsx';
import { PictureTiles } from '../../ui/photo/PictureTiles.tsx';
import { categoryPath } from './photosAddress.ts';

type Halls = PhotoKinds_query$data['halls'];

/** All kinds of photographs, each shown by one of a hall of the visitor's prefecture. */
export function PhotoKinds(props: {
  query: PhotoKinds_query$key;
  /** How many photographs there are of a kind; null where nobody knows. */
  countOf: (category: string) => number | null;
}) {
  const { halls } = useFragment(
    graphql`
      fragment PhotoKinds_query on Query {
        halls(filter: { place: { prefectureSlug: $prefectureSlug } }, first: 8) @catch(to: NULL) {
          nodes {
            photoSections @catch(to: NULL) {
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
      tiles={Object.entries(PHOTO_CATEGORIES).map(([category, name], index) => {
        const count = props.countOf(category);
        return {
          href: categoryPath(category),
          name,
          count: count === null ? null : `${number(count)}枚`,
          photo: exampleOf(halls, category, index),
        };
      })}
    />
  );
}

/** A photograph of a kind. Looking begins at another hall for each kind, so that not all come from one. */
function exampleOf(halls: Halls, category: string, start: number): PictureSource | null {
  const nodes = halls?.nodes ?? [];
  const at = start % Math.max(1, nodes.length);
  const photos = [...nodes.slice(at), ...nodes.slice(0, at)]
    .flatMap(({ photoSections }) => photoSections ?? [])
    .filter((section) => section.category === category)
    .flatMap((section) => section.photos);
  const [first] = photos;
  return first?.image ? picture(first.image) : null;
}
