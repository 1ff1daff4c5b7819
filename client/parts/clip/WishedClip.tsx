import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useIsLoggedIn } from '../../relay/Personal.tsx';
import { useNotices } from '../notices/Notices.tsx';
import { commitClip } from './useClip.ts';
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
    void commitClip(environment, wish.hallId, null).then((result) =>
      say(
        result.isDone
          ? { text: `${wish.hallName}をクリップしました` }
          : { text: `${wish.hallName}：${result.message}`, tone: 'error' },
      ),
    );
  }, [isLoggedIn, environment, say]);
  return null;
}
