import { PageErrorFallback } from '../../components/page/PageErrorFallback.tsx';

/** The subject was looked up too often. */
export default function RateLimitedPage() {
  return (
    <PageErrorFallback
      title="短い時間に何度も確認されました"
      text="いまは受け付けられません。1分ほどおいてから、もう一度お試しください。入力した内容に誤りがあるとは限りません。"
    />
  );
}
