import { useLayoutEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { MAX_COMPARED, useCompareSelection } from '../../components/clip/compareSelection.ts';
import styles from './CompareBar.module.css';
import { hallComparePath } from '../../paths.ts';

/** Selects a hall for comparison. Without script the surrounding form submits the selection. */
export function CompareChoice({ id, name }: { id: string; name: string }) {
  const { selected, add, remove } = useCompareSelection();
  const isSelected = selected.includes(id);
  const box = useRef<HTMLInputElement>(null);
  // A choice made before hydration calls no handler.
  useLayoutEffect(() => {
    if (box.current?.checked) add(id);
  }, [add, id]);
  return (
    <label className={styles.choice}>
      <input
        ref={box}
        type="checkbox"
        name="hall"
        value={id}
        checked={isSelected}
        disabled={!isSelected && selected.length >= MAX_COMPARED}
        onChange={(event) => (event.currentTarget.checked ? add(id) : remove(id))}
      />
      <span>
        <span className="visually-hidden">{name}を</span>くらべる
      </span>
    </label>
  );
}

/** The selection across all pages of the list, with the link to the comparison. */
export function CompareBar() {
  const { selected, remove } = useCompareSelection();
  const href = hallComparePath({ hall: selected });
  const isEnough = selected.length >= 2;
  return (
    <div className={styles.bar} data-screen>
      <output>
        {selected.length === 0
          ? `2〜${MAX_COMPARED}会場を選ぶと、並べて比べられます。`
          : `${selected.length}会場を選んでいます（${MAX_COMPARED}会場まで）。`}
      </output>
      {isEnough && (
        <ButtonLink variant="primary" size="small" href={href}>
          くらべる
        </ButtonLink>
      )}
      {selected.length > 0 && (
        <Button variant="ghost" size="small" onClick={() => selected.forEach(remove)}>
          選択を外す
        </Button>
      )}
      <noscript>
        <button type="submit" className={styles.noScript}>
          選んだ会場をくらべる
        </button>
      </noscript>
    </div>
  );
}
