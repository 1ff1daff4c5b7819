import { useEffect, useRef, useState } from 'react';
import styles from './Tabs.module.css';

/** One section of the page. */
export type Tab = { id: string; label: string; count?: number | null };

/** Ways to the sections of a long page, across the whole window (outside `.page`). They stay in sight; the section being read lies on the cord. */
export function Tabs({ tabs, label = 'このページの内容' }: { tabs: readonly Tab[]; label?: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const ids = tabs.map((tab) => tab.id).join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const order = ids.split(' ');
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setCurrent(order.find((id) => seen.has(id)) ?? null);
      },
      { rootMargin: '-80px 0px -55% 0px' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [ids]);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    list.current?.scrollTo({ left: tab ? tab.offsetLeft - 48 : 0, behavior: 'smooth' });
  }, [current]);
  return (
    <nav aria-label={label} className={styles.tabs} data-screen>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={`#${tab.id}`} aria-current={tab.id === current ? 'true' : undefined}>
              {tab.label}
              {typeof tab.count === 'number' && <span className={styles.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
