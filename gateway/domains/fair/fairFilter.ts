/** Conditions of the fair search, tested on rows of the index. */
import { readOptional } from '#gateway/upstream/decode.ts';
import type { FairIndexState, HallFairs } from '#gateway/upstream/fairIndex.ts';

import { holidayName, type Rokuyo, rokuyoOn } from '../calendar/rules.ts';
import type { FairRow } from './Fair.ts';
import { heldOn, holdTimes, isOnline, isReservable } from './rules.ts';

/** A fair with the values that conditions test. */
export interface IndexedFair {
  readonly row: FairRow;
  readonly hall: HallFairs['hall'];
  /** `YYYY-MM-DD` in Japan. */
  readonly day: string;
  readonly times: readonly string[];
  /** Saturday, Sunday or public holiday. */
  readonly isDayOff: boolean;
  readonly rokuyo: Rokuyo | null;
}

export interface FairConditions {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly daysOffOnly?: boolean | null;
  readonly rokuyo?: readonly Rokuyo[] | null;
  readonly contents?: readonly FairRow['contents'][number][] | null;
  readonly areaSlug?: string | null;
  readonly prefectureSlug?: string | null;
  readonly stationRawId?: string | null;
  readonly startsFrom?: string | null;
  readonly startsBefore?: string | null;
  readonly maxDurationMinutes?: number | null;
  readonly isOnline?: boolean | null;
  readonly reservableOnly?: boolean | null;
}

function indexFairs(halls: readonly HallFairs[]): IndexedFair[] {
  return halls
    .flatMap(({ hall, fairs }) =>
      fairs.flatMap((row): IndexedFair[] => {
        // The shape of a time does not say that it exists, as on February 30.
        if (Number.isNaN(Date.parse(row.hold_at))) return [];
        const day = heldOn(row);
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        const isDayOff = weekday === 0 || weekday === 6 || holidayName(day) !== null;
        return [{ row, hall, day, times: timesOf(row), isDayOff, rokuyo: rokuyoOn(day) }];
      }),
    )
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

const indexed = new WeakMap<FairIndexState['halls'], IndexedFair[]>();

/** The sorted fairs of a snapshot of the index, cached by snapshot. */
export function fairsOf({ halls }: FairIndexState): IndexedFair[] {
  const known = indexed.get(halls);
  if (known) return known;
  const fairs = indexFairs(halls);
  indexed.set(halls, fairs);
  return fairs;
}

function timesOf(row: FairRow): string[] {
  try {
    return holdTimes(row);
  } catch {
    return [];
  }
}

/** Soonest first, then by id, so that pages do not overlap. */
function sortKey({ day, times, row }: IndexedFair): string {
  return `${day} ${times[0] ?? '99:99'} ${row.id.padStart(19, '0')}`;
}

/** A kind of conditions. Counts by option ignore their own dimension: they count what another choice would find. */
export type Dimension = 'day' | 'contents' | 'place';

/** Whether a fair meets all conditions, except those of one dimension. Fairs before `today` never do. */
export function meets(
  { row, hall, day, times, isDayOff, rokuyo }: IndexedFair,
  filter: FairConditions,
  now: Date,
  except?: Dimension,
): boolean {
  const { from, to, startsFrom, startsBefore, maxDurationMinutes } = filter;
  if (except !== 'day' && ((from && day < from) || (to && day > to))) return false;
  if (filter.daysOffOnly && !isDayOff) return false;
  if (filter.rokuyo?.length && (rokuyo === null || !filter.rokuyo.includes(rokuyo))) return false;
  if (except !== 'contents' && filter.contents?.length)
    if (!filter.contents.every((content) => row.contents.includes(content))) return false;
  if (except !== 'place' && !isAt(hall, filter)) return false;
  if (startsFrom || startsBefore)
    if (!times.some((time) => time >= (startsFrom ?? '') && time < (startsBefore ?? '99'))) return false;
  if (maxDurationMinutes != null && (row.duration_minutes ?? Infinity) > maxDurationMinutes) return false;
  if (filter.isOnline != null && isOnline(row) !== filter.isOnline) return false;
  return !filter.reservableOnly || isReservable(row, now);
}

function isAt(
  hall: IndexedFair['hall'],
  { areaSlug, prefectureSlug, stationRawId }: FairConditions,
): boolean {
  // A hall whose place is invalid is at none; reading the value throws.
  const isOr = (wanted: string | null | undefined, read: () => string | null): boolean =>
    !wanted || readOptional(read) === wanted;
  return (
    isOr(areaSlug, () => hall.area_slug) &&
    isOr(prefectureSlug, () => hall.prefecture_slug) &&
    isOr(stationRawId, () => hall.station_id)
  );
}
