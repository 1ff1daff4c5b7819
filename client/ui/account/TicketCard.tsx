import { number } from '../../format.ts';
import { Tag } from '../base/Tag.tsx';
import styles from './TicketCard.module.css';

type TicketCardProps = {
  href: string;
  title: string;
  /** Worth in yen. */
  amount: number;
  status: { label: string; tone: 'plain' | 'good' | 'accent' };
  /** Hall it was applied for with. */
  place: string | null;
  /** Until when something is to be done. */
  until: string | null;
};

/** A gift ticket, folded like a 熨斗: the strip and the cord at the right, the worth in front. */
export function TicketCard({ href, title, amount, status, place, until }: TicketCardProps) {
  return (
    <article className={styles.ticket}>
      <p className={styles.status}>
        <Tag tone={status.tone}>{status.label}</Tag>
      </p>
      <h2 className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
      <p className={styles.amount}>
        <strong>{number(amount)}</strong>円相当
      </p>
      {place && <p className={styles.note}>{place}</p>}
      {until && <p className={styles.note}>{until}</p>}
    </article>
  );
}
