import { Button } from '../base/Button.tsx';
import styles from './ConsentBar.module.css';

type ConsentBarProps = {
  onAnswer: (answer: 'yes' | 'no') => void;
};

/** Asks for consent to tracking. Both answers are equally prominent; the page is usable without one. */
export function ConsentBar({ onAnswer }: ConsentBarProps) {
  return (
    <section aria-label="アクセス解析について" className={styles.bar} data-screen>
      <p>
        サイトをよくするため、見られたページの情報を解析サービスへ送ってもよろしいですか。お断りになっても、すべてのページをご覧いただけます。
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => onAnswer('no')}>
          送らない
        </Button>
        <Button size="small" onClick={() => onAnswer('yes')}>
          送ってよい
        </Button>
      </div>
    </section>
  );
}
