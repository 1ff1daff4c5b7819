import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '../../storage.ts';
import type { HallCardData } from '../../ui/hall/HallCard.tsx';

/** A hall viewed on this device, with the data of its card. Stored as is: keep reading the names of earlier versions. */
export interface ViewedHall {
  /** Global id. */
  readonly id: string;
  /** Instant, ISO 8601. */
  readonly viewedAt: string;
  readonly facts: HallCardData;
}

const STORAGE_KEY = 'musubi.viewed';
const MAX_HALLS = 12;

/** Moves a hall to the front of the halls viewed on this device. */
export function recordViewedHall(hall: ViewedHall): void {
  const others = parse(storedText()).filter(({ id }) => id !== hall.id);
  const entry = { ...hall, facts: { ...hall.facts, photos: hall.facts.photos.slice(0, 1) } };
  localStore.setJson(STORAGE_KEY, [entry, ...others].slice(0, MAX_HALLS));
}

/** A viewed hall from the gateway. */
interface RemoteViewedHall<Node> {
  /** Global id. */
  readonly id: string;
  /** Instant, ISO 8601; null where it is not known. */
  readonly viewedAt: string | null;
  readonly node: Node;
}

/** A viewed hall: from the gateway, or with a null node from this device. */
export type MergedViewedHall<Node> = RemoteViewedHall<Node> | (ViewedHall & { readonly node: null });

/** Halls viewed on this device, newest first, then the others known to the gateway. */
export function mergeViewedHalls<Node extends object>(
  local: readonly ViewedHall[],
  remote: ReadonlyArray<RemoteViewedHall<Node>>,
): MergedViewedHall<Node>[] {
  const first = local.map((hall) => {
    const match = remote.find(({ id }) => id === hall.id);
    return match ? { ...match, viewedAt: hall.viewedAt } : { ...hall, node: null };
  });
  const others = remote.filter(({ id }) => !local.some((hall) => hall.id === id));
  return [...first, ...others].slice(0, MAX_HALLS);
}

const subscribe = (): (() => void) => () => {};

/** Halls viewed on this device, newest first; empty on the server and during hydration. */
export function useViewedHalls(): readonly ViewedHall[] {
  const text = useSyncExternalStore(subscribe, storedText, () => '');
  return useMemo(() => parse(text), [text]);
}

function storedText(): string {
  return localStore.get(STORAGE_KEY) ?? '';
}

function parse(text: string): ViewedHall[] {
  try {
    const halls: unknown = JSON.parse(text || '[]');
    return Array.isArray(halls) ? halls.filter(isViewedHall) : [];
  } catch {
    return [];
  }
}

function isViewedHall(value: unknown): value is ViewedHall {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'viewedAt' in value && 'facts' in value)) return false;
  const { id, viewedAt, facts } = value;
  const isNamed = typeof facts === 'object' && facts !== null && 'name' in facts && 'photos' in facts;
  return typeof id === 'string' && typeof viewedAt === 'string' && isNamed && Array.isArray(facts.photos);
}
