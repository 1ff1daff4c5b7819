import { badUpstreamValue } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { addDays, atHour, dayInJapan, startOfDay } from '#gateway/schema/kit/japanTime.ts';

export interface FairDates {
  /** Midnight in Japan on the day of the fair. */
  readonly hold_at: string;
  /** Days between the deadline and the fair; null means 1. */
  readonly post_period_day: number | null;
  /** Hour of the deadline, 0 to 24; null means 24, the end of the day. */
  readonly post_period_hour: number | null;
}

/** Day of the fair in Japan, `YYYY-MM-DD`. */
export function heldOn({ hold_at }: Pick<FairDates, 'hold_at'>): string {
  return dayInJapan(hold_at);
}

/** Ten years. Larger values would make dates that `Date` cannot represent. */
const MAX_POST_PERIOD_DAYS = 3_650;

export function reservationDeadline(fair: FairDates): Date {
  const days = Math.min(fair.post_period_day ?? 1, MAX_POST_PERIOD_DAYS);
  return atHour(addDays(heldOn(fair), -days), fair.post_period_hour ?? 24);
}

/** Whether the fair is today or earlier in Japan, and closed regardless of its deadline. */
export function isClosed(fair: FairDates, now: Date): boolean {
  return startOfDay(heldOn(fair)) < startOfDay(addDays(dayInJapan(now), 1));
}

/** The deadline, or the start of the day of the fair if that is earlier. */
export function closesAt(fair: FairDates): Date {
  const [deadline, begin] = [reservationDeadline(fair), startOfDay(heldOn(fair))];
  return deadline < begin ? deadline : begin;
}

export function isReservable(fair: FairDates, now: Date): boolean {
  return !isClosed(fair, now) && now < reservationDeadline(fair);
}

/** Fields of the starting times. */
const SLOTS = [
  'hold_time1',
  'hold_time2',
  'hold_time3',
  'hold_time4',
  'hold_time5',
  'hold_time6',
  'hold_time7',
  'hold_time8',
] as const;

type Slots = { readonly [Slot in (typeof SLOTS)[number]]: string | null };

const readSlots = (fair: Slots): (string | null)[] =>
  SLOTS.map((slot) => readOptional(() => fair[slot] ?? ''));

/** The valid ones of the eight starting times, in order. */
export const readableTimes = (fair: Slots): string[] =>
  readSlots(fair).filter((time): time is string => Boolean(time));

/** All starting times. @throws where one is invalid */
export const allTimes = (fair: Slots): string[] => SLOTS.flatMap((slot) => fair[slot] ?? []);

/** The valid starting times. @throws where all that are given are invalid */
export function holdTimes(fair: Slots): string[] {
  const times = readableTimes(fair);
  if (times.length === 0 && readSlots(fair).includes(null)) throw badUpstreamValue('starting time');
  return times;
}

/** Whether the name says that the fair is held online; the REST API has no field for it. */
export function isOnline({ name }: { readonly name: string }): boolean {
  return /オンライン(?!予約|申込)/.test(name);
}
