import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './NarrowPage.module.css';

/** A page with one column to read or fill in. */
export function NarrowPage({
  title,
  above,
  lead,
  children,
}: {
  title: string;
  /** A word over the title. */
  above?: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <div className={`page ${styles.narrow}`}>
      <PageTitle set="words" above={above}>
        {title}
      </PageTitle>
      {lead && <p className="prose">{lead}</p>}
      {children}
    </div>
  );
}
