import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClippedHall_clip$key } from '../../__generated__/ClippedHall_clip.graphql.ts';
import { formatShortDate } from '../../format.ts';
import { HALL_UNREADABLE, venueTypeLabel } from '../../labels.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { ClipComments } from '../../components/clip/ClipComments.tsx';
import { ClipNote } from '../../components/clip/ClipNote.tsx';
import { CostForGuests } from '../../components/cost/CostForGuests.tsx';
import { hallPath, hallPlace, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { RatingLine } from '../../ui/base/RatingLine.tsx';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { hallFairsPath } from '../../paths.ts';
import { CompareChoice } from './CompareBar.tsx';
import { UnclipButton } from './UnclipButton.tsx';

const DELISTED_NAME = '掲載が終了した会場';

/** A clipped hall with its note and comments; hidden while it is being unclipped. */
export function ClippedHall(props: {
  clip: ClippedHall_clip$key;
  isHidden: boolean;
  /** Called when the clip is removed, and when it is restored. */
  onChange: (isClipped: boolean) => void;
}) {
  const { isHidden, onChange } = props;
  const clip = useFragment(
    graphql`
      fragment ClippedHall_clip on HallClip {
        id
        hallId
        isHallListed
        createdAt
        ...ClipNote_clip
        ...ClipComments_clip
        hall {
          id
          name
          venueType
          address
          rating
          ratingCount
          rawId
          nextFairOn
          ...hallPath_hall
          ...ClipButton_clippable
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read from the store by the clip button
          ...Clip_clippable
          coverImages {
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
        }
      }
    `,
    props.clip,
  );
  if (isHidden) return null;
  const { hall } = clip;
  // A hall that could not be read counts as listed.
  const isDelisted = !hall && clip.isHallListed === false;
  const name = isDelisted ? DELISTED_NAME : (hall?.name ?? UNNAMED_HALL);
  const cover = hall?.coverImages?.[0];
  return (
    <ClipRow
      name={name}
      href={hall ? hallPath(hall) : null}
      picture={cover ? toPicture(cover) : null}
      facts={
        hall || isDelisted
          ? [
              hall && venueTypeLabel(hall.venueType),
              hall &&
                hallPlace(hall.address, hall.location?.prefecture?.name, hall.location?.regions?.[0]?.name),
            ]
              .filter(Boolean)
              .join(' · ')
          : HALL_UNREADABLE
      }
      rating={hall && <RatingLine rating={hall.rating} count={hall.ratingCount} />}
      estimate={hall && <CostForGuests hallId={hall.id} />}
      nextFair={
        hall?.nextFairOn && (
          <a href={hallFairsPath({ rawId: hall.rawId })}>次のフェア {formatShortDate(hall.nextFairOn)}</a>
        )
      }
      date={clip.createdAt ? `${formatShortDate(clip.createdAt)}にクリップ` : null}
      unavailableReason={
        isDelisted ? '会場の掲載が終了したため、詳しい情報は見られません。メモは残っています。' : null
      }
      clip={
        hall ? (
          <ClipButton clippable={hall} name={name} onChange={onChange} />
        ) : (
          <UnclipButton target={{ id: clip.hallId, typename: 'Hall', name }} onChange={onChange} />
        )
      }
    >
      <ClipNote clip={clip} name={name} />
      <ClipComments clip={clip} />
      {hall && <CompareChoice id={hall.id} name={name} />}
    </ClipRow>
  );
}
