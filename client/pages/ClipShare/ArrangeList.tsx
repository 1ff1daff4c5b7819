import { useState } from 'react';
import { placeOf } from '../../components/clips/shareOrder.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './ArrangeList.module.css';

interface Arranged {
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
}

/** The list with the item of one place moved to the next or the one before. */
export function moved<Item>(list: readonly Item[], from: number, by: 1 | -1): readonly Item[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/**
 * Halls to choose from, in the order they will be shown. With script they are moved up and down; without, each has its
 * number to be written anew. The numbers are sent either way.
 */
export function ArrangeList(props: {
  clips: readonly Arranged[];
  /** Ids chosen at first, in their order. */
  chosen: readonly string[];
  error: string | null;
}) {
  const { clips, chosen, error } = props;
  const [order, setOrder] = useState<readonly Arranged[]>(() => [
    ...chosen.flatMap((id) => clips.find((clip) => clip.id === id) ?? []),
    ...clips.filter(({ id }) => !chosen.includes(id)),
  ]);
  return (
    <fieldset className={styles.list}>
      <legend>共有する会場と順番</legend>
      <p className={styles.plain}>番号を書き換えると、その順番で共有されます。</p>
      {error && <p className={styles.error}>{error}</p>}
      <ol>
        {order.map((clip, index) => (
          <li key={clip.id}>
            <label>
              <input type="checkbox" name="clip" value={clip.id} defaultChecked={chosen.includes(clip.id)} />
              <span>
                {clip.name}
                {clip.note && <small>{clip.note}</small>}
              </span>
            </label>
            <input
              type="text"
              inputMode="numeric"
              className={styles.place}
              name={placeOf(clip.id)}
              // Written anew with every move, so that it says what is seen.
              key={index}
              defaultValue={index + 1}
              aria-label={`${clip.name}の順番`}
            />
            <span className={styles.moves}>
              <Button
                look="quiet"
                size="small"
                disabled={index === 0}
                onClick={() => setOrder(moved(order, index, -1))}
              >
                <span className="unseen">{clip.name}を</span>上へ
              </Button>
              <Button
                look="quiet"
                size="small"
                disabled={index === order.length - 1}
                onClick={() => setOrder(moved(order, index, 1))}
              >
                <span className="unseen">{clip.name}を</span>下へ
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
