import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './NarrowPage.module.css';

/** A single-column page. */
export function NarrowPage({
  title,
  above,
  lead,
  crumbs,
  children,
}: {
  title: string;
  /** Line above the title. */
  above?: string;
  lead?: string;
  crumbs?: readonly Crumb[];
  children: ReactNode;
}) {
  return (
    <div className={`page ${styles.narrow}`}>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <PageTitle kind="heading" eyebrow={above}>
        {title}
      </PageTitle>
      {lead && <p className="prose">{lead}</p>}
      {children}
    </div>
  );
}
