/** Rules of fairs: when reservations close, which times are offered. */
import { addDays, atHour, dayInJapan, startOfDay } from '#gateway/schema/kit/japan.ts';

/** What the rules need of a fair. */
export interface FairDates {
  /** Midnight in Japan of the day the fair is held. */
  readonly hold_at: string;
  /** How many days before; null means 1. */
  readonly post_period_day: number | null;
  /** At which hour of that day, 0 to 24; null means 24, the end of the day. */
  readonly post_period_hour: number | null;
}

/** The day in Japan on which a fair is held. */
export function heldOn({ hold_at }: Pick<FairDates, 'hold_at'>): string {
  return dayInJapan(hold_at);
}

/** Until when reservations are taken: the day held less `post_period_day` days, at `post_period_hour` o'clock. */
export function reservationDeadline(fair: FairDates): Date {
  return atHour(addDays(heldOn(fair), -(fair.post_period_day ?? 1)), fair.post_period_hour ?? 24);
}

/** Whether a fair is over for reservations whatever its deadline: it is held before tomorrow begins. */
export function isClosed(fair: FairDates, now: Date): boolean {
  return startOfDay(heldOn(fair)) < startOfDay(addDays(dayInJapan(now), 1));
}

/** When reservations end: at the deadline, or as the day of the fair begins, whichever comes first. */
export function closesAt(fair: FairDates): Date {
  const [deadline, begin] = [reservationDeadline(fair), startOfDay(heldOn(fair))];
  return deadline < begin ? deadline : begin;
}

/** Whether reservations are taken at an instant. */
export function isReservable(fair: FairDates, now: Date): boolean {
  return !isClosed(fair, now) && now < reservationDeadline(fair);
}

/** The starting times that are used, in order; null and empty entries of the eight are not. */
export function holdTimes(fair: {
  readonly [Slot in `hold_time${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`]: string | null;
}): string[] {
  const { hold_time1, hold_time2, hold_time3, hold_time4, hold_time5, hold_time6, hold_time7, hold_time8 } =
    fair;
  return [
    hold_time1,
    hold_time2,
    hold_time3,
    hold_time4,
    hold_time5,
    hold_time6,
    hold_time7,
    hold_time8,
  ].filter((time): time is string => Boolean(time));
}
