import { PageErrorFallback } from '../../components/page/PageErrorFallback.tsx';
import type { RouteContext } from '../../router/route.tsx';

/** The page's main data failed to load (503), or was looked up too often (429). */
export default function FailurePage({ context }: { context: RouteContext }) {
  return context.params['status'] === '429' ? (
    <PageErrorFallback
      title="短い時間に何度も確認されました"
      text="いまは受け付けられません。1分ほどおいてから、もう一度お試しください。入力した内容に誤りがあるとは限りません。"
    />
  ) : (
    <PageErrorFallback />
  );
}
