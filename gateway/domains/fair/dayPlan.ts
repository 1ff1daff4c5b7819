/** Two fairs on one day that a couple can attend one after the other. Pure functions. */
import type { HallPlace, IndexedFair } from './fairFilter.ts';

/** A fair with the starting time to attend it, `HH:mm`. */
export interface PlannedVisit {
  readonly fair: IndexedFair;
  readonly startsAt: string;
}

export interface DayPlan {
  readonly first: PlannedVisit;
  readonly second: PlannedVisit;
  /** In a straight line. */
  readonly distanceKm: number;
  readonly travelMinutes: number;
}

/** Farther halls are no plan for a day. */
const MAX_KM = 15;
/** To leave, to wait and to arrive. */
const BASE_MINUTES = 15;
/** About 20 km/h in a straight line, by train and on foot. */
const MINUTES_PER_KM = 3;
/** Bounds the work of a day: pairs are compared within a prefecture. */
const MAX_FAIRS = 80;

const EARTH_RADIUS_KM = 6_371;

type Place = Pick<HallPlace, 'lat' | 'lng'>;

/** Null where a place is not known. */
export function distanceKm(one: Place, other: Place): number | null {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return null;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const a =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a));
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The pair of starting times with the shortest wait; null if the fairs overlap at all of them. */
function planPair(first: IndexedFair, second: IndexedFair, kilometres: number): DayPlan | null {
  const travelMinutes = Math.ceil((BASE_MINUTES + kilometres * MINUTES_PER_KM) / 5) * 5;
  const needed = (first.durationMinutes ?? 0) + travelMinutes;
  let best: { readonly plan: DayPlan; readonly wait: number } | null = null;
  for (const startsAt of first.times)
    for (const next of second.times) {
      const wait = toMinutes(next) - toMinutes(startsAt) - needed;
      if (wait < 0 || (best && wait >= best.wait)) continue;
      const plan = {
        first: { fair: first, startsAt },
        second: { fair: second, startsAt: next },
        distanceKm: kilometres,
        travelMinutes,
      };
      best = { plan, wait };
    }
  return best?.plan ?? null;
}

/**
 * Plans for fairs of one day and prefecture, shortest way first; each hall in one plan at most.
 * @param fairs at places, with known durations
 */
function planPrefecture(fairs: readonly IndexedFair[]): DayPlan[] {
  const plans: DayPlan[] = [];
  for (const first of fairs)
    for (const second of fairs) {
      if (first.hall.id === second.hall.id) continue;
      const kilometres = distanceKm(first.place, second.place);
      const plan = kilometres !== null && kilometres <= MAX_KM ? planPair(first, second, kilometres) : null;
      if (plan) plans.push(plan);
    }
  const used = new Set<string>();
  return plans
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
    .filter(({ first, second }) => {
      const halls = [first.fair.hall.id, second.fair.hall.id];
      if (halls.some((id) => used.has(id))) return false;
      for (const id of halls) used.add(id);
      return true;
    });
}

/** Plans of one day, shortest way first. Fairs without duration, time or prefecture are in none. */
export function planDay(fairs: readonly IndexedFair[]): DayPlan[] {
  const usable = fairs.filter(
    ({ durationMinutes, place, times }) =>
      durationMinutes !== null && times.length > 0 && place.prefectureSlug !== null,
  );
  return [...Map.groupBy(usable, ({ place }) => place.prefectureSlug).values()]
    .flatMap((group) => planPrefecture(group.slice(0, MAX_FAIRS)))
    .toSorted((one, other) => one.distanceKm - other.distanceKm);
}
