import { useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipButton_clippable$key } from '../../__generated__/ClipButton_clippable.graphql.ts';
import { useClipState } from '../../relay/ClipStates.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { ClipButton as ClipButtonView } from '../../ui/hall/ClipButton.tsx';
import { useNotices } from '../notices/useNotices.ts';
import type { ClippableRef } from './ClipMutation.ts';
import { clipQueue } from './clipQueue.ts';
import { savePendingClip } from './pendingClip.ts';

interface Props {
  /** Name of the object, for the accessible label and for messages. */
  readonly name: string;
  readonly variant?: 'icon' | 'label' | 'wide';
  /** Called after every successful change. */
  readonly onChange?: (isClipped: boolean) => void;
}

/**
 * Clips a hall, article, bride, brand or ring, optimistically; the last press wins. Guests are asked to register.
 * Spread the fragment with `isCounted: false` where no count is shown: a bride's count costs a call of its own.
 */
export function ClipButton({ clippable, ...props }: Props & { clippable: ClipButton_clippable$key }) {
  const {
    __typename: typename,
    id,
    clipCount,
  } = useFragment(
    graphql`
      fragment ClipButton_clippable on Clippable
      @argumentDefinitions(isCounted: { type: "Boolean!", defaultValue: true }) {
        __typename
        id
        clipCount @include(if: $isCounted)
      }
    `,
    clippable,
  );
  return <ClippableRefButton {...props} target={{ id, typename }} count={clipCount ?? null} />;
}

/** A clip button for an object of which the page has no fragment, e.g. a hall from local storage. */
export function ClippableRefButton(props: Props & { target: ClippableRef; count: number | null }) {
  const { target, count, name, variant = 'icon', onChange } = props;
  const environment = useRelayEnvironment();
  const isLoggedIn = useIsLoggedIn();
  const isClipped = useClipState(target.id);
  const { showToast, requestLogin } = useNotices();
  const anchor = useRef<HTMLSpanElement>(null);
  const pressCount = useRef(0);
  const queue = clipQueue(environment);

  const promptLogin = () => {
    savePendingClip({ ...target, name });
    requestLogin(anchor.current);
  };
  const change = async (clips: boolean, isUndo: boolean) => {
    const press = (pressCount.current += 1);
    const result = await queue.setClipped(target, clips);
    // A later press shows its own message.
    if (press !== pressCount.current) return;
    if (result.isDone) {
      onChange?.(clips);
      const action = isUndo ? undefined : { label: '元に戻す', onPress: () => void change(!clips, true) };
      return showToast({ text: `${name}${clips ? 'をクリップしました' : 'のクリップを外しました'}`, action });
    }
    if (result.needsLogin) return promptLogin();
    showToast({ text: `${name}：${result.message}`, tone: 'error' });
  };

  // Toggles the pending state, which may be newer than the state rendered.
  const toggle = () =>
    isLoggedIn === false ? promptLogin() : void change(!(queue.pendingState(target) ?? isClipped), false);

  return (
    <span ref={anchor}>
      <ClipButtonView
        name={name}
        clipped={isClipped}
        count={variant === 'icon' ? null : count}
        variant={variant}
        onToggle={toggle}
      />
    </span>
  );
}
