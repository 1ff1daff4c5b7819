/** Statistics of a place, hall videos and sponsored halls. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { type HallFilter, filterHalls } from './hallFilter.ts';
import { type HallRow, hallById } from './halls.ts';
import type { Paged, Slice } from './paging.ts';

export type PlaceStats = {
  hall_count: number;
  review_count: number;
  photo_count: number;
  average_cost: number | null;
  average_guest_count: number | null;
};

export async function placeStats(db: Kysely<Database>, filter: HallFilter): Promise<PlaceStats> {
  const ids = filterHalls(db, filter).select('halls.id');
  const halls = await filterHalls(db, filter)
    .select([
      sql<number>`count(*)::integer`.as('hall_count'),
      sql<number>`coalesce(sum(rating_count), 0)::integer`.as('review_count'),
      sql<number | null>`round(avg(cost))::integer`.as('average_cost'),
    ])
    .executeTakeFirstOrThrow();
  const photos = await db
    .selectFrom('photos')
    .where('hall_id', 'in', ids)
    .select(sql<number>`count(*)::integer`.as('photo_count'))
    .executeTakeFirstOrThrow();
  const guests = await db
    .selectFrom('reports')
    .where('hall_id', 'in', ids)
    .select(sql<number | null>`round(avg(guest_count))::integer`.as('average_guest_count'))
    .executeTakeFirstOrThrow();
  return { ...halls, ...photos, ...guests };
}

export type VideoRow = {
  id: number;
  title: string | null;
  video: string;
  thumbnail: string | null;
  duration_seconds: number | null;
  hall_id: number;
  hall_name: string;
  published_at: Date | null;
};

/** Newest first. */
export async function hallVideos(
  db: Kysely<Database>,
  prefecture: string,
  { offset, limit }: Slice,
): Promise<Paged<VideoRow>> {
  const videos = db
    .selectFrom('hall_videos')
    .innerJoin('halls', 'halls.id', 'hall_videos.hall_id')
    .where('halls.prefecture_slug', '=', prefecture);
  const rows = await videos
    .selectAll('hall_videos')
    .select('halls.name as hall_name')
    .orderBy('hall_videos.published_at', 'desc')
    .orderBy('hall_videos.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await videos.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function sponsoredHall(db: Kysely<Database>, prefecture: string): Promise<HallRow | null> {
  const found = await db
    .selectFrom('sponsored_halls')
    .select('hall_id')
    .where('prefecture_slug', '=', prefecture)
    .executeTakeFirst();
  return found === undefined ? null : ((await hallById(db, found.hall_id)) ?? null);
}
