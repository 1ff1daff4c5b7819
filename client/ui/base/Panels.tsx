import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Panels.module.css';

export interface Panel {
  /** Unique within the group. */
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

/** Tabs that show one panel at a time. Without script all panels are shown, each below its label. */
export function Panels({ label, panels }: { label: string; panels: readonly Panel[] }) {
  const prefix = useId();
  const [chosen, setChosen] = useState(panels[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const current = panels.some(({ id }) => id === chosen) ? chosen : panels[0]?.id;
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = panels.findIndex(({ id }) => id === current);
    const next = (index + step + panels.length) % panels.length;
    setChosen(panels[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="flow">
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {panels.map(({ id, label: name, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-controls={`${prefix}-${id}`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(id)}
            onKeyDown={moveFocus}
          >
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {panels.map(({ id, label: name, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          data-current={id === current}
          className={styles.panel}
        >
          <h3 className={styles.heading}>{name}</h3>
          {content}
        </div>
      ))}
    </div>
  );
}
