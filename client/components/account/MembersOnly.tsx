import { useRouter } from '../../router/useRouter.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { logInAddress, registerAddress } from './access.ts';

/** Shown to guests in place of a members' page: what the page offers, with links to log in and register. */
export function MembersOnly({ children }: { children: string }) {
  const { address } = useRouter();
  return (
    <EmptyState
      drawing="clips"
      title="ログインするとご覧いただけます"
      actions={
        <>
          <ButtonLink variant="primary" href={logInAddress(address)}>
            ログイン
          </ButtonLink>
          <ButtonLink href={registerAddress(address)}>無料で登録する</ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
