import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { writeConditions } from './searchConditions.ts';
import type { UnderstoodSearch } from './understoodSearch.ts';
import styles from './UnderstoodNotice.module.css';

/** Shows how the typed words were interpreted, with alternatives. */
export function UnderstoodNotice({ search: { words } }: { search: UnderstoodSearch }) {
  if (!words) return null;
  const { typed, meaning, isCorrected, unused, alternatives } = words;
  const meant = meaning.map((label) => `「${label}」`).join('と');
  const isLiteral = meaning.length === 1 && meaning[0] === typed;
  return (
    <div className={styles.notice}>
      {meaning.length > 0 && !isLiteral && (
        <p>{`${isCorrected ? 'もしかして：' : ''}「${typed}」を${meant}として探しています。`}</p>
      )}
      {unused.length > 0 && (
        <p>
          {unused.map((word) => `「${word}」`).join('')}
          は、場所・条件・会場名に見つからないため、使っていません。
        </p>
      )}
      {alternatives.length > 0 && (
        <div className={styles.alternatives}>
          <span>{meaning.length > 0 ? 'ほかの候補' : 'もしかして'}</span>
          <ChipLinks
            scrollable
            label={meaning.length > 0 ? 'ほかの候補' : 'もしかして'}
            links={alternatives.map(({ label, conditions }) => ({
              label,
              href: writeConditions({ ...conditions, page: 1 }),
            }))}
          />
        </div>
      )}
    </div>
  );
}
