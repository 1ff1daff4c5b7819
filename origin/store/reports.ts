/** Reports on halls: reviews, cost cases and the count grid of guests by price. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, ReportTable } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

export type ReportRow = Selectable<ReportTable>;
export type ReportOrder = 'recommended' | 'created_at_desc';

/** Cost cases match within this many guests. */
const GUEST_TOLERANCE = 10;

const ORDERS = {
  recommended: sql`love_count desc, posted_at desc, id`,
  created_at_desc: sql`posted_at desc, id`,
} satisfies Record<ReportOrder, unknown>;

type ReportQuery = ReturnType<typeof reportsByHall>;

const reportsByHall = (db: Kysely<Database>, hallId: number) =>
  db.selectFrom('reports').where('hall_id', '=', hallId);

async function page(
  reports: ReportQuery,
  order: ReportOrder,
  { offset, limit }: Slice,
): Promise<Paged<ReportRow>> {
  const rows = await reports
    .selectAll()
    .select(isPublic.as('is_public'))
    .orderBy(ORDERS[order])
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await reports
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(withoutHiddenProfile), total };
}

const isPublic = sql<boolean>`exists (select from public_brides where public_brides.user_id = reports.user_id)`;

/** A report outlives the profile of its author; data of a hidden profile is removed. */
function withoutHiddenProfile({ is_public, ...report }: ReportRow & { is_public: boolean }): ReportRow {
  if (is_public) return report;
  const hidden = { user_id: null, icon: null, basic_region: null };
  return { ...report, ...hidden, reception_picture: null, reception_taste: null };
}

export function hallReports(
  db: Kysely<Database>,
  hallId: number,
  { season, order, slice }: { season?: string | undefined; order: ReportOrder; slice: Slice },
): Promise<Paged<ReportRow>> {
  const reports = reportsByHall(db, hallId);
  return page(season === undefined ? reports : reports.where('season', '=', season), order, slice);
}

/** Reports with a bill, optionally for about `guests` guests. */
export function costCases(
  db: Kysely<Database>,
  hallId: number,
  { guests, order, slice }: { guests?: number | undefined; order: ReportOrder; slice: Slice },
): Promise<Paged<ReportRow>> {
  const cases = reportsByHall(db, hallId).where('cost_items', 'is not', null);
  const around =
    guests === undefined
      ? cases
      : cases.where((eb) => eb.between('guest_count', guests - GUEST_TOLERANCE, guests + GUEST_TOLERANCE));
  return page(around, order, slice);
}

/** Upper bounds of the ranges; the last one is open. */
const PEOPLE_STEP = sql<number>`case
  when guest_count <= 40 then 40 when guest_count <= 60 then 60 when guest_count <= 80 then 80
  when guest_count <= 100 then 100 else 101 end`;
const PRICE_STEP = sql<number>`case
  when total_cost <= 1000000 then 1000000 when total_cost <= 2000000 then 2000000
  when total_cost <= 3000000 then 3000000 when total_cost <= 4000000 then 4000000 else 4000001 end`;

/** Omits empty cells. */
export function commentStats(
  db: Kysely<Database>,
  hallId: number,
): Promise<{ range_of_people: number; range_of_price: number; count: number }[]> {
  return reportsByHall(db, hallId)
    .where('guest_count', 'is not', null)
    .where('total_cost', 'is not', null)
    .select([
      PEOPLE_STEP.as('range_of_people'),
      PRICE_STEP.as('range_of_price'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .groupBy(['range_of_people', 'range_of_price'])
    .orderBy('range_of_people')
    .orderBy('range_of_price')
    .execute();
}
