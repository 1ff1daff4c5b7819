import type { Environment } from 'react-relay/hooks.js';
import type { Disposable } from 'relay-runtime';
import { confirmInDialog } from '../../ui/notice/ConfirmDialog.tsx';
import type { Notices } from '../notices/useNotices.ts';
import type { Clips } from './Clip.ts';
import type { ClipTarget } from './ClipMutation.ts';
import { describeLosses, fetchClipLosses, type ClipLosses } from './clipLosses.ts';

/** Limits the time for undo, because native apps do not report when they hide a message. */
const MAX_UNDO_MS = 60_000;

/**
 * Unclips a hall, with undo. The REST API deletes the clip's note, comments and entries in shared lists and cannot
 * restore them, so the request is sent only when undo is over: when the toast closes or the page is left. Asks for
 * confirmation before comments or entries are lost. Members whose session has ended are asked to log in.
 */
export async function unclipHall(options: {
  environment: Environment;
  clips: Clips;
  target: ClipTarget;
  /** The optimistic state: unclipped. */
  shown: Disposable;
  showToast: Notices['showToast'];
  requestLogin: () => void;
  /** Called with false when the hall is shown as unclipped, and with true when it is restored. */
  onChange?: (isClipped: boolean) => void;
}): Promise<void> {
  const { environment, clips, target, shown, showToast, requestLogin, onChange } = options;
  const unclipped = `${target.name}のクリップを外しました`;
  let isUndone = false;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const undo = () => {
    isUndone = true;
    end();
  };
  clips.undos.set(target.id, undo);
  const losses = await fetchClipLosses(environment, target.id).catch(() => ({
    commentCount: 0,
    isShared: false,
  }));
  if (!losses) requestLogin();
  const isConfirmed = losses !== null && (isUndone || (await confirmLosses(target.name, losses)));
  if (isConfirmed && !isUndone) {
    onChange?.(false);
    // `flush` does not wait for a change in flight.
    const send = () => {
      void clips.set(target, false);
      clips.flush();
    };
    addEventListener('pagehide', send);
    const closeToast = showToast({
      text: unclipped,
      action: { label: '元に戻す', onPress: undo },
      onClose: end,
    });
    const timer = setTimeout(end, MAX_UNDO_MS);
    await ended;
    clearTimeout(timer);
    closeToast();
    removeEventListener('pagehide', send);
    if (isUndone) showToast({ text: `${target.name}のクリップを元に戻しました` });
  } else undo();
  clips.undos.delete(target.id);
  shown.dispose();
  if (isUndone) return onChange?.(true);
  const finish = async (isRetry: boolean): Promise<void> => {
    const failure = await clips.set(target, false);
    if (!failure) {
      if (isRetry) showToast({ text: unclipped });
      return;
    }
    onChange?.(true);
    if (failure.needsLogin) return requestLogin();
    const retry = () => {
      onChange?.(false);
      void finish(true);
    };
    const action = { label: 'もう一度', onPress: retry };
    showToast({ text: `${target.name}：${failure.message}`, tone: 'error', action });
  };
  return finish(false);
}

async function confirmLosses(name: string, losses: ClipLosses): Promise<boolean> {
  const text = describeLosses(losses);
  const title = `${name}のクリップを外しますか`;
  return (
    text === null || confirmInDialog({ title, text, confirmLabel: 'クリップを外す', cancelLabel: 'やめる' })
  );
}
