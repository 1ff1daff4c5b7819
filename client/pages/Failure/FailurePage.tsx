import { PageErrorFallback } from '../../components/page/PageErrorFallback.tsx';

/** The page's main data failed to load. */
export default function FailurePage() {
  return (
    <PageErrorFallback text="情報の提供元から応答がありませんでした。しばらく待ってから、もう一度お試しください。" />
  );
}
