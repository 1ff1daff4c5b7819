import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipButton_hall$key } from '../../__generated__/ClipButton_hall.graphql.ts';
import { useClipState } from '../../relay/clipStates.ts';
import { useIsLoggedIn } from '../../relay/Personal.tsx';
import { ClipButton as ClipButtonView } from '../../ui/hall/ClipButton.tsx';
import { NAMELESS } from '../hall/hallPath.ts';
import { useNotices } from '../notices/Notices.tsx';
import { useClip } from './useClip.ts';

/**
 * Keeps a hall. It shows the new state before the gateway answers, takes it back with a message when it refuses,
 * and offers to undo. A guest is told that saving needs registration.
 */
export function ClipButton(props: { hall: ClipButton_hall$key; look?: 'icon' | 'words' | 'wide' }) {
  const hall = useFragment(
    graphql`
      fragment ClipButton_hall on Hall {
        id
        name
        clipCount
      }
    `,
    props.hall,
  );
  const { look = 'icon' } = props;
  const name = hall.name ?? NAMELESS;
  const isLoggedIn = useIsLoggedIn();
  const isClipped = useClipState(hall.id);
  const { clip, unclip } = useClip(hall.id, hall.clipCount ?? null);
  const { say, requestLogin } = useNotices();
  const [isBusy, setIsBusy] = useState(false);
  const place = useRef<HTMLSpanElement>(null);

  const askToRegister = () => requestLogin({ hallId: hall.id, hallName: name }, place.current);
  const change = async (keep: boolean, isUndo: boolean) => {
    setIsBusy(true);
    const result = await (keep ? clip() : unclip());
    setIsBusy(false);
    if (result.isDone) {
      const action = isUndo ? undefined : { label: '元に戻す', act: () => void change(!keep, true) };
      return say({ text: `${name}${keep ? 'をクリップしました' : 'のクリップを外しました'}`, action });
    }
    if (result.needsLogin) return askToRegister();
    say({ text: `${name}：${result.message}`, tone: 'error' });
  };
  const toggle = () => {
    if (isBusy) return;
    if (isLoggedIn === false) askToRegister();
    else void change(!isClipped, false);
  };

  return (
    <span ref={place}>
      <ClipButtonView
        name={name}
        clipped={isClipped}
        count={look === 'icon' ? null : hall.clipCount}
        look={look}
        busy={isBusy}
        onToggle={toggle}
      />
    </span>
  );
}
