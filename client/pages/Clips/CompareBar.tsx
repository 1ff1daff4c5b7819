import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { MOST_COMPARED, useSelection } from '../../components/clips/selection.ts';
import styles from './CompareBar.module.css';

/** Chooses a hall to be compared. Without script the form around it sends what is ticked. */
export function CompareChoice({ id, name }: { id: string; name: string }) {
  const { chosen, add, remove } = useSelection();
  const isChosen = chosen.includes(id);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="hall"
        value={id}
        checked={isChosen}
        disabled={!isChosen && chosen.length >= MOST_COMPARED}
        onChange={(event) => (event.currentTarget.checked ? add(id) : remove(id))}
      />
      <span>
        <span className="unseen">{name}を</span>くらべる
      </span>
    </label>
  );
}

/** What is chosen, across all pages of the list, and the way to see it side by side. */
export function CompareBar() {
  const { chosen, remove } = useSelection();
  const href = `/halls/compare?${chosen.map((id) => `hall=${encodeURIComponent(id)}`).join('&')}`;
  const isEnough = chosen.length >= 2;
  return (
    <div className={styles.bar} data-screen>
      <output>
        {chosen.length === 0
          ? `2〜${MOST_COMPARED}会場を選ぶと、並べて比べられます。`
          : `${chosen.length}会場を選んでいます（${MOST_COMPARED}会場まで）。`}
      </output>
      {isEnough && (
        <ButtonLink look="main" size="small" href={href}>
          くらべる
        </ButtonLink>
      )}
      {chosen.length > 0 && (
        <Button look="quiet" size="small" onClick={() => chosen.forEach(remove)}>
          選択を外す
        </Button>
      )}
      <noscript>
        <button type="submit" className={styles.plain}>
          選んだ会場をくらべる
        </button>
      </noscript>
    </div>
  );
}
