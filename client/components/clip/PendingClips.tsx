import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { useNotices } from '../notices/useNotices.ts';
import { clipQueue } from './clipQueue.ts';
import { clearPendingClip, readPendingClip } from './pendingClip.ts';

/** Carries out a guest's pending clip after login, and flushes the clip queue when the page is left. */
export function PendingClips() {
  const isLoggedIn = useIsLoggedIn();
  const environment = useRelayEnvironment();
  const { showToast } = useNotices();

  useEffect(() => {
    const pending = isLoggedIn ? readPendingClip() : null;
    if (!pending) return;
    clearPendingClip();
    void clipQueue(environment)
      .setClipped(pending, true)
      .then((result) =>
        showToast(
          result.isDone
            ? { text: `${pending.name}をクリップしました` }
            : { text: `${pending.name}：${result.message}`, tone: 'error' },
        ),
      );
  }, [isLoggedIn, environment, showToast]);

  useEffect(() => {
    const onPageHide = (): void => clipQueue(environment).flush();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, [environment]);
  return null;
}
