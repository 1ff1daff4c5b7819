import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { graphql, useFragment, useRelayEnvironment, type Environment } from 'react-relay/hooks.js';
import type { ClipButton_clippable$key } from '../../__generated__/ClipButton_clippable.graphql.ts';
import { useIsLoggedIn, wasLoggedIn } from '../../relay/Viewer.tsx';
import { clipsOfKindPath, clipsPath } from '../../paths.ts';
import { returnTo } from '../../router/scroll.ts';
import { ClipButton as ClipButtonView } from '../../ui/hall/ClipButton.tsx';
import { dropClipIntent, keepClipIntent, readClipIntent } from '../account/clipIntent.ts';
import { useNotices, type ToastContent } from '../notices/useNotices.ts';
import { Clips } from './Clip.ts';
import type { ClipFailure, ClipTarget } from './ClipMutation.ts';
import type { unclipHall } from './unclipHall.tsx';

const NOT_LOADED = '変更できませんでした。画面を読み込み直してください。';

const clipsOf = new WeakMap<Environment, Clips>();

/** One instance per Relay environment. */
export function useClips(): Clips {
  const environment = useRelayEnvironment();
  const clips = clipsOf.get(environment) ?? new Clips(environment);
  clipsOf.set(environment, clips);
  return clips;
}

/** Null while unknown; false for guests, without a request. */
function useIsClipped(id: string): boolean | null {
  const clips = useClips();
  const isLoggedIn = useIsLoggedIn();
  const read = () => clips.isClipped(id);
  const subscribe = useCallback((callback: () => void) => clips.subscribe(id, callback), [clips, id]);
  const isClipped = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    // The last known viewer decides until the viewer query responds.
    if (isLoggedIn ?? wasLoggedIn()) clips.load(id);
  }, [clips, id, isLoggedIn]);
  return isLoggedIn === false ? false : isClipped;
}

/** Lists besides that of halls. */
const KINDS = ['articles', 'brides', 'brands', 'rings'] as const;

/** The message after a change. */
function clipToast(
  { name, typename }: ClipTarget,
  clips: boolean,
  failure: ClipFailure | null,
): ToastContent {
  if (failure) return { text: `${name}：${failure.message}`, tone: 'error' };
  if (!clips) return { text: `${name}のクリップを外しました` };
  const kind = KINDS.find((known) => known === `${typename.toLowerCase()}s`);
  const href = kind ? clipsOfKindPath({ kind }) : clipsPath();
  return { text: `${name}をクリップしました`, link: { label: 'クリップを見る', href } };
}

/**
 * Unclips a hall, see unclipHall.tsx. Changes nothing where that module cannot be loaded, as on a page that was open
 * during a deployment: it asks for confirmation and offers the undo.
 * @param isLatest whether no later press has taken its place
 */
export async function startUnclip(
  options: Omit<Parameters<typeof unclipHall>[0], 'shown'>,
  isLatest: () => boolean = () => true,
): Promise<void> {
  const { clips, target, showToast } = options;
  const shown = clips.show(target, false);
  const module = await import('./unclipHall.tsx').catch(() => null);
  if (module && isLatest()) return module.unclipHall({ ...options, shown });
  shown.dispose();
  if (!module) showToast({ text: `${target.name}：${NOT_LOADED}`, tone: 'error' });
}

interface Props {
  readonly variant?: 'icon' | 'label' | 'wide';
  /** Called after every successful change. */
  readonly onChange?: (isClipped: boolean) => void;
}

/**
 * Clips a hall, article, bride, brand or ring; guests are asked to register. Spread the fragment with `isCounted:
 * false` where no count is shown: a bride's count costs a call of its own.
 */
export function ClipButton(props: Props & { name: string; clippable: ClipButton_clippable$key }) {
  const { name, clippable, ...rest } = props;
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
  return <ClipTargetButton {...rest} target={{ id, typename, name }} count={clipCount ?? null} />;
}

/** A clip button for an object without a fragment on the page, e.g. a hall from local storage. */
export function ClipTargetButton(props: Props & { target: ClipTarget; count: number | null }) {
  const { target, count, variant = 'icon', onChange } = props;
  const clips = useClips();
  const environment = useRelayEnvironment();
  const isLoggedIn = useIsLoggedIn();
  const isClipped = useIsClipped(target.id);
  const { showToast, requestLogin } = useNotices();
  const anchor = useRef<HTMLSpanElement>(null);
  const presses = useRef(0);

  const promptLogin = (next?: boolean) => {
    if (next) keepClipIntent(target);
    requestLogin(anchor.current, isLoggedIn === true);
  };
  const change = async (next: boolean, isUndo: boolean) => {
    const press = (presses.current += 1);
    const undoUnclip = clips.undos.get(target.id);
    if (next && undoUnclip) return undoUnclip();
    if (!next && !isUndo && target.typename === 'Hall') {
      const options = { environment, clips, target, showToast, requestLogin: promptLogin, onChange };
      return startUnclip(options, () => press === presses.current);
    }
    const failure = await clips.set(target, next);
    // A later press shows its own message.
    if (press !== presses.current) return;
    if (failure?.needsLogin) return promptLogin(next);
    if (!failure) onChange?.(next);
    const action = failure ? again('もう一度', next) : isUndo ? undefined : again('元に戻す', !next);
    showToast({ ...clipToast(target, next, failure), action });
  };
  const again = (label: string, next: boolean) => ({ label, onPress: () => void change(next, true) });
  // The store may be newer than what is rendered.
  const toggle = () =>
    isLoggedIn === false ? promptLogin(true) : void change(!clips.isClipped(target.id), false);

  return (
    <span ref={anchor}>
      <ClipButtonView
        id={target.id}
        name={target.name}
        clipped={isClipped}
        count={variant === 'icon' ? null : count}
        variant={variant}
        onToggle={toggle}
      />
    </span>
  );
}

/**
 * After login, clips what the guest tried to clip, where the page was scrolled to. Sends unsent changes when the page is
 * left.
 */
export function PendingClips() {
  const isLoggedIn = useIsLoggedIn();
  const clips = useClips();
  const { showToast } = useNotices();

  useEffect(() => {
    const intent = isLoggedIn ? readClipIntent() : null;
    if (!isLoggedIn) return;
    dropClipIntent();
    if (!intent) return;
    if (intent.page === location.pathname + location.search) returnTo(intent.top);
    void clips.set(intent, true).then((failure) => showToast(clipToast(intent, true, failure)));
  }, [isLoggedIn, clips, showToast]);

  useEffect(() => {
    const onPageHide = (): void => clips.flush();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, [clips]);
  return null;
}
