import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallBridePhotos_hall$key } from '../../__generated__/HallBridePhotos_hall.graphql.ts';
import { PHOTO_CATEGORIES } from '../../names.ts';
import { picture } from '../../components/hall/picture.ts';
import { captioned, viewable, withoutRepeats } from '../../components/photo/viewable.ts';
import type { Place } from '../../router/page.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { PhotoGrid } from '../../ui/photo/PhotoGrid.tsx';
import { moreOf } from './hallAddress.ts';

/** Photographs by brides, the best ones first, on white mats, so that the eye learns to tell them from the hall's own. */
export function HallBridePhotos(props: { hall: HallBridePhotos_hall$key; place: Place }) {
  const hall = useFragment(
    graphql`
      fragment HallBridePhotos_hall on Hall @throwOnFieldError {
        topBridePhotos @catch(to: NULL) {
          caption
          category
          nickname
          image {
            ...picture_image
          }
        }
        bridePhotos(first: $photoCount) {
          totalCount
          nodes {
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
  if (nodes.length === 0) return null;
  const prints = withoutRepeats(
    [...(hall.topBridePhotos ?? []), ...nodes].map(({ image, caption, category, nickname }) => ({
      ...captioned(picture(image), caption),
      category: PHOTO_CATEGORIES[category ?? ''],
      by: nickname,
    })),
  );
  const { openable, open } = viewable(prints);
  const isShort = pageInfo.hasNextPage && props.place.address.query.get('more') !== 'photos';
  return (
    <Section
      id="bride-photos"
      title="花嫁が撮った写真"
      note={totalCount == null ? undefined : `${totalCount}枚`}
    >
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
      {isShort && <ButtonLink href={moreOf(props.place.address, 'photos')}>写真をもっと見る</ButtonLink>}
    </Section>
  );
}
