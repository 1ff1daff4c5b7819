import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CategoryPhotos_query$key } from '../../__generated__/CategoryPhotos_query.graphql.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { toPhotoHall, useHallPhotoViewer } from '../../components/hall/photoHall.ts';
import { uniquePictures, captionedPictures } from '../../components/photo/picture.ts';
import { Button } from '../../ui/base/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PhotoGrid } from '../../ui/photo/PhotoGrid.tsx';
import { photosOfPath } from './photoSearchRoute.ts';
import styles from './PhotoSearchPage.module.css';

const MAX_PER_HALL = 3;

/** Photos of one category, grouped by hall of a prefecture. */
export function CategoryPhotos(props: {
  query: CategoryPhotos_query$key;
  category: string;
  prefectureSlug: string;
}) {
  const { category, prefectureSlug } = props;
  const form = useDefaultsOf(prefectureSlug);
  const { halls, options } = useFragment(
    graphql`
      fragment CategoryPhotos_query on Query {
        halls(filter: { place: { prefectureSlug: $prefectureSlug } }, first: 8) @required(action: THROW) {
          nodes @required(action: THROW) {
            id
            name
            ...hallPath_hall
            ...photoHall_hall
            photoSections {
              category
              photos {
                caption
                image {
                  ...picture_image
                }
              }
            }
          }
        }
        options: hallSearchOptions {
          prefectures {
            slug
            name
          }
        }
      }
    `,
    props.query,
  );
  const groups = halls.nodes.flatMap((hall) => {
    const photos = (hall.photoSections ?? [])
      .filter((section) => section.category === category)
      .flatMap((section) => section.photos ?? []);
    const prints = uniquePictures(photos.flatMap(({ image, caption }) => captionedPictures(image, caption)));
    return prints.length > 0 ? [{ hall, prints: prints.slice(0, MAX_PER_HALL) }] : [];
  });
  const { links: openable, open } = useHallPhotoViewer(
    groups.flatMap(({ hall, prints }) => prints.map((photo) => ({ ...photo, hall: toPhotoHall(hall) }))),
  );
  return (
    <div className="wide-flow">
      {options?.prefectures && (
        <form ref={form} action={photosOfPath(category)} method="get" className={styles.prefecture}>
          <SelectField
            name="prefecture"
            label="都道府県"
            noneLabel={null}
            defaultValue={prefectureSlug}
            choices={options.prefectures.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <Button type="submit">変える</Button>
        </form>
      )}
      {groups.length === 0 && <EmptyState drawing="photos" title="この地域の写真はまだありません" />}
      {groups.map(({ hall, prints }, index) => {
        const start = groups.slice(0, index).reduce((sum, before) => sum + before.prints.length, 0);
        return (
          <article
            key={hall.id}
            aria-labelledby={`photos-${index + 1}`}
            className={`flow ${styles.photosOfHall}`}
          >
            <h2 id={`photos-${index + 1}`} className={styles.hall}>
              <a href={hallPath(hall)}>{hall.name ?? UNNAMED_HALL}</a>
            </h2>
            <PhotoGrid
              kind="official"
              photos={openable
                .slice(start, start + prints.length)
                .map((print, i) => ({ ...print, caption: prints[i]?.caption }))}
              onOpen={(i, event) => open(start + i, event)}
            />
          </article>
        );
      })}
    </div>
  );
}
