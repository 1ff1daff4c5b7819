import type { ReactNode } from 'react';
import chair from '../../assets/empty/chair.svg?no-inline';
import cord from '../../assets/empty/cord.svg?no-inline';
import corners from '../../assets/empty/corners.svg?no-inline';
import envelope from '../../assets/empty/envelope.svg?no-inline';
import gate from '../../assets/empty/gate.svg?no-inline';
import leaf from '../../assets/empty/leaf.svg?no-inline';
import letter from '../../assets/empty/letter.svg?no-inline';
import styles from './EmptyState.module.css';

/** A small drawing for each kind of nothing. */
const DRAWINGS = {
  /** A search without result: a table nobody sits at. */
  search: chair,
  /** No reviews, no questions: a blank letter. */
  reviews: letter,
  /** No fairs: a blank calendar leaf. */
  fairs: leaf,
  /** No photographs: the corners that would hold them. */
  photos: corners,
  /** No costs: an empty envelope. */
  costs: envelope,
  /** Nothing kept, or a connection that came loose: an untied cord. */
  clips: cord,
  /** No such page: a gate in the mist. */
  page: gate,
};

type EmptyStateProps = {
  drawing: keyof typeof DRAWINGS;
  title: string;
  /** What one can do about it. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** The title as heading of the page. */
  level?: 1 | 2 | 3;
};

/** Says that there is nothing, why, and what to do next. */
export function EmptyState({ drawing, title, children, actions, level }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={styles.empty}>
      <img src={DRAWINGS[drawing]} alt="" width="144" height="96" />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
