/** The Japanese calendar: holidays and 六輝 by day, computed without REST calls. */
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { addDays, dayInJapan } from '#gateway/schema/kit/japanTime.ts';

import { holidayName, rokuyoOn } from './rules.ts';

export const Rokuyo = restEnum(
  'Rokuyo',
  'The six traditional day names (六輝, 六曜) that Japanese couples consult when choosing a wedding day. A custom, not a fact: show it as a guide and let users hide it.',
  {
    taian: 'Taian (大安): auspicious all day; the most popular for weddings.',
    shakku: 'Shakku (赤口): auspicious around noon only.',
    sensho: 'Sensho (先勝): auspicious in the morning.',
    tomobiki: 'Tomobiki (友引): auspicious except at noon; "draws friends along".',
    senbu: 'Senbu (先負): auspicious in the afternoon.',
    butsumetsu: 'Butsumetsu (仏滅): inauspicious all day.',
  },
);

function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) =>
    day.startsWith(month),
  );
}

/** Represented by its date, `YYYY-MM-DD`. */
export const CalendarDay = builder.objectRef<string>('CalendarDay');

CalendarDay.implement({
  description: 'A day of the Japanese calendar.',
  fields: (t) => ({
    date: t.field({
      type: 'LocalDate',
      nonNull: true,
      description: 'The date in Japan.',
      resolve: (day) => day,
    }),
    holidayName: t.string({
      nullable: true,
      description:
        'Name of the public holiday, e.g. `勤労感謝の日`, including substitute holidays (`振替休日`); null on other days.',
      resolve: (day) => holidayName(day),
    }),
    rokuyo: t.field({
      type: Rokuyo,
      nullable: true,
      description:
        'The 六輝 of the day by the traditional Japanese lunisolar calendar, which differs from the Chinese one in some months; null before 2025 and after 2035.',
      resolve: (day) => rokuyoOn(day),
    }),
    month: t.field({
      type: [CalendarDay],
      description: 'All days of the same month in order, for drawing a calendar.',
      resolve: (day) => daysOfMonth(day.slice(0, 7)),
    }),
  }),
});

const MONTH_PATTERN = /^(?:19[7-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/;

builder.queryField('calendarDays', (t) =>
  t.field({
    type: [CalendarDay],
    args: {
      month: t.arg.string({
        description: 'Month as `YYYY-MM`, 1970 to 2099; the current month in Japan if omitted.',
      }),
    },
    description: 'The days of a month in order, with holidays and 六輝, for drawing a calendar.',
    resolve: (_root, args, { now }) => {
      const month = args.month ?? dayInJapan(now()).slice(0, 7);
      if (!MONTH_PATTERN.test(month))
        throw badUserInput('`month` has to be a month of 1970 to 2099, written as YYYY-MM.');
      return daysOfMonth(month);
    },
  }),
);
