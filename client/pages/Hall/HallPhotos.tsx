import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallPhotos_hall$key } from '../../__generated__/HallPhotos_hall.graphql.ts';
import { PHOTO_CATEGORY_LABELS } from '../../labels.ts';
import { toPicture, photoViewer, uniquePictures, captionedPictures } from '../../components/photo/picture.ts';
import type { Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PhotoGrid } from '../../ui/photo/PhotoGrid.tsx';
import { expandedListUrl } from './hallRoute.ts';
import { FailedSection } from '../../components/page/PageSection.tsx';

/** Photos per category before 「もっと見る」; the viewer always holds all. */
const COLLAPSED_PER_CATEGORY = 4;

/** Stands for the photos by category where they cannot be read. */
const UNREADABLE_SECTION = { category: null, title: '場面ごとの写真', photos: null };

/** Photos by category; one viewer spans all categories. */
export function HallPhotos(props: { hall: HallPhotos_hall$key; address: Address }) {
  const hall = useFragment(
    graphql`
      fragment HallPhotos_hall on Hall {
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
  const all = sections.flatMap(({ prints }) => prints);
  if (all.length === 0 && sections.length > 0) return <FailedSection />;
  if (all.length === 0) {
    return (
      <Section id="photos" title="会場の写真">
        <EmptyState drawing="photos" title="写真はまだありません" />
      </Section>
    );
  }
  const isCollapsed = props.address.query.get('more') !== 'photos';
  const { links: openable, open } = photoViewer(all);
  return (
    <Section id="photos" title="会場の写真" note={`${all.length}枚`}>
      <div className="wide-flow">
        {sections.map(({ title, isFailed, prints }, index) => {
          const start = sections.slice(0, index).reduce((sum, before) => sum + before.prints.length, 0);
          if (isFailed)
            return (
              <div key={title} className="flow">
                <h3>{title}</h3>
                <p>写真を読み込めませんでした</p>
              </div>
            );
          const shown = isCollapsed ? prints.slice(0, COLLAPSED_PER_CATEGORY) : prints;
          return (
            <div key={title} className="flow">
              <h3>
                {title}（{prints.length}枚）
              </h3>
              <PhotoGrid
                kind="official"
                photos={openable
                  .slice(start, start + shown.length)
                  .map((print, i) => ({ ...print, caption: shown[i]?.caption }))}
                onOpen={(i, event) => open(start + i, event)}
              />
            </div>
          );
        })}
        {isCollapsed && (
          <ButtonLink href={expandedListUrl(props.address, 'photos')}>写真をすべて並べる</ButtonLink>
        )}
      </div>
    </Section>
  );
}
