import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../../components/notices/useNotices.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { connectApp, tellArticleClip } from '../../native/app.ts';
import { openBridge, portOf } from '../../native/bridge.ts';
import type { ToApp } from '../../native/messages.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { useVisit } from '../../requestContext.ts';
import styles from './NativeTestPage.module.css';

/** What the page plays: an app that shows notices (version 3), one that does not, or nothing. */
type Played = 'none' | 'old' | 'new';

const NAMES: Readonly<Record<Played, string>> = {
  none: 'まねをしない',
  old: '2.9.9（通知に対応しない）',
  new: '3.0.0（通知に対応する）',
};

/**
 * Plays the native app for its developers: connects the site's own bridge to a port that writes every message down, and
 * answers as the app would. Inside the real app the messages go to the app as well.
 */
export default function NativeTestPage() {
  const { inApp } = useVisit();
  const { say } = useNotices();
  const [played, setPlayed] = useState<Played>('none');
  const [messages, setMessages] = useState<readonly ToApp[]>([]);
  const [undone, setUndone] = useState(0);
  const real = useRef<ReturnType<typeof portOf>>(null);

  useEffect(() => {
    if (played === 'none') return;
    real.current = portOf(window);
    const write = (message: ToApp) => {
      real.current?.(message);
      setMessages((before) => [...before, message]);
    };
    const bridge = openBridge(write, { showsNotifications: played === 'new' });
    connectApp(bridge.app);
    return () => {
      connectApp(null);
      bridge.close();
    };
  }, [played]);

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
          { label: 'まねる版', value: NAMES[played] },
          { label: '元に戻した', value: `${undone}回` },
        ]}
      />
      <fieldset className={styles.buttons}>
        <legend>まねるアプリ</legend>
        {(['none', 'old', 'new'] as const).map((version) => (
          <Button
            key={version}
            size="small"
            aria-pressed={version === played}
            onClick={() => setPlayed(version)}
          >
            {NAMES[version]}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.buttons}>
        <legend>サイトの動き</legend>
        <Button onClick={() => tellArticleClip('/magazine/101', true)}>記事101をクリップ</Button>
        <Button onClick={() => tellArticleClip('/magazine/101', false)}>記事101のクリップを外す</Button>
        <Button onClick={() => tellArticleClip('https://partner.example/articles/spring-dress', true)}>
          番号のない記事をクリップ
        </Button>
        <Button
          onClick={() =>
            say({
              text: 'クリップを外しました',
              action: { label: '元に戻す', act: () => setUndone((count) => count + 1) },
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
          <p className={styles.none}>
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
