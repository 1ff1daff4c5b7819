/** Conditions of hall search by parameter, so that facet counts can leave one out. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { type Database, OPTION_KEYS, type OptionKey } from '../db/tables.ts';
import { searchWords } from './searchText.ts';

/** Values of a list are combined with OR, conditions with AND. */
export type HallFilter = {
  k: number[];
  region_slugs: string[];
  name?: string | undefined;
  people?: number | undefined;
  official?: boolean | undefined;
  best_rate?: boolean | undefined;
  station_id?: number | undefined;
  district_slug?: string | undefined;
  area_slug?: string | undefined;
  prefecture_slug?: string | undefined;
  s_prefecture_slug?: string | undefined;
} & Record<OptionKey, number[]>;

/** All place conditions together count as one. */
export type ConditionKey = OptionKey | 'k' | 'name' | 'people' | 'official' | 'best_rate' | 'place';

type Halls = ExpressionBuilder<Database, 'halls'>;
type Condition = Expression<SqlBool>;

/** Halls with at least one of `values` in an array column. */
export function hasAny(column: OptionKey | 'region_slugs', values: readonly (number | string)[]): Condition {
  const type = sql.raw(column === 'region_slugs' ? 'text[]' : 'integer[]');
  return sql<SqlBool>`${sql.ref(`halls.${column}`)} && ${values}::${type}`;
}

function hasCapacityFor(eb: Halls, people: number): Condition {
  return eb.and([eb('halls.capacity_min', '<=', people), eb('halls.capacity_max', '>=', people)]);
}

function placeConditions(eb: Halls, filter: HallFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.region_slugs.length > 0) conditions.push(hasAny('region_slugs', filter.region_slugs));
  for (const key of ['station_id', 'district_slug', 'area_slug', 'prefecture_slug'] as const) {
    const value = filter[key];
    if (value !== undefined) conditions.push(eb(`halls.${key}`, '=', value));
  }
  if (filter.s_prefecture_slug !== undefined) {
    conditions.push(eb('halls.prefecture_slug', '=', filter.s_prefecture_slug));
  }
  return conditions;
}

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function conditions(eb: Halls, filter: HallFilter): Map<ConditionKey, Condition> {
  const all = new Map<ConditionKey, Condition>();
  for (const key of OPTION_KEYS) {
    if (filter[key].length > 0) all.set(key, hasAny(key, filter[key]));
  }
  if (filter.k.length > 0) all.set('k', eb('halls.service_id', 'in', filter.k));
  if (filter.official) all.set('official', eb('halls.is_official', '=', true));
  if (filter.best_rate) all.set('best_rate', eb('halls.is_best_rate', '=', true));
  if (filter.people !== undefined) all.set('people', hasCapacityFor(eb, filter.people));
  if (filter.name !== undefined) {
    const words = searchWords(filter.name).map(likePattern);
    all.set('name', eb.and(words.map((word) => eb('halls.folded_name', 'like', word))));
  }
  const place = placeConditions(eb, filter);
  if (place.length > 0) all.set('place', eb.and(place));
  return all;
}

/** Halls matching the filter without the condition `leaveOut`. */
export function filterHalls(db: Kysely<Database>, filter: HallFilter, leaveOut?: ConditionKey) {
  return db.selectFrom('halls').where((eb) => {
    const active = [...conditions(eb, filter)].filter(([key]) => key !== leaveOut);
    return eb.and(active.map(([, condition]) => condition));
  });
}

export async function countHalls(db: Kysely<Database>, filter: HallFilter): Promise<number> {
  const { count } = await filterHalls(db, filter)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
