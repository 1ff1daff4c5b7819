import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { KeptHall_clip$key } from '../../__generated__/KeptHall_clip.graphql.ts';
import { shortDay } from '../../format.ts';
import { venueTypeName } from '../../names.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { ClipComments } from '../../components/clips/ClipComments.tsx';
import { ClipNote } from '../../components/clips/ClipNote.tsx';
import { restoreNote } from '../../components/clips/restoreNote.ts';
import { hallPath, NAMELESS } from '../../components/hall/hallPath.ts';
import { picture } from '../../components/hall/picture.ts';
import { useNotices } from '../../components/notices/useNotices.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { CompareChoice } from './CompareBar.tsx';
import { LetGo } from './LetGo.tsx';

const GONE = '掲載が終了した会場';

/** A hall somebody keeps, with the note on it and what others have said. */
export function KeptHall(props: { clip: KeptHall_clip$key }) {
  const clip = useFragment(
    graphql`
      fragment KeptHall_clip on HallClip {
        id
        hallId
        createdAt
        note
        ...ClipNote_clip
        ...ClipComments_clip
        hall {
          id
          name
          venueType
          ...hallPath_hall
          ...ClipButton_clippable
          ...clipStates_clippable
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
  const environment = useRelayEnvironment();
  const { say } = useNotices();
  const { hall, note } = clip;
  const name = hall ? (hall.name ?? NAMELESS) : GONE;
  const cover = hall?.coverImages?.[0];
  const place = [hall?.location?.prefecture?.name, hall?.location?.regions?.[0]?.name];
  // Let go and kept after all: the note comes back as well.
  const keepNote = async (hallId: string, text: string) => {
    const isBack = await restoreNote(environment, hallId, text);
    if (!isBack) say({ text: `${name}のメモを元に戻せませんでした`, tone: 'error' });
  };
  return (
    <ClipRow
      name={name}
      href={hall ? hallPath(hall) : null}
      picture={cover ? picture(cover) : null}
      facts={[hall && venueTypeName(hall.venueType), ...place].filter(Boolean).join(' · ')}
      when={clip.createdAt ? `${shortDay(clip.createdAt)}にクリップ` : null}
      gone={hall ? null : '会場の掲載が終了したため、詳しい情報は見られません。メモは残っています。'}
      clip={
        hall ? (
          <ClipButton
            clippable={hall}
            name={name}
            onChange={(isKept) => isKept && note && void keepNote(hall.id, note)}
          />
        ) : (
          <LetGo thing={{ id: clip.hallId, typename: 'Hall' }} name={name} />
        )
      }
    >
      <ClipNote clip={clip} name={name} />
      <ClipComments clip={clip} />
      {hall && <CompareChoice id={hall.id} name={name} />}
    </ClipRow>
  );
}
