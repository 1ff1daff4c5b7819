/** What searches of an index of halls share: conditions on the place, counts by place, and how much is read. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { HallIndexState, ListedHall } from '#gateway/upstream/hallIndex.ts';

import { Prefecture, type PrefectureSource } from '../place/Place.ts';

export interface PlaceConditions {
  readonly areaSlug?: string | null;
  readonly prefectureSlug?: string | null;
  readonly regionSlug?: string | null;
  readonly districtSlug?: string | null;
  readonly stationRawId?: string | null;
}

/** Whether a hall is at a place. Reading an invalid value throws. */
export const isAt = (hall: ListedHall, place: PlaceConditions): boolean =>
  (!place.areaSlug || hall.area_slug === place.areaSlug) &&
  (!place.prefectureSlug || hall.prefecture_slug === place.prefectureSlug) &&
  (!place.regionSlug || hall.region_slugs.includes(place.regionSlug)) &&
  (!place.districtSlug || hall.district_slug === place.districtSlug) &&
  (!place.stationRawId || hall.station_id === place.stationRawId);

/** Number of rows by key, most frequent first. */
export function countBy<Row, Key>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly Key[],
): (readonly [Key, number])[] {
  const counts = new Map<Key, number>();
  for (const row of rows) for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

interface PrefectureCount {
  readonly prefecture: PrefectureSource;
  readonly count: number;
}

/** Prefectures of rows, each given by its hall, most frequent first. */
export function prefectureCounts(halls: readonly ListedHall[]): PrefectureCount[] {
  const prefectures = new Map<string, PrefectureSource>();
  const counts = countBy(halls, (hall) => {
    const slug = readOptional(() => hall.prefecture_slug);
    const name = readOptional(() => hall.location?.prefecture_name);
    const areaSlug = readOptional(() => hall.area_slug);
    if (!slug) return [];
    if (name && !prefectures.get(slug)?.areaSlug) prefectures.set(slug, { slug, name, areaSlug });
    return [slug];
  });
  return counts.flatMap(([slug, count]) => {
    const prefecture = prefectures.get(slug);
    return prefecture ? [{ prefecture, count }] : [];
  });
}

/** Defines the type of `prefectureCounts`. `rows` says in the plural what is counted. */
export const prefectureCountType = (name: string, rows: string) =>
  builder.objectRef<PrefectureCount>(name).implement({
    description: `Number of ${rows} in a prefecture.`,
    fields: (t) => ({
      prefecture: t.field({
        type: Prefecture,
        nonNull: true,
        description: 'The prefecture.',
        resolve: ({ prefecture }) => prefecture,
      }),
      count: t.int({ nonNull: true, description: `Number of ${rows}.`, resolve: ({ count }) => count }),
    }),
  });

/** Numbers of halls. */
export interface HallProgress {
  readonly read: number;
  readonly unreadable: number;
  readonly all: number;
}

/** `undecided` are halls, also repeated, of which it is not known whether they belong to the result. */
export function progressOf(
  { entries, unreadableCount, itemCount }: HallIndexState<unknown>,
  undecided: readonly ListedHall[],
): HallProgress {
  const unread = new Set(undecided.map(({ id }) => id)).size;
  return { read: entries.length - unread, unreadable: unreadableCount + unread, all: itemCount };
}

/** Defines the type of `progressOf`. `rows` says in the plural what the index holds. */
export const hallProgressType = (name: string, rows: string) =>
  builder.objectRef<HallProgress>(name).implement({
    description: `How much of the index of ${rows} is read. The gateway reads each hall once a day, in the background, and begins with the first search.`,
    fields: (t) => ({
      readHallCount: t.int({
        nonNull: true,
        description: `Halls whose ${rows} are known.`,
        resolve: ({ read }) => read,
      }),
      unreadableHallCount: t.int({
        nonNull: true,
        description: `Halls whose ${rows}, or whose values for the conditions, cannot be read at the moment, so that it is not known whether they belong to the result. They are tried again every hour. When \`readHallCount\` and this reach \`hallCount\`, the gateway has tried all halls: say that some ${rows} are missing.`,
        resolve: ({ unreadable }) => unreadable,
      }),
      hallCount: t.int({
        nonNull: true,
        description: 'All halls; 0 until they are known.',
        resolve: ({ all }) => all,
      }),
      isComplete: t.boolean({
        nonNull: true,
        description: 'Whether all halls have been read: until then, say that more may follow.',
        resolve: ({ read, all }) => all > 0 && read >= all,
      }),
    }),
  });
