import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useIsLoggedIn } from '../../relay/Personal.tsx';
import { useNotices } from '../notices/useNotices.ts';
import { clipQueue } from './clipQueue.ts';
import { forgetWish, openWish } from './wish.ts';

/** Makes the clip a guest wished for before signing up, once the visitor is back and logged in. */
export function WishedClip() {
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
  return null;
}
