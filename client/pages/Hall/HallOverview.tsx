import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallOverview_hall$key } from '../../__generated__/HallOverview_hall.graphql.ts';
import { formatCapacity, formatDate } from '../../format.ts';
import { venueTypeLabel, UNKNOWN } from '../../labels.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { hallPlace } from '../../components/hall/hallPath.ts';
import { toPhotoHall, useHallPhotoViewer } from '../../components/hall/photoHall.ts';
import { toPicture, uniquePictures } from '../../components/photo/picture.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { marked } from '../../ui/base/Phrases.tsx';
import { Price } from '../../ui/base/Price.tsx';
import { RatingLine } from '../../ui/base/RatingLine.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SideCard } from '../../ui/hall/ReserveBar.tsx';
import { PhotoMosaic } from '../../ui/photo/PhotoMosaic.tsx';
import styles from './HallOverview.module.css';

/** Cover photos, name, rating and key facts. */
export function HallOverview(props: { hall: HallOverview_hall$key; estimate: ReactNode }) {
  const hall = useFragment(
    graphql`
      fragment HallOverview_hall on Hall {
        ...photoHall_hall
        name @required(action: THROW)
        nameWithBreaks
        nameKana
        venueType
        address
        rating
        ratingCount
        cost
        capacityMin
        capacityMax
        accessWithBreaks
        isOfficial
        isBestRate
        updatedAt
        coverImages {
          ...picture_image
        }
        receptionImages {
          ...picture_image
        }
        location {
          prefecture {
            name
          }
          regions {
            name
          }
        }
        ...ClipButton_clippable
      }
    `,
    props.hall,
  );
  const photoHall = toPhotoHall(hall);
  const { links: openable, open } = useHallPhotoViewer(
    uniquePictures(
      [...(hall.coverImages ?? []), ...(hall.receptionImages ?? [])].map((image) => ({
        ...toPicture(image),
        hall: photoHall,
      })),
    ),
  );
  const seats = formatCapacity(hall.capacityMin, hall.capacityMax);
  return (
    <>
      <PhotoMosaic name={hall.name} photos={openable.slice(0, 5)} allHref="#photos" onOpen={open} />
      <div className={`page ${styles.overview}`}>
        <div className="flow">
          <PageTitle
            kind="name"
            reading={hall.nameKana}
            eyebrow={[
              venueTypeLabel(hall.venueType),
              hallPlace(hall.address, hall.location?.prefecture?.name, hall.location?.regions?.[0]?.name),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {marked(hall.name, hall.nameWithBreaks)}
          </PageTitle>
          <p>
            <RatingLine rating={hall.rating} count={hall.ratingCount} size="large" />
          </p>
          {(hall.isBestRate || hall.isOfficial) && (
            <p className={styles.tags}>
              {hall.isOfficial && <Tag>公式ページ</Tag>}
              {hall.isBestRate && <Tag tone="good">ベストレート保証</Tag>}
            </p>
          )}
          <FactList
            facts={[
              {
                label: '総額の目安',
                value: (
                  <>
                    <Price yen={hall.cost} size="large" />
                    {props.estimate}
                  </>
                ),
              },
              ...(seats ? [{ label: '収容人数', value: seats }] : []),
              { label: '交通', value: hall.accessWithBreaks ?? UNKNOWN },
              ...(hall.updatedAt ? [{ label: '情報の更新', value: formatDate(hall.updatedAt) }] : []),
            ]}
          />
        </div>
        <SideCard>
          <ButtonLink variant="primary" wide href="#fairs">
            見学予約
          </ButtonLink>
          <ClipButton clippable={hall} name={hall.name} variant="wide" />
        </SideCard>
      </div>
    </>
  );
}
