import { HallSearchField } from '../../components/search/HallSearchField.tsx';
import { Head } from '../../components/page/Head.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { hallSearchPath, hallWordSearchPath, homePath } from '../../paths.ts';

export default function NotFoundPage() {
  return (
    <div className="page">
      <Head
        title="ページが見つかりません"
        description="お探しのページは見つかりませんでした。"
        canonical={null}
        noindex
      />
      <EmptyState
        drawing="page"
        level={1}
        title="お探しのページは見つかりませんでした"
        actions={
          <>
            <ButtonLink variant="primary" href={hallSearchPath()}>
              会場を探す
            </ButtonLink>
            <ButtonLink href={homePath()}>トップページへ</ButtonLink>
          </>
        }
      >
        <p>掲載が終わったか、アドレスが変わったのかもしれません。会場名や地域から探すこともできます。</p>
      </EmptyState>
      <search>
        <form action={hallWordSearchPath()} method="get">
          <HallSearchField />
        </form>
      </search>
    </div>
  );
}
