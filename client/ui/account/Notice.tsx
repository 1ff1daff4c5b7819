import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Notice.module.css';

/** Says that something went well, at the top of the page it led to. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <output className={styles.notice}>
      <Icon name="check" />
      <span>{children}</span>
    </output>
  );
}
