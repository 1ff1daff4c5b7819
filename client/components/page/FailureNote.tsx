import { canonicalAddress } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';

/** Stands in place of a page whose subject could not be fetched. The retry is a link: it works without script. */
export function FailureNote() {
  const { address } = useRouter();
  return (
    <div className="page">
      <EmptyState
        drawing="clips"
        level={1}
        title="ページを表示できませんでした"
        actions={
          <>
            <ButtonLink look="main" href={canonicalAddress(address)} data-reload="">
              もう一度試す
            </ButtonLink>
            <ButtonLink href="/">トップページへ</ButtonLink>
          </>
        }
      >
        <p>情報の提供元から応答がありませんでした。しばらく待ってから、もう一度お試しください。</p>
      </EmptyState>
    </div>
  );
}
