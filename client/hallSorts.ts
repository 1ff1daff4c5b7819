import type { HallSort } from './__generated__/HallSearchPageQuery.graphql.ts';

/** Sort orders of halls with their value in URLs (`s`) and an explanation. */
export const HALL_SORTS = [
  {
    value: 'RECOMMENDED',
    param: 'recommended',
    name: 'おすすめ順',
    why: '評価の高さと件数、情報の新しさをもとに並べています。広告料では順位は変わりません。',
  },
  {
    value: 'REVIEWS_HIGH',
    param: 'reviews_high',
    name: '評価が高い順',
    why: '口コミの平均点が高い順です。評価のない会場は後に並びます。',
  },
  {
    value: 'REVIEWS_MANY',
    param: 'reviews_many',
    name: '評価件数が多い順',
    why: '点数のついた口コミの件数が多い順です。',
  },
  {
    value: 'COST_LOW',
    param: 'cost_low',
    name: '費用が低い順',
    why: '掲載されている総額の目安が低い順です。費用情報のない会場は後に並びます。',
  },
  {
    value: 'COST_HIGH',
    param: 'cost_high',
    name: '費用が高い順',
    why: '掲載されている総額の目安が高い順です。費用情報のない会場は後に並びます。',
  },
  {
    value: 'NEWEST',
    param: 'created_at_desc',
    name: '新着順',
    why: 'このサイトに掲載された日が新しい順です。',
  },
] as const satisfies ReadonlyArray<{ value: HallSort; param: string; name: string; why: string }>;

const UNRATED_LAST = '評価のない会場は後に並びます。';

/** Sort orders of a ranking; the age of an entry is unrelated to rank. Halls without a score come last in all of them. */
export const RANKING_SORTS = HALL_SORTS.filter(({ value }) => value !== 'NEWEST').map(({ why, ...sort }) => ({
  ...sort,
  why: why.includes(UNRATED_LAST) ? why : why + UNRATED_LAST,
}));

/** What the halls of a ranking have most of, before 結婚式場: 評価が高い; empty for the recommended order. */
export function rankedBy(sort: HallSort): string {
  const order = sort === 'RECOMMENDED' ? undefined : HALL_SORTS.find(({ value }) => value === sort);
  return order?.name.replace(/順$/, '') ?? '';
}
