import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SharedClip_clip$key } from '../../__generated__/SharedClip_clip.graphql.ts';
import { formatCapacity, formatManYen } from '../../format.ts';
import { HALL_UNREADABLE, venueTypeLabel } from '../../labels.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { ClipComments } from '../../components/clip/ClipComments.tsx';
import { readNote } from '../../components/clip/notePhotos.ts';
import { CostForGuests } from '../../components/cost/CostForGuests.tsx';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { NotePhotos } from '../../ui/clip/NotePhotos.tsx';
import { CommentForm } from './CommentForm.tsx';
import styles from './SharedClip.module.css';

/** A hall of a shared list with its note, comments and comment form. */
export function SharedClip(props: { clip: SharedClip_clip$key }) {
  const clip = useFragment(
    graphql`
      fragment SharedClip_clip on HallClip {
        id
        note
        isHallListed
        ...ClipComments_clip
        hall {
          id
          name
          venueType
          access
          capacityMin
          capacityMax
          cost
          ...hallPath_hall
          ...ClipButton_clippable
          coverImages {
            ...picture_image
          }
        }
      }
    `,
    props.clip,
  );
  const { hall } = clip;
  const note = readNote(clip.note ?? '');
  // A hall that could not be read counts as listed.
  const isDelisted = !hall && clip.isHallListed === false;
  const name = isDelisted ? '掲載が終了した会場' : (hall?.name ?? UNNAMED_HALL);
  const cover = hall?.coverImages?.[0];
  const facts = hall && [
    venueTypeLabel(hall.venueType),
    hall.access,
    formatCapacity(hall.capacityMin, hall.capacityMax),
    hall.cost == null ? null : `目安 ${formatManYen(hall.cost)}`,
  ];
  return (
    <ClipRow
      name={name}
      href={hall ? hallPath(hall) : null}
      picture={cover ? toPicture(cover) : null}
      facts={hall || isDelisted ? facts?.filter(Boolean).join(' · ') : HALL_UNREADABLE}
      estimate={hall && <CostForGuests hallId={hall.id} />}
      unavailableReason={isDelisted ? '会場の掲載が終了しました。' : null}
      clip={hall && <ClipButton clippable={hall} name={name} />}
    >
      {note.text && (
        <p className={styles.note}>
          <span className={styles.label}>メモ</span>
          {note.text}
        </p>
      )}
      <NotePhotos photos={note.photos} />
      <ClipComments clip={clip} />
      <CommentForm clipId={clip.id} name={name} />
    </ClipRow>
  );
}
