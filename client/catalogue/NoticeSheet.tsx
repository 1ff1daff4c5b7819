import { useState } from 'react';
import { Button } from '../ui/base/Button.tsx';
import { EmptyState } from '../ui/notice/EmptyState.tsx';
import { ErrorNote } from '../ui/notice/ErrorNote.tsx';
import { LoginPrompt } from '../ui/notice/LoginPrompt.tsx';
import { Toast, type ToastMessage } from '../ui/notice/Toast.tsx';
import { Row, Sheet, Show } from './Sheet.tsx';

const DRAWINGS = ['search', 'reviews', 'fairs', 'photos', 'costs', 'clips', 'page'] as const;

/** Nothing there, something failed, something to tell. */
export function NoticeSheet() {
  const [message, tell] = useState<ToastMessage | null>(null);
  const [prompt, setPrompt] = useState(false);
  return (
    <Sheet title="お知らせ">
      <Show as="EmptyState">
        <div className="cards">
          {DRAWINGS.map((drawing) => (
            <EmptyState
              key={drawing}
              drawing={drawing}
              title="条件に合う会場が見つかりませんでした"
              actions={drawing === 'search' && <Button>「ホテル」を外す（42会場）</Button>}
            >
              条件をひとつ外すと、近い会場をご覧いただけます。
            </EmptyState>
          ))}
        </div>
      </Show>
      <Show as="ErrorNote">
        <ErrorNote
          title="口コミを表示できませんでした"
          detail="通信が混み合っています。ほかの内容はご覧いただけます。"
          onRetry={() => undefined}
        />
      </Show>
      <Show as="Toast · LoginPrompt">
        <Row>
          <Button
            onClick={() =>
              tell({
                key: Date.now(),
                text: 'クリップを外しました',
                action: { label: '元に戻す', act: () => tell(null) },
              })
            }
          >
            お知らせを出す
          </Button>
          <Button onClick={() => setPrompt(true)}>登録の案内を出す</Button>
        </Row>
      </Show>
      <Toast message={message} onClose={() => tell(null)} />
      {prompt && <LoginPrompt registerHref="#register" logInHref="#login" onClose={() => setPrompt(false)} />}
    </Sheet>
  );
}
