import { storedList } from '../../storedValue.ts';
import type { HallCardData } from '../../ui/hall/HallCard.tsx';

/** A hall viewed on this device, with the data of its card. Stored as is: keep reading the names of earlier versions. */
export interface ViewedHall {
  /** Global id. */
  readonly id: string;
  /** Instant, ISO 8601. */
  readonly viewedAt: string;
  readonly facts: HallCardData;
}

const MAX_HALLS = 12;

const viewedHalls = storedList({ key: 'musubi.viewed', maxItems: MAX_HALLS, isItem: isViewedHall });

/** Halls viewed on this device, newest first; none on the server and during hydration. */
export const useViewedHalls = viewedHalls.use;

/** Moves a hall to the front of the halls viewed on this device. */
export function recordViewedHall(hall: ViewedHall): void {
  const others = viewedHalls.read().filter(({ id }) => id !== hall.id);
  viewedHalls.save([{ ...hall, facts: { ...hall.facts, photos: hall.facts.photos.slice(0, 1) } }, ...others]);
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

function isViewedHall(value: unknown): value is ViewedHall {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'viewedAt' in value && 'facts' in value)) return false;
  const { id, viewedAt, facts } = value;
  const isNamed = typeof facts === 'object' && facts !== null && 'name' in facts && 'photos' in facts;
  return typeof id === 'string' && typeof viewedAt === 'string' && isNamed && Array.isArray(facts.photos);
}
