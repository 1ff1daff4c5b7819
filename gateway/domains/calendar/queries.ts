/** The query of the calendar. It calls nobody: holidays and 六輝 are reckoned here. */
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { dayInJapan } from '#gateway/schema/kit/japan.ts';

import { CalendarDay, daysOf } from './CalendarDay.ts';

const MONTH = /^(?:19[7-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/;

builder.queryField('calendarDays', (t) =>
  t.field({
    type: [CalendarDay],
    args: {
      month: t.arg.string({
        description: 'Month as `YYYY-MM`, 1970 to 2099; this month in Japan when left out.',
      }),
    },
    description: 'The days of a month in order, with holidays and 六輝, to draw a calendar from.',
    resolve: (_root, args, { now }) => {
      const month = args.month ?? dayInJapan(now()).slice(0, 7);
      if (!MONTH.test(month)) throw badInput('`month` has to be written as YYYY-MM.');
      return daysOf(month);
    },
  }),
);
