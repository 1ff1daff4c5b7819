import { useMemo, useSyncExternalStore } from 'react';
import type { HallCardFacts } from '../../ui/hall/HallCard.tsx';

/** A hall that was looked at on this device, with what its card tells. */
export interface ViewedHere {
  /** Global id. */
  readonly id: string;
  /** Instant, ISO 8601. */
  readonly viewedAt: string;
  readonly facts: HallCardFacts;
}

const STORED = 'musubi.viewed';
/** As many as the lists show. */
const KEPT = 12;

/** Puts a hall in front of those looked at here; it stands there once. */
export function noteViewed(hall: ViewedHere): void {
  const others = read(stored()).filter(({ id }) => id !== hall.id);
  const kept = { ...hall, facts: { ...hall.facts, photos: hall.facts.photos.slice(0, 1) } };
  try {
    localStorage.setItem(STORED, JSON.stringify([kept, ...others].slice(0, KEPT)));
  } catch {
    // Storage may be full or forbidden; then the gateway alone knows.
  }
}

/** A hall as the gateway tells it was looked at. */
interface ViewedTold<Told> {
  /** Global id. */
  readonly id: string;
  /** Instant, ISO 8601. */
  readonly viewedAt: string;
  readonly told: Told;
}

/** A hall of a list: as the gateway tells it where it does, else as this device noted it. */
export type Viewed<Told> = ViewedTold<Told> | (ViewedHere & { readonly told: null });

/** Those looked at here first, newest first, then the gateway's others. */
export function withViewedHere<Told extends object>(
  here: readonly ViewedHere[],
  told: ReadonlyArray<ViewedTold<Told>>,
): Viewed<Told>[] {
  const first = here.map((hall) => {
    const known = told.find(({ id }) => id === hall.id);
    return known ? { ...known, viewedAt: hall.viewedAt } : { ...hall, told: null };
  });
  const others = told.filter(({ id }) => !here.some((hall) => hall.id === id));
  return [...first, ...others].slice(0, KEPT);
}

const never = (): (() => void) => () => {};

/** Halls looked at on this device, newest first; none as long as the page is the server's. */
export function useViewedHere(): readonly ViewedHere[] {
  const text = useSyncExternalStore(never, stored, () => '');
  return useMemo(() => read(text), [text]);
}

function stored(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

/** What was noted; nothing where it is not what this version writes. */
function read(text: string): ViewedHere[] {
  try {
    const halls: unknown = JSON.parse(text || '[]');
    return Array.isArray(halls) ? halls.filter(isViewed) : [];
  } catch {
    return [];
  }
}

function isViewed(value: unknown): value is ViewedHere {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'viewedAt' in value && 'facts' in value)) return false;
  const { id, viewedAt, facts } = value;
  const isNamed = typeof facts === 'object' && facts !== null && 'name' in facts && 'photos' in facts;
  return typeof id === 'string' && typeof viewedAt === 'string' && isNamed && Array.isArray(facts.photos);
}
