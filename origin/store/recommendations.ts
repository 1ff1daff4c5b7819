/** Recommended halls: of the type and prefecture of the hall viewed last. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { NO_FILTER, findHalls, type HallRow, hallsByIds } from './halls.ts';
import { viewedHalls } from './visitors.ts';

const MAX_RECOMMENDED = 12;

/** Without the halls viewed last and `viewing`; falls back to the general order. */
export async function recommendedHalls(
  db: Kysely<Database>,
  uuid: string,
  viewing: HallRow | null,
): Promise<HallRow[]> {
  const viewedIds = (await viewedHalls(db, uuid)).map(({ hall_id }) => hall_id);
  const reference = viewing ?? (await hallsByIds(db, viewedIds.slice(0, 1))).get(viewedIds[0] ?? 0) ?? null;
  const exclude = new Set([...viewedIds, ...(viewing === null ? [] : [viewing.id])]);
  const slice = { offset: 0, limit: MAX_RECOMMENDED + exclude.size };
  const found: HallRow[] = [];
  const addHalls = (halls: HallRow[]): void => {
    for (const hall of halls) {
      if (found.length === MAX_RECOMMENDED) return;
      if (exclude.has(hall.id)) continue;
      exclude.add(hall.id);
      found.push(hall);
    }
  };
  if (reference !== null) {
    const near = {
      ...NO_FILTER,
      area_slug: reference.area_slug,
      prefecture_slug: reference.prefecture_slug ?? undefined,
    };
    addHalls(await findHalls(db, { ...near, k: [reference.service_id] }, 'recommended', slice));
    addHalls(await findHalls(db, near, 'recommended', { ...slice, limit: slice.limit + found.length }));
  }
  addHalls(await findHalls(db, NO_FILTER, 'recommended', { ...slice, limit: slice.limit + found.length }));
  return found;
}
