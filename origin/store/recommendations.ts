/** Halls recommended to a visitor (R77): like those looked at, in the same prefectures. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { NO_FILTER, findHalls, type HallRow, hallsByIds } from './halls.ts';
import { viewedHalls } from './visitors.ts';

const MAX_RECOMMENDED = 12;

/** Recommended halls, never one of those looked at last or `viewing`. An unknown visitor gets general ones. */
export async function recommendedHalls(
  db: Kysely<Database>,
  uuid: string,
  viewing: HallRow | null,
): Promise<HallRow[]> {
  const seen = (await viewedHalls(db, uuid)).map(({ hall_id }) => hall_id);
  const last = viewing ?? (await hallsByIds(db, seen.slice(0, 1))).get(seen[0] ?? 0) ?? null;
  const exclude = new Set([...seen, ...(viewing === null ? [] : [viewing.id])]);
  const top = { offset: 0, limit: MAX_RECOMMENDED + exclude.size };
  const found: HallRow[] = [];
  const take = (halls: HallRow[]): void => {
    for (const hall of halls) {
      if (found.length === MAX_RECOMMENDED) return;
      if (exclude.has(hall.id)) continue;
      exclude.add(hall.id);
      found.push(hall);
    }
  };
  if (last !== null) {
    const near = {
      ...NO_FILTER,
      area_slug: last.area_slug,
      prefecture_slug: last.prefecture_slug ?? undefined,
    };
    take(await findHalls(db, { ...near, k: [last.service_id] }, 'recommended', top));
    take(await findHalls(db, near, 'recommended', { ...top, limit: top.limit + found.length }));
  }
  take(await findHalls(db, NO_FILTER, 'recommended', { ...top, limit: top.limit + found.length }));
  return found;
}
