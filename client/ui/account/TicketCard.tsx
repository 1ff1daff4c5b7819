import { formatNumber } from '../../format.ts';
import { Tag } from '../base/Tag.tsx';
import { UNKNOWN } from '../../labels.ts';
import styles from './TicketCard.module.css';

type TicketCardProps = {
  href: string;
  title: string;
  /** In yen; null where it is not known. */
  amount: number | null;
  status: { label: string; tone: 'plain' | 'good' | 'accent' };
  /** Hall of the application. */
  hallName: string | null;
  /** 「11月30日まで」 */
  deadline: string | null;
};

/** A gift ticket, drawn like a 熨斗 envelope. */
export function TicketCard({ href, title, amount, status, hallName, deadline }: TicketCardProps) {
  return (
    <article className={styles.ticket}>
      <p className={styles.status}>
        <Tag tone={status.tone}>{status.label}</Tag>
      </p>
      <h2 className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
      <p className={styles.amount}>
        {amount === null ? (
          `金額は${UNKNOWN}`
        ) : (
          <>
            <strong>{formatNumber(amount)}</strong>円相当
          </>
        )}
      </p>
      {hallName && <p className={styles.note}>{hallName}</p>}
      {deadline && <p className={styles.note}>{deadline}</p>}
    </article>
  );
}
