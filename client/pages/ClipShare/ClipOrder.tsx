import { useEffect, useRef, useState } from 'react';
import { orderFieldName, parsePosition } from '../../components/clip/shareOrder.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './ClipOrder.module.css';

interface OrderedClip {
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
}

/** Moves the item at `from` one position; unchanged at either end. */
function moved<Item>(list: readonly Item[], from: number, by: 1 | -1): readonly Item[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The halls by the positions in their fields, which count from 1 then; `clips` itself where nothing moves. */
function orderByFields(
  clips: readonly OrderedClip[],
  list: HTMLFieldSetElement | null,
): readonly OrderedClip[] {
  const rows = clips.flatMap((clip) => {
    const field = list?.elements.namedItem(orderFieldName(clip.id));
    return field instanceof HTMLInputElement ? { clip, field, position: parsePosition(field.value) } : [];
  });
  const sorted = rows.toSorted((one, other) => one.position - other.position || 0);
  for (const [index, { field }] of sorted.entries()) field.value = String(index + 1);
  const isMoved = sorted.some(({ clip }, index) => clip !== clips[index]);
  return isMoved ? sorted.map(({ clip }) => clip) : clips;
}

/**
 * Selects and orders the halls of a shared list. Buttons move a hall up and down; without script its number is edited.
 * The form sends the numbers either way.
 */
export function ClipOrder(props: {
  clips: readonly OrderedClip[];
  /** Initially selected ids, in order. */
  chosen: readonly string[];
  error: string | null;
}) {
  const { clips, chosen, error } = props;
  const [initial] = useState<readonly OrderedClip[]>(() => [
    ...chosen.flatMap((id) => clips.find((clip) => clip.id === id) ?? []),
    ...clips.filter(({ id }) => !chosen.includes(id)),
  ]);
  const [order, setOrder] = useState(initial);
  const list = useRef<HTMLFieldSetElement>(null);
  // The form has restored its draft in a layout effect.
  useEffect(() => setOrder(orderByFields(initial, list.current)), [initial]);
  // The form saves its draft on this event.
  useEffect(() => {
    if (order !== initial) list.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [order, initial]);
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>共有する会場と順番</legend>
      <p className={styles.noScript}>番号を書き換えると、その順番で共有されます。</p>
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
              className={styles.position}
              name={orderFieldName(clip.id)}
              // Remounts after a move to show the new position.
              key={index}
              defaultValue={index + 1}
              aria-label={`${clip.name}の順番`}
            />
            <span className={styles.moveButtons}>
              <Button
                variant="ghost"
                size="small"
                disabled={index === 0}
                onClick={() => setOrder(moved(order, index, -1))}
              >
                <span className="visually-hidden">{clip.name}を</span>上へ
              </Button>
              <Button
                variant="ghost"
                size="small"
                disabled={index === order.length - 1}
                onClick={() => setOrder(moved(order, index, 1))}
              >
                <span className="visually-hidden">{clip.name}を</span>下へ
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
