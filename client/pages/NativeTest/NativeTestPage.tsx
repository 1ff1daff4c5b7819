import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../../components/notices/useNotices.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { connectApp, postArticleClip } from '../../native/app.ts';
import { openBridge, findPort } from '../../native/bridge.ts';
import type { OutgoingMessage } from '../../native/messages.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './NativeTestPage.module.css';
import { articlePath } from '../../paths.ts';

/** Emulated app version: `new` (3.0.0) shows notifications, `old` (2.9.9) does not. */
type EmulatedApp = 'none' | 'old' | 'new';

const APP_LABELS: Readonly<Record<EmulatedApp, string>> = {
  none: 'まねをしない',
  old: '2.9.9（通知に対応しない）',
  new: '3.0.0（通知に対応する）',
};

/**
 * Emulates the native app for its developers: logs every bridge message and replies as the app would. Inside the real
 * app, messages also reach the app.
 */
export default function NativeTestPage() {
  const { inApp } = useRequestContext();
  const { showToast } = useNotices();
  const [emulated, setEmulated] = useState<EmulatedApp>('none');
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>([]);
  const [undoCount, setUndoCount] = useState(0);
  const nativePort = useRef<ReturnType<typeof findPort>>(null);

  useEffect(() => {
    if (emulated === 'none') return;
    nativePort.current = findPort(window);
    const record = (message: OutgoingMessage) => {
      nativePort.current?.(message);
      setMessages((before) => [...before, message]);
    };
    const bridge = openBridge(record, { showsNotifications: emulated === 'new' });
    connectApp(bridge.app);
    return () => {
      connectApp(null);
      bridge.close();
    };
  }, [emulated]);

  const lastNotice = messages.findLast((message) => message.type === 'notification');
  return (
    <NarrowPage
      title="アプリ連携の確認"
      lead="ネイティブアプリの開発者のためのページです。サイトがアプリへ送るメッセージを記録し、アプリの返事をまねます。"
    >
      <Head
        title="アプリ連携の確認"
        description="サイトとネイティブアプリの間のメッセージを確かめるページです。"
        canonical={null}
        noindex
      />
      <FactList
        facts={[
          { label: '判定', value: inApp ? 'アプリの中で表示しています' : 'ブラウザーで表示しています' },
          { label: 'まねる版', value: APP_LABELS[emulated] },
          { label: '元に戻した', value: `${undoCount}回` },
        ]}
      />
      <fieldset className={styles.buttons}>
        <legend>まねるアプリ</legend>
        {(['none', 'old', 'new'] as const).map((version) => (
          <Button
            key={version}
            size="small"
            aria-pressed={version === emulated}
            onClick={() => setEmulated(version)}
          >
            {APP_LABELS[version]}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.buttons}>
        <legend>サイトの動き</legend>
        <Button onClick={() => postArticleClip(articlePath({ rawId: '101' }), true)}>
          記事101をクリップ
        </Button>
        <Button onClick={() => postArticleClip(articlePath({ rawId: '101' }), false)}>
          記事101のクリップを外す
        </Button>
        <Button onClick={() => postArticleClip('https://partner.example/articles/spring-dress', true)}>
          番号のない記事をクリップ
        </Button>
        <Button
          onClick={() =>
            showToast({
              text: 'クリップを外しました',
              action: { label: '元に戻す', onPress: () => setUndoCount((count) => count + 1) },
            })
          }
        >
          お知らせを出す
        </Button>
      </fieldset>
      <fieldset className={styles.buttons}>
        <legend>アプリの返事</legend>
        <Button
          onClick={() => postMessage({ type: 'notification_action', id: lastNotice?.id }, location.origin)}
        >
          最後の通知のボタンを押す
        </Button>
        <Button onClick={() => postMessage({ type: 'viewer_changed' }, location.origin)}>
          ログインが変わったと伝える
        </Button>
      </fieldset>
      <section className="flow">
        <h2>サイトからアプリへのメッセージ</h2>
        {messages.length === 0 ? (
          <p className={styles.empty}>
            まだありません。まねるアプリを選んで「サイトの動き」を押すと、ここに書き出されます。
          </p>
        ) : (
          <ol className={styles.log} aria-label="サイトからアプリへのメッセージ">
            {messages.map((message, index) => (
              <li key={index}>
                <code>{JSON.stringify(message)}</code>
              </li>
            ))}
          </ol>
        )}
      </section>
    </NarrowPage>
  );
}
