import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';

type PagerProps = {
  /** From 1; behind the last page while a list that is being collected is shorter. */
  page: number;
  lastPage: number;
  /** URL of a page; page 1 has no number in it. */
  hrefFor: (page: number) => string;
  /** What is paged, for screen readers: 「検索結果」. */
  label?: string;
};

/** First, last and the neighbours of the current page; 0 marks a gap. */
function visiblePages(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((n, i) => (i > 0 && n - (pages[i - 1] ?? n) > 1 ? [0, n] : [n]));
}

/** Renders nothing for the first page where it is the only one. */
export function Pager({ page, lastPage: last, hrefFor: hrefOf, label = 'ページ' }: PagerProps) {
  if (last < 2 && page === 1) return null;
  return (
    <nav aria-label={`${label}のページ送り`} className={styles.pager}>
      {page > 1 ? (
        <a className={styles.step} href={hrefOf(Math.max(1, Math.min(page - 1, last)))} rel="prev">
          <Icon name="left" size={18} />
          前へ
        </a>
      ) : (
        <span className={styles.step} />
      )}
      <ol className={`display-font ${styles.pages}`}>
        {visiblePages(page, last).map((n, i) =>
          n === 0 ? (
            <li key={`gap${i}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={n}>
              <a href={hrefOf(n)} aria-label={`${n}ページ目`} aria-current={n === page ? 'page' : undefined}>
                {n}
              </a>
            </li>
          ),
        )}
      </ol>
      <span className={`display-font ${styles.place}`}>{page <= last && `${page} / ${last}`}</span>
      {page < last ? (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next">
          次へ
          <Icon name="right" size={18} />
        </a>
      ) : (
        <span className={styles.step} />
      )}
    </nav>
  );
}
