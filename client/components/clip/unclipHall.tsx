import type { Environment } from 'react-relay/hooks.js';
import type { Disposable } from 'relay-runtime';
import { confirmInDialog } from '../../ui/notice/ConfirmDialog.tsx';
import type { Notices } from '../notices/useNotices.ts';
import type { Clips, ClipTarget } from './Clip.ts';
import { describeLosses, fetchClipLosses } from './clipLosses.ts';

/** How long it can be undone at most: a native app does not report when it hides a message. */
const MAX_HELD_MS = 60_000;

/**
 * Unclips a hall once it can no longer be undone: when its toast closes or the page is left. The REST API deletes the
 * note, the comments and the places in shared lists with a clip and cannot restore them, so undo has to come before the
 * request. Says first what else is lost.
 */
export async function unclipHall(options: {
  environment: Environment;
  clips: Clips;
  target: ClipTarget;
  /** Shows the hall as unclipped meanwhile. */
  shown: Disposable;
  showToast: Notices['showToast'];
  /** Called when the hall is removed from the view, and when it comes back. */
  onChange?: (isClipped: boolean) => void;
}): Promise<void> {
  const { environment, clips, target, shown, showToast, onChange } = options;
  let isUndone = false;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const undo = () => {
    isUndone = true;
    end();
  };
  clips.held.set(target.id, undo);
  const losses = describeLosses(
    await fetchClipLosses(environment, target.id).catch(() => ({ commentCount: 0, isShared: false })),
  );
  const isConfirmed =
    losses === null ||
    isUndone ||
    (await confirmInDialog({
      title: `${target.name}のクリップを外しますか`,
      text: losses,
      confirmLabel: 'クリップを外す',
      cancelLabel: 'やめる',
    }));
  if (isConfirmed && !isUndone) {
    onChange?.(false);
    // A change that is in flight does not hold it up.
    const send = () => {
      void clips.set(target, false);
      clips.flush();
    };
    addEventListener('pagehide', send);
    showToast({
      text: `${target.name}のクリップを外しました`,
      action: { label: '元に戻す', onPress: undo },
      onClose: end,
    });
    const timer = setTimeout(end, MAX_HELD_MS);
    await ended;
    clearTimeout(timer);
    removeEventListener('pagehide', send);
    if (isUndone) showToast({ text: `${target.name}のクリップを元に戻しました` });
  } else undo();
  clips.held.delete(target.id);
  shown.dispose();
  if (isUndone) return onChange?.(true);
  const failure = await clips.set(target, false);
  if (!failure) return;
  onChange?.(true);
  const retry = { label: 'もう一度', onPress: () => void clips.set(target, false) };
  showToast({ text: `${target.name}：${failure.message}`, tone: 'error', action: retry });
}
