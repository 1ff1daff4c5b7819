import { FailureNote } from '../../components/page/FailureNote.tsx';
import { Head } from '../../components/page/Head.tsx';

/** 503: the page's subject could not be fetched. */
export default function FailurePage() {
  return (
    <>
      <Head
        title="ページを表示できませんでした"
        description="情報の提供元から応答がありませんでした。"
        canonical={null}
        noindex
      />
      <FailureNote />
    </>
  );
}
