import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './NarrowPage.module.css';

/** A page with one column to read or fill in. */
export function NarrowPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.narrow}`}>
      <PageTitle set="words">{title}</PageTitle>
      {lead && <p className="prose">{lead}</p>}
      {children}
    </div>
  );
}
