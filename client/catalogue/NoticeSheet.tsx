import { useState } from 'react';
import { Button } from '../ui/base/Button.tsx';
import { AppModal } from '../ui/notice/AppModal.tsx';
import { ConsentBar } from '../ui/notice/ConsentBar.tsx';
import { EmptyState } from '../ui/notice/EmptyState.tsx';
import { ErrorNote } from '../ui/notice/ErrorNote.tsx';
import { type Banner, FloatingBanner } from '../ui/notice/FloatingBanner.tsx';
import { LoginPrompt } from '../ui/notice/LoginPrompt.tsx';
import { Toast, type ToastMessage } from '../ui/notice/Toast.tsx';
import { pictures } from './samples.ts';
import { Row, Sheet, Example } from './Sheet.tsx';

const DRAWINGS = ['search', 'reviews', 'fairs', 'photos', 'costs', 'clips', 'page'] as const;

const BUTTON: Banner = {
  kind: 'button',
  tip: 'クリップした会場を、アプリでいつでも。',
  text: 'アプリを見る',
  url: '#app',
};
const CARD: Banner = {
  kind: 'card',
  url: '#campaign',
  thumbnail: pictures[0] ?? null,
  title: '結婚式へ行こう',
  text: 'はじめの一歩をまとめました。',
  cta: '読んでみる',
};

export function NoticeSheet() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [prompt, setPrompt] = useState(false);
  const [banner, setBanner] = useState<Banner | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  return (
    <Sheet title="お知らせ">
      <Example label="EmptyState">
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
      </Example>
      <Example label="ErrorNote">
        <ErrorNote
          title="口コミを表示できませんでした"
          detail="通信が混み合っています。ほかの内容はご覧いただけます。"
          onRetry={() => undefined}
        />
      </Example>
      <Example label="Toast · LoginPrompt">
        <Row>
          <Button
            onClick={() =>
              setMessage({
                key: Date.now(),
                text: 'クリップを外しました',
                action: { label: '元に戻す', onPress: () => setMessage(null) },
              })
            }
          >
            お知らせを出す
          </Button>
          <Button onClick={() => setPrompt(true)}>登録の案内を出す</Button>
        </Row>
      </Example>
      <Example label="FloatingBanner">
        <Row>
          <Button onClick={() => setBanner(BUTTON)}>ボタンの案内を出す</Button>
          <Button onClick={() => setBanner(CARD)}>カードの案内を出す</Button>
        </Row>
      </Example>
      <Example label="AppModal · ConsentBar">
        <Row>
          <Button onClick={() => setText('アプリなら、クリップした会場をすぐに開けます。')}>
            アプリの案内を開く
          </Button>
          <Button onClick={() => setAsks(true)}>同意をたずねる</Button>
        </Row>
      </Example>
      {banner && <FloatingBanner banner={banner} onClose={() => setBanner(null)} />}
      <AppModal
        text={text}
        stores={{ ios: '#ios', android: '#android' }}
        onClose={() => setText(null)}
        onDecline={() => setText(null)}
      />
      {asks && <ConsentBar onAnswer={() => setAsks(false)} />}
      <Toast message={message} onClose={() => setMessage(null)} />
      {prompt && (
        <LoginPrompt
          text="保存するには登録が必要です"
          registerHref="#register"
          logInHref="#login"
          onClose={() => setPrompt(false)}
        />
      )}
    </Sheet>
  );
}
