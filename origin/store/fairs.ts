/** Fairs. Lists contain those held today or later, by the date in Japan. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { japanDay } from '../japanTime.ts';
import type { Database, FairTable } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

export type FairRow = Selectable<FairTable>;

/** Kinds of fair content with their labels. */
export const FAIR_CONTENTS: [string, string][] = [
  ['consultation', '相談会'],
  ['mock_ceremony', '模擬挙式'],
  ['mock_reception', '模擬披露宴'],
  ['tasting', '試食会'],
  ['try_on_dress', 'ドレス試着'],
  ['show', 'ショー・演出体験'],
  ['decoration', 'コーディネート展示'],
  ['food', '料理・ドリンク説明'],
];

const listedFairs = (db: Kysely<Database>, hallId: number) =>
  db.selectFrom('fairs').where('hall_id', '=', hallId).where('hold_on', '>=', japanDay());

export async function hallFairs(
  db: Kysely<Database>,
  hallId: number,
  { offset, limit }: Slice,
): Promise<Paged<FairRow>> {
  const fairs = listedFairs(db, hallId);
  const rows = await fairs.selectAll().orderBy('hold_on').orderBy('id').offset(offset).limit(limit).execute();
  const { total } = await fairs.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export function fairsOnDay(db: Kysely<Database>, hallId: number, day: string): Promise<FairRow[]> {
  return listedFairs(db, hallId).where('hold_on', '=', day).selectAll().orderBy('id').execute();
}

export function recommendedFairs(db: Kysely<Database>, hallId: number): Promise<FairRow[]> {
  return listedFairs(db, hallId)
    .where('recommended_rank', 'is not', null)
    .selectAll()
    .orderBy('recommended_rank')
    .orderBy('id')
    .execute();
}

export function listedFair(
  db: Kysely<Database>,
  hallId: number,
  fairId: number,
): Promise<FairRow | undefined> {
  return listedFairs(db, hallId).where('id', '=', fairId).selectAll().executeTakeFirst();
}

/** Includes past fairs. */
export function fairById(db: Kysely<Database>, fairId: number): Promise<FairRow | undefined> {
  return db.selectFrom('fairs').where('id', '=', fairId).selectAll().executeTakeFirst();
}

export function countFairContents(
  db: Kysely<Database>,
  hallId: number,
): Promise<{ kind: string; count: number }[]> {
  const kind = sql<string>`unnest(contents)`;
  return listedFairs(db, hallId)
    .select([kind.as('kind'), sql<number>`count(*)::integer`.as('count')])
    .groupBy('kind')
    .orderBy('count', 'desc')
    .orderBy('kind')
    .execute();
}
