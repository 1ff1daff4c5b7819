import type { ReactNode } from 'react';
import chair from '../../assets/empty/chair.svg?no-inline';
import cord from '../../assets/empty/cord.svg?no-inline';
import corners from '../../assets/empty/corners.svg?no-inline';
import envelope from '../../assets/empty/envelope.svg?no-inline';
import gate from '../../assets/empty/gate.svg?no-inline';
import leaf from '../../assets/empty/leaf.svg?no-inline';
import letter from '../../assets/empty/letter.svg?no-inline';
import styles from './EmptyState.module.css';

const DRAWINGS = {
  search: chair,
  /** Also for questions. */
  reviews: letter,
  fairs: leaf,
  photos: corners,
  costs: envelope,
  /** Also for lost connections. */
  clips: cord,
  page: gate,
};

type EmptyStateProps = {
  drawing: keyof typeof DRAWINGS;
  title: string;
  /** Suggestions. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Heading level of the title; a paragraph without. */
  level?: 1 | 2 | 3;
};

export function EmptyState({ drawing, title, children, actions, level }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={styles.empty}>
      <img src={DRAWINGS[drawing]} alt="" width="144" height="96" loading="lazy" />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.content}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
