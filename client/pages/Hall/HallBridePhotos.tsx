import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallBridePhotos_hall$key } from '../../__generated__/HallBridePhotos_hall.graphql.ts';
import { PHOTO_CATEGORY_LABELS } from '../../hallLabels.ts';
import { toPhotoHall, useHallPhotoViewer } from '../../components/hall/photoHall.ts';
import { uniquePictures, captionedPictures } from '../../components/photo/picture.ts';
import type { Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { PhotoGrid } from '../../ui/photo/PhotoGrid.tsx';
import { expandedListUrl, isExpanded } from './hallRoute.ts';

/** Photos by brides, best first. White mats distinguish them from the hall's own photos. */
export function HallBridePhotos(props: { hall: HallBridePhotos_hall$key; address: Address }) {
  const hall = useFragment(
    graphql`
      fragment HallBridePhotos_hall on Hall {
        ...photoHall_hall
        topBridePhotos {
          caption
          category
          nickname
          image {
            ...picture_image
          }
        }
        bridePhotos(first: $photoCount) @required(action: THROW) {
          totalCount
          nodes @required(action: THROW) {
            caption
            category
            nickname
            image {
              ...picture_image
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    props.hall,
  );
  const { nodes, totalCount, pageInfo } = hall.bridePhotos;
  const photoHall = toPhotoHall(hall);
  const prints = uniquePictures(
    [...(hall.topBridePhotos ?? []), ...nodes].flatMap(({ image, caption, category, nickname }) =>
      captionedPictures(image, caption).map((picture) => ({
        ...picture,
        hall: photoHall,
        category: PHOTO_CATEGORY_LABELS[category ?? ''],
        by: nickname,
      })),
    ),
  );
  const { links: openable, open } = useHallPhotoViewer(prints);
  if (nodes.length === 0) return null;
  const isCollapsed = pageInfo?.hasNextPage && !isExpanded(props.address, 'photos');
  return (
    <Section
      id="bride-photos"
      title="花嫁が撮った写真"
      note={totalCount == null ? undefined : `${totalCount}枚`}
    >
      <div className="flow">
        <PhotoGrid
          kind="bride"
          photos={openable.map((print, i) => ({
            ...print,
            category: prints[i]?.category,
            caption: prints[i]?.caption,
            by: prints[i]?.by,
          }))}
          onOpen={open}
        />
        {isCollapsed && (
          <ButtonLink href={expandedListUrl(props.address, 'photos')} data-scroll="keep">
            写真をもっと見る
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
