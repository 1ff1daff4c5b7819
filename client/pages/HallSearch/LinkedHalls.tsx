import {
  createContext,
  startTransition,
  use,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styles from './HallSearchResult.module.css';

/** The hall that is pointed at, in the map, its list or the cards. */
const Linked = createContext<{
  readonly active: string | null;
  readonly setActive: (id: string | null) => void;
}>({ active: null, setActive: () => undefined });

/**
 * Links the map with the cards: what is pointed at in one is marked in the other. In a transition, because every press
 * on a card points at it first.
 */
export function LinkedHalls({ children }: { children: ReactNode }) {
  const [active, setState] = useState<string | null>(null);
  const setActive = (id: string | null) => startTransition(() => setState(id));
  return <Linked value={{ active, setActive }}>{children}</Linked>;
}

export const useLinkedHalls = () => use(Linked);

/** A card that is linked with the map. */
export function LinkedHall({ id, children }: { id: string; children: ReactNode }) {
  const { active, setActive } = useLinkedHalls();
  const leave = (event: FocusEvent | PointerEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      setActive(null);
  };
  return (
    <div
      className={styles.linked}
      data-active={active === id ? '' : undefined}
      onPointerOver={() => setActive(id)}
      onPointerOut={leave}
      onFocus={() => setActive(id)}
      onBlur={leave}
    >
      {children}
    </div>
  );
}
