import { useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipButton_clippable$key } from '../../__generated__/ClipButton_clippable.graphql.ts';
import { useClipState } from '../../relay/clipStates.ts';
import { useIsLoggedIn } from '../../relay/Personal.tsx';
import { ClipButton as ClipButtonView } from '../../ui/hall/ClipButton.tsx';
import { useNotices } from '../notices/useNotices.ts';
import type { Thing } from './askClip.ts';
import { clipQueue } from './clipQueue.ts';

interface Props {
  /** What it is called, for those who hear the button, and in messages. */
  readonly name: string;
  readonly look?: 'icon' | 'words' | 'wide';
  /** Told of every change that was made, e.g. by the native app's bridge. */
  readonly onChange?: (isClipped: boolean) => void;
}

/**
 * Keeps a hall, an article, a bride, a brand or a ring. It shows the new state before the gateway answers and may be
 * pressed again at once: the last press counts. When that cannot be had, it goes back with a message; a guest is told
 * that saving needs registration. Lists whose cards show no count spread it with `isCounted: false`: for a bride the
 * count is a call of its own.
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
  return <ThingClipButton {...props} thing={{ id, typename }} count={clipCount ?? null} />;
}

/** The same for something of which the page holds the id alone: noted on this device, and not told by the gateway. */
export function ThingClipButton(props: Props & { thing: Thing; count: number | null }) {
  const { thing: target, count, name, look = 'icon', onChange } = props;
  const environment = useRelayEnvironment();
  const isLoggedIn = useIsLoggedIn();
  const isClipped = useClipState(target.id);
  const { say, requestLogin } = useNotices();
  const place = useRef<HTMLSpanElement>(null);
  const presses = useRef(0);
  const queue = clipQueue(environment);

  const askToRegister = () => requestLogin({ ...target, name }, place.current);
  const change = async (keep: boolean, isUndo: boolean) => {
    const press = (presses.current += 1);
    const result = await queue.want(target, keep);
    // A later press has its own message.
    if (press !== presses.current) return;
    if (result.isDone) {
      onChange?.(keep);
      const action = isUndo ? undefined : { label: '元に戻す', act: () => void change(!keep, true) };
      return say({ text: `${name}${keep ? 'をクリップしました' : 'のクリップを外しました'}`, action });
    }
    if (result.needsLogin) return askToRegister();
    say({ text: `${name}：${result.message}`, tone: 'error' });
  };

  // Every press turns what was wanted last, also one that comes before that is shown.
  const toggle = () =>
    isLoggedIn === false ? askToRegister() : void change(!(queue.wanted(target) ?? isClipped), false);

  return (
    <span ref={place}>
      <ClipButtonView
        name={name}
        clipped={isClipped}
        count={look === 'icon' ? null : count}
        look={look}
        onToggle={toggle}
      />
    </span>
  );
}
