/** Recommended halls: of the type and prefecture of the hall viewed last. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { HallFilter } from './hallFilter.ts';
import { findHalls, findHallsByType, type HallRow, hallsByIds, NO_FILTER } from './halls.ts';
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
  const limit = MAX_RECOMMENDED + exclude.size;
  const near =
    reference === null ? [] : await findHallsByType(db, placeOf(reference), reference.service_id, limit);
  const found = near.filter(({ id }) => !exclude.has(id)).slice(0, MAX_RECOMMENDED);
  if (found.length === MAX_RECOMMENDED) return found;
  for (const { id } of found) exclude.add(id);
  const slice = { offset: 0, limit: MAX_RECOMMENDED + exclude.size };
  const others = await findHalls(db, NO_FILTER, 'recommended', slice);
  return [...found, ...others.filter(({ id }) => !exclude.has(id))].slice(0, MAX_RECOMMENDED);
}

const placeOf = ({ area_slug, prefecture_slug }: HallRow): HallFilter => ({
  ...NO_FILTER,
  area_slug,
  prefecture_slug: prefecture_slug ?? undefined,
});
