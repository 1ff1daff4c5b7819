/** Conditions of the fair search, tested on rows of the index. */
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { FairIndexState } from '#gateway/upstream/fairIndex.ts';
import type { ListedHall } from '#gateway/upstream/hallIndex.ts';

import { isDayOff, type Rokuyo, rokuyoOn } from '../calendar/rules.ts';
import { type IndexTests, isAt, passes, type PlaceConditions } from '../hall/rules.ts';
import type { FairRow } from './Fair.ts';
import { allTimes, closesAt, heldOn, isOnline, isReservable, readableTimes } from './rules.ts';

/** A fair with what searches and plans of days read. */
export interface IndexedFair {
  readonly row: FairRow;
  readonly hall: ListedHall;
  /** `YYYY-MM-DD` in Japan. */
  readonly day: string;
  /** The valid ones. */
  readonly times: readonly string[];
  readonly contents: FairRow['contents'];
  /** Null where it is not known. */
  readonly durationMinutes: number | null;
  readonly place: HallPlace;
  /** Saturday, Sunday or public holiday. */
  readonly isDayOff: boolean;
  readonly rokuyo: Rokuyo | null;
  /** When reservations close, in ms since 1970; null where a date of the row is invalid. */
  readonly closesAt: number | null;
}

/** Where a hall is, and of which kind. */
export interface HallPlace {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly areaSlug: string | null;
  /** Null for halls abroad. */
  readonly prefectureSlug: string | null;
  readonly districtSlug: string | null;
  readonly serviceId: ListedHall['service_id'] | null;
}

export interface FairConditions extends Omit<PlaceConditions, 'regionSlug' | 'districtSlug'> {
  /** The moment of the search. */
  readonly now: Date;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly daysOffOnly?: boolean | null;
  readonly rokuyo?: readonly Rokuyo[] | null;
  readonly contents?: readonly FairRow['contents'][number][] | null;
  readonly startsFrom?: string | null;
  readonly startsBefore?: string | null;
  readonly maxDurationMinutes?: number | null;
  readonly isOnline?: boolean | null;
  readonly reservableOnly?: boolean | null;
  readonly exceptClosed?: boolean | null;
}

/** Reading an invalid value throws. */
export const placeOf = (hall: ListedHall): HallPlace => ({
  lat: readOptional(() => hall.lat),
  lng: readOptional(() => hall.lng),
  areaSlug: readOptional(() => hall.area_slug),
  prefectureSlug: readOptional(() => hall.prefecture_slug),
  districtSlug: readOptional(() => hall.district_slug),
  serviceId: readOptional(() => hall.service_id),
});

type NearPlace = Pick<HallPlace, 'areaSlug' | 'prefectureSlug'>;

/** The same prefecture; for halls without one the same area, which abroad is the destination. */
export const isNear = (one: NearPlace, other: NearPlace): boolean =>
  one.prefectureSlug
    ? one.prefectureSlug === other.prefectureSlug
    : one.areaSlug !== null && one.areaSlug === other.areaSlug;

function indexFairs(entries: FairIndexState['entries']): IndexedFair[] {
  return entries
    .flatMap(({ item: hall, value: fairs }) => {
      const place = placeOf(hall);
      return fairs.map((row): IndexedFair => {
        const day = heldOn(row);
        return {
          row,
          hall,
          place,
          day,
          times: readableTimes(row),
          contents: readOptional(() => row.contents) ?? [],
          durationMinutes: readOptional(() => row.duration_minutes),
          isDayOff: isDayOff(day),
          rokuyo: rokuyoOn(day),
          closesAt: readOptional(() => closesAt(row).getTime()),
        };
      });
    })
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

const indexed = new WeakMap<FairIndexState['entries'], IndexedFair[]>();

/** The sorted fairs of a snapshot of the index, cached by snapshot. */
export function fairsOf({ entries }: FairIndexState): IndexedFair[] {
  const known = indexed.get(entries);
  if (known) return known;
  const fairs = indexFairs(entries);
  indexed.set(entries, fairs);
  return fairs;
}

/** Soonest first, then by id, so that pages do not overlap. */
function sortKey({ day, times, row }: IndexedFair): string {
  return `${day} ${times[0] ?? '99:99'} ${row.id.padStart(19, '0')}`;
}

/** The conditions of a search at the moment `now`, which finds no fair of an earlier day. */
export function fromToday({ from, ...filter }: Omit<FairConditions, 'now'>, now: Date): FairConditions {
  const today = dayInJapan(now);
  return { ...filter, from: from && from > today ? from : today, now };
}

const TESTS = {
  day: ({ day }, { from, to }) => (!from || day >= from) && (!to || day <= to),
  kindOfDay: ({ isDayOff, rokuyo }, filter) =>
    (!filter.daysOffOnly || isDayOff) &&
    (!filter.rokuyo?.length || (rokuyo !== null && filter.rokuyo.includes(rokuyo))),
  place: ({ hall }, filter) => isAt(hall, filter),
  contents: ({ row }, { contents }) =>
    !contents?.length || contents.every((content) => row.contents.includes(content)),
  times({ row, times }, { startsFrom, startsBefore }) {
    if (!startsFrom && !startsBefore) return true;
    const isWithin = (time: string) => time >= (startsFrom ?? '') && time < (startsBefore ?? '99');
    return times.some(isWithin) || allTimes(row).some(isWithin);
  },
  duration: ({ row }, { maxDurationMinutes }) =>
    maxDurationMinutes == null || (row.duration_minutes ?? Infinity) <= maxDurationMinutes,
  online: ({ row }, filter) => filter.isOnline == null || isOnline(row) === filter.isOnline,
  deadline(fair, { reservableOnly, exceptClosed, now }) {
    if (reservableOnly) return isReservableAt(fair, now);
    return !exceptClosed || readOptional(() => isReservableAt(fair, now)) !== false;
  },
} as const satisfies IndexTests<IndexedFair, FairConditions, string>;

/** A group of conditions. The counts of its options leave it out: they say how many another option would find. */
export type Group = keyof typeof TESTS;

/** Null where an invalid value leaves it undecided. Values that are not known meet no condition. */
export const meets = (fair: IndexedFair, filter: FairConditions, except?: Group): boolean | null =>
  passes(TESTS, fair, filter, except);

/** Reads `closesAt`: to parse the dates of 10,000 fairs takes 30 ms. @throws where a date of the row is invalid */
const isReservableAt = ({ row, closesAt }: IndexedFair, now: Date): boolean =>
  closesAt === null ? isReservable(row, now) : now.getTime() < closesAt;

/** Whether a fair is known to accept reservations. */
export const isOpen = (fair: IndexedFair, now: Date): boolean =>
  readOptional(() => isReservableAt(fair, now)) === true;
