import { useId } from 'react';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { useNotices } from '../notices/Notices.tsx';
import styles from './ShareLink.module.css';

/** The address of a page to pass on: to be copied, or sent with LINE. The address itself and the LINE link work without script. */
export function ShareLink({ url, title }: { url: string; title: string }) {
  const id = useId();
  const { say } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      say({ text: 'リンクをコピーしました' });
    } catch {
      say({ text: 'コピーできませんでした。リンクを選んでコピーしてください', tone: 'error' });
    }
  };
  return (
    <div className={styles.share}>
      <label htmlFor={id}>このページのリンク</label>
      <input id={id} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className={styles.ways}>
        <Button size="small" onClick={() => void copy()}>
          リンクをコピー
        </Button>
        <ButtonLink
          size="small"
          icon="outside"
          iconLast
          href={`https://line.me/R/share?text=${encodeURIComponent(`${title} ${url}`)}`}
          rel="noopener"
        >
          LINEで送る
        </ButtonLink>
      </div>
    </div>
  );
}
