import { useSyncExternalStore, type ReactNode } from 'react';
import { homePath, myPagePath } from '../../paths.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { returnAddress } from './access.ts';
import { readClipIntent } from './clipIntent.ts';

const neverChanges = () => () => {};
const clippedName = () => readClipIntent()?.name ?? null;

/** The form of log-in or registration; leads members on instead. Says what a guest tried to clip. */
export function GuestsOnly({ act, children }: { act: string; children: ReactNode }) {
  const { address } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const clipped = useSyncExternalStore(neverChanges, clippedName, () => null);
  if (isLoggedIn) {
    const to = returnAddress(address);
    return (
      <EmptyState
        drawing="page"
        title="すでにログインしています"
        actions={
          <>
            <ButtonLink variant="primary" href={to}>
              {to === homePath() ? 'トップページへ' : '見ていたページへ戻る'}
            </ButtonLink>
            <ButtonLink href={myPagePath()}>マイページへ</ButtonLink>
          </>
        }
      >
        <p>別の方としてお使いになるときは、いちどログアウトしてください。</p>
      </EmptyState>
    );
  }
  return (
    <>
      {clipped !== null && (
        <p>
          {act}と、「{clipped}」をクリップに残します。
        </p>
      )}
      {children}
    </>
  );
}
