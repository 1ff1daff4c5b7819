import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallPhotos_hall$key } from '../../__generated__/HallPhotos_hall.graphql.ts';
import { PHOTO_CATEGORY_LABELS } from '../../hallLabels.ts';
import { captionedPictures, toPicture, uniquePictures } from '../../components/photo/picture.ts';
import { pictureLinks } from '../../components/photo/usePhotoViewer.ts';
import { toPhotoHall, useHallPhotoViewer } from '../../components/hall/photoHall.ts';
import type { Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Panels } from '../../ui/base/Panels.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PhotoGrid } from '../../ui/photo/PhotoGrid.tsx';
import { expandedListUrl, isExpanded } from './hallRoute.ts';
import { FailedSection } from '../../components/page/PageSection.tsx';

/** Photos per category before 「もっと見る」; the viewer always holds all. */
const COLLAPSED_PER_CATEGORY = 8;

/** Stands for the photos by category where they cannot be read. */
const UNREADABLE_SECTION = { category: null, title: '場面ごとの写真', photos: null };

/** Photos by category, one category at a time; one viewer spans all categories. */
export function HallPhotos(props: { hall: HallPhotos_hall$key; address: Address }) {
  const hall = useFragment(
    graphql`
      fragment HallPhotos_hall on Hall {
        ...photoHall_hall
        summaryImages {
          ...picture_image
        }
        officialPhotos {
          caption
          image {
            ...picture_image
          }
        }
        popularPhotos {
          caption
          image {
            ...picture_image
          }
        }
        photoSections {
          category
          title
          photos {
            caption
            image {
              ...picture_image
            }
          }
        }
        zexyPhotos {
          caption
          image {
            ...picture_image
          }
        }
      }
    `,
    props.hall,
  );
  const sections = [
    {
      title: 'みどころ',
      photos: hall.summaryImages?.map((image) => ({ image, caption: toPicture(image).alt })),
    },
    { title: '人気の写真', photos: hall.popularPhotos },
    { title: '会場からの写真', photos: hall.officialPhotos },
    ...(hall.photoSections ?? [UNREADABLE_SECTION]).map(({ category, title, photos }) => ({
      title: PHOTO_CATEGORY_LABELS[category ?? ''] ?? title ?? '',
      photos,
    })),
    { title: '提携サイトの写真', photos: hall.zexyPhotos },
  ]
    .map(({ title, photos }) => ({
      title,
      isFailed: !photos,
      prints: uniquePictures(
        (photos ?? []).flatMap(({ image, caption }) => captionedPictures(image, caption)),
      ),
    }))
    .filter(({ isFailed, prints }) => isFailed || prints.length > 0);
  // A photo may belong to several categories; the viewer shows it once.
  const all = uniquePictures(sections.flatMap(({ prints }) => prints));
  const photoHall = toPhotoHall(hall);
  const viewer = useHallPhotoViewer(all.map((photo) => ({ ...photo, hall: photoHall })));
  if (all.length === 0 && sections.length > 0) return <FailedSection />;
  if (all.length === 0) {
    return (
      <Section id="photos" title="会場の写真">
        <EmptyState drawing="photos" title="写真はまだありません" />
      </Section>
    );
  }
  const isCollapsed = !isExpanded(props.address, 'photos');
  const panels = sections.map(({ title, isFailed, prints }) => {
    const shown = isCollapsed ? prints.slice(0, COLLAPSED_PER_CATEGORY) : prints;
    const links = pictureLinks(shown);
    const indexOf = (shownIndex: number) => all.findIndex(({ url }) => url === shown[shownIndex]?.url);
    return {
      id: title,
      label: title,
      count: isFailed ? undefined : prints.length,
      content: isFailed ? (
        <p>写真を読み込めませんでした</p>
      ) : (
        <PhotoGrid
          kind="official"
          photos={links.map((link, index) => ({ ...link, caption: shown[index]?.caption }))}
          onOpen={(index, event) => viewer.open(indexOf(index), event)}
        />
      ),
    };
  });
  return (
    <Section id="photos" title="会場の写真" note={`${all.length}枚`}>
      <div className="flow">
        <Panels label="写真の場面" panels={panels} />
        {isCollapsed && sections.some(({ prints }) => prints.length > COLLAPSED_PER_CATEGORY) && (
          <ButtonLink href={expandedListUrl(props.address, 'photos')} data-scroll="keep">
            写真をすべて並べる
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
