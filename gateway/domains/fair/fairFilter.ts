/** Conditions of the fair search, tested on rows of the index. */
import { readOptional } from '#gateway/upstream/decode.ts';
import type { FairIndexState } from '#gateway/upstream/fairIndex.ts';
import type { ListedHall } from '#gateway/upstream/hallIndex.ts';

import { isDayOff, type Rokuyo, rokuyoOn } from '../calendar/rules.ts';
import { isAt, type PlaceConditions } from '../hall/rules.ts';
import type { FairRow } from './Fair.ts';
import { heldOn, isOnline, isReservable, readableTimes, SLOTS } from './rules.ts';

/** A fair with the values that conditions test. */
export interface IndexedFair {
  readonly row: FairRow;
  readonly hall: ListedHall;
  /** `YYYY-MM-DD` in Japan. */
  readonly day: string;
  readonly times: readonly string[];
  readonly contents: FairRow['contents'];
  /** Null where it is not known, here and below. */
  readonly durationMinutes: number | null;
  readonly isOnline: boolean | null;
  readonly place: HallPlace;
  /** Saturday, Sunday or public holiday. */
  readonly isDayOff: boolean;
  readonly rokuyo: Rokuyo | null;
  /** Conditions that test a value which is invalid. */
  readonly untestable: readonly Condition[];
}

/** Conditions by the value that they test, without it. */
const WITHOUT = {
  place: { areaSlug: null, prefectureSlug: null, stationRawId: null },
  contents: { contents: null },
  times: { startsFrom: null, startsBefore: null },
  duration: { maxDurationMinutes: null },
  online: { isOnline: null },
  deadline: { reservableOnly: null },
} as const satisfies Readonly<Record<string, FairConditions>>;
type Condition = keyof typeof WITHOUT;

/** Where a hall is, and of which kind. */
export interface HallPlace {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly prefectureSlug: string | null;
  readonly districtSlug: string | null;
  readonly serviceId: ListedHall['service_id'] | null;
}

export interface FairConditions extends Omit<PlaceConditions, 'regionSlug' | 'districtSlug'> {
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
}

/** Reading an invalid value throws. */
export const placeOf = (hall: ListedHall): HallPlace => ({
  lat: readOptional(() => hall.lat),
  lng: readOptional(() => hall.lng),
  prefectureSlug: readOptional(() => hall.prefecture_slug),
  districtSlug: readOptional(() => hall.district_slug),
  serviceId: readOptional(() => hall.service_id),
});

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
          isOnline: readOptional(() => isOnline(row)),
          isDayOff: isDayOff(day),
          rokuyo: rokuyoOn(day),
          untestable: untestableOf(hall, row),
        };
      });
    })
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

const isInvalid = (read: () => unknown): boolean => readOptional(() => [read()]) === null;

function untestableOf(hall: ListedHall, row: FairRow): readonly Condition[] {
  const reads: Readonly<Record<Condition, () => unknown>> = {
    place: () => [hall.area_slug, hall.prefecture_slug, hall.station_id],
    contents: () => row.contents,
    times: () => SLOTS.map((slot) => row[slot]),
    duration: () => row.duration_minutes,
    online: () => row.name,
    deadline: () => [row.post_period_day, row.post_period_hour],
  };
  return CONDITIONS.filter((condition) => isInvalid(reads[condition]));
}
const CONDITIONS: readonly Condition[] = ['place', 'contents', 'times', 'duration', 'online', 'deadline'];

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

/** A kind of conditions. Counts by option ignore their own dimension: they count what another choice would find. */
export type Dimension = 'day' | 'contents' | 'place';

/**
 * Whether a fair meets all conditions, except those of one dimension. Fairs before `today` never do. Values that are not
 * known meet no condition.
 */
export function meets(fair: IndexedFair, filter: FairConditions, now: Date, except?: Dimension): boolean {
  const { day, times, contents, rokuyo } = fair;
  const { from, to, startsFrom, startsBefore, maxDurationMinutes } = filter;
  if (except !== 'day' && ((from && day < from) || (to && day > to))) return false;
  if (filter.daysOffOnly && !fair.isDayOff) return false;
  if (filter.rokuyo?.length && (rokuyo === null || !filter.rokuyo.includes(rokuyo))) return false;
  if (except !== 'contents' && filter.contents?.length)
    if (!filter.contents.every((content) => contents.includes(content))) return false;
  if (except !== 'place' && readOptional(() => isAt(fair.hall, filter)) !== true) return false;
  if (startsFrom || startsBefore)
    if (!times.some((time) => time >= (startsFrom ?? '') && time < (startsBefore ?? '99'))) return false;
  if (maxDurationMinutes != null && (fair.durationMinutes ?? Infinity) > maxDurationMinutes) return false;
  if (filter.isOnline != null && fair.isOnline !== filter.isOnline) return false;
  return !filter.reservableOnly || isOpen(fair, now);
}

/** Whether an invalid value alone leaves it open if a fair meets the conditions. */
export function isUndecided(fair: IndexedFair, filter: FairConditions, now: Date): boolean {
  if (fair.untestable.length === 0 || meets(fair, filter, now)) return false;
  const rest = Object.assign({ ...filter }, ...fair.untestable.map((condition) => WITHOUT[condition]));
  return meets(fair, rest, now);
}

/** Whether a fair is known to accept reservations. */
export const isOpen = ({ row }: IndexedFair, now: Date): boolean =>
  readOptional(() => isReservable(row, now)) === true;
