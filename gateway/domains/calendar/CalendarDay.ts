/** A day of the Japanese calendar, with what couples look at when they choose one. */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { addDays } from '#gateway/schema/kit/japan.ts';

import { holidayOf } from './holidays.ts';
import { rokuyoOf } from './rokuyo.ts';

export const Rokuyo = wordEnum(
  'Rokuyo',
  'The six names of days (六輝, 六曜) that Japanese people consult before a wedding. A custom, not a fact: show it as a guide and let it be hidden.',
  {
    taian: 'Taian (大安): good all day; the most sought after.',
    shakku: 'Shakku (赤口): good around noon only.',
    sensho: 'Sensho (先勝): good in the morning.',
    tomobiki: 'Tomobiki (友引): good but for noon; "draws friends along".',
    senbu: 'Senbu (先負): good in the afternoon.',
    butsumetsu: 'Butsumetsu (仏滅): good for nothing, by custom.',
  },
);

/** All days of a month `YYYY-MM`, in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) =>
    day.startsWith(month),
  );
}

/** A day `YYYY-MM-DD`. */
export const CalendarDay = builder.objectRef<string>('CalendarDay');

CalendarDay.implement({
  description: 'A day of the Japanese calendar.',
  fields: (t) => ({
    date: t.field({
      type: 'LocalDate',
      infallible: true,
      description: 'The day.',
      resolve: (day) => day,
    }),
    holidayName: t.string({
      nullable: true,
      description:
        'Name of the public holiday, e.g. `勤労感謝の日`, substitute holidays (`振替休日`) among them; null on all other days.',
      resolve: (day) => holidayOf(day),
    }),
    rokuyo: t.field({
      type: Rokuyo,
      nullable: true,
      description:
        'The 六輝 of the day by the old calendar as reckoned in Japan, which differs from the Chinese one on some months; null before 2025 and after 2035.',
      resolve: (day) => rokuyoOf(day),
    }),
    month: t.field({
      type: [CalendarDay],
      description: 'All days of the month it lies in, in order, to draw a calendar around it.',
      resolve: (day) => daysOf(day.slice(0, 7)),
    }),
  }),
});
