import { PageErrorFallback } from '../../components/page/PageErrorFallback.tsx';
import { Head } from '../../components/page/Head.tsx';

/** 503: the page's main data failed to load. */
export default function FailurePage() {
  return (
    <>
      <Head
        title="ページを表示できませんでした"
        description="情報の提供元から応答がありませんでした。"
        canonical={null}
        noindex
      />
      <PageErrorFallback />
    </>
  );
}
