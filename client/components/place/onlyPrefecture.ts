interface PrefectureOfArea {
  readonly slug: string;
  readonly areaSlug: string | null | undefined;
}

/** The prefecture that is a whole area, as 北海道 is: its page is the canonical one. Null for an area of several. */
export function onlyPrefectureOf(
  area: string | null | undefined,
  prefectures: readonly PrefectureOfArea[] | null | undefined,
): string | null {
  const [first, ...others] = area ? (prefectures ?? []).filter(({ areaSlug }) => areaSlug === area) : [];
  return first && others.length === 0 ? first.slug : null;
}
