import { closesAt, isReservable } from '#gateway/domains/fair/rules.ts';
import { addDays } from '#gateway/schema/kit/japanTime.ts';
import type { MicroBench } from './measure.ts';

const FAIRS = 10_000;
const NOW = new Date('2026-12-01T12:00:00+09:00');

/** Which fairs of the index accept reservations, as the page of a hall without fairs asks. */
export const fairs: MicroBench = {
  name: 'fairs',
  about: 'asks of 10,000 fairs whether they accept reservations now',
  contenders() {
    const rows = Array.from({ length: FAIRS }, (_, at) => ({
      hold_at: `${addDays('2026-11-25', at % 60)}T00:00:00+09:00`,
      post_period_day: at % 4,
      post_period_hour: 18,
    }));
    const indexed = rows.map((row) => closesAt(row).getTime());
    return [
      {
        name: 'moment kept with the fair',
        run: () => indexed.filter((closing) => NOW.getTime() < closing).length,
      },
      { name: 'dates of the row', run: () => rows.filter((row) => isReservable(row, NOW)).length },
    ];
  },
};
