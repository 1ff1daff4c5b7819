import { useRouter } from '../../router/useRouter.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { logInAddress, registerAddress } from './addresses.ts';

/** Stands on a member's page for guests: what they would find there, and the ways in. */
export function ForMembers({ children }: { children: string }) {
  const { address } = useRouter();
  return (
    <EmptyState
      drawing="clips"
      title="ログインするとご覧いただけます"
      actions={
        <>
          <ButtonLink look="main" href={logInAddress(address)}>
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
