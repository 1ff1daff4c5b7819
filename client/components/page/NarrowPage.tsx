import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './NarrowPage.module.css';

/** A single-column page. */
export function NarrowPage({
  title,
  above,
  lead,
  children,
}: {
  title: string;
  /** Line above the title. */
  above?: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <div className={`page ${styles.narrow}`}>
      <PageTitle kind="heading" eyebrow={above}>
        {title}
      </PageTitle>
      {lead && <p className="prose">{lead}</p>}
      {children}
    </div>
  );
}
