import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useIsLoggedIn } from '../../relay/Personal.tsx';
import { useNotices } from '../notices/useNotices.ts';
import { clipQueue } from './clipQueue.ts';
import { forgetWish, openWish } from './wish.ts';

/**
 * Clips that outlast their page: what a guest wished for before signing up is clipped once the visitor is back and
 * logged in, and what was pressed last goes out before the page is left.
 */
export function PendingClips() {
  const isLoggedIn = useIsLoggedIn();
  const environment = useRelayEnvironment();
  const { say } = useNotices();

  useEffect(() => {
    const wish = isLoggedIn ? openWish() : null;
    if (!wish) return;
    forgetWish();
    void clipQueue(environment)
      .want(wish, true)
      .then((result) =>
        say(
          result.isDone
            ? { text: `${wish.name}をクリップしました` }
            : { text: `${wish.name}：${result.message}`, tone: 'error' },
        ),
      );
  }, [isLoggedIn, environment, say]);

  useEffect(() => {
    const leave = (): void => clipQueue(environment).leave();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [environment]);
  return null;
}
