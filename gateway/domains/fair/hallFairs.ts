import { builder } from '#gateway/schema/kit/builder.ts';
import { forwardArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import {
  getHallRecommendedFair,
  listHallFairContents,
  listHallFairs,
  listHallRecommendedFairs,
} from '#gateway/upstream/endpoints/fairs.ts';

import { Rokuyo } from '../calendar/CalendarDay.ts';
import { isDayOff, rokuyoOn } from '../calendar/rules.ts';
import { Hall } from '../hall/Hall.ts';
import { Fair, FairConnection, FairContentKind, type FairRow, toFair } from './Fair.ts';
import { heldOn, isReservable } from './rules.ts';

const PAGE_SIZE = 4;
/** The largest page of the REST API. */
const SOONEST_FAIRS = 100;

/** Day of a fair that accepts reservations; null for others and where the day is invalid. */
function reservableDay(row: FairRow, now: Date): string | null {
  return readOptional(() => (isReservable(row, now) ? heldOn(row) : null));
}

builder.objectFields(Hall, (t) => ({
  fairs: t.field({
    type: FairConnection,
    prefetch: true,
    args: {
      heldOn: t.arg({ type: 'LocalDate', description: 'Only fairs held on this day.' }),
      ...forwardArgs(PAGE_SIZE),
    },
    description: 'Fairs, soonest first, 4 per page by default; with `heldOn` only those of that day.',
    usesInfo: true,
    resolve: ({ id }, args, { rest }, info) =>
      prefetchConnection(
        new PagedList(pageWindow(args, PAGE_SIZE), {
          pageSize: PAGE_SIZE,
          load: async (page, perPage) => {
            const reply = await rest.get(listHallFairs, {
              id,
              per_page: perPage,
              page,
              hold_at: args.heldOn ?? undefined,
            });
            return { rows: reply.fairs.map(toFair), total: () => reply.total, perPage: () => reply.per_page };
          },
        }),
        info,
      ),
  }),
  nextFair: t.field({
    type: Fair,
    nullable: true,
    prefetch: true,
    args: {
      daysOffOnly: t.arg.boolean({ description: 'Only on Saturdays, Sundays and public holidays.' }),
      rokuyo: t.arg({ type: [Rokuyo], description: 'Only on days of any of these 六輝.' }),
    },
    description:
      'The next fair that accepts reservations, of the 100 soonest; null if there is none. One REST call a hall, the same for all arguments.',
    resolve: async ({ id }, { daysOffOnly, rokuyo }, { rest, now }) => {
      const { fairs } = await rest.get(listHallFairs, { id, per_page: SOONEST_FAIRS, page: 1 });
      const found = fairs.find((row) => {
        const day = reservableDay(row, now());
        if (day === null || (daysOffOnly && !isDayOff(day))) return false;
        const ofDay = rokuyoOn(day);
        return !rokuyo?.length || (ofDay !== null && rokuyo.includes(ofDay));
      });
      return found ? toFair(found) : null;
    },
  }),
  recommendedFairs: t.field({
    type: [Fair],
    prefetch: true,
    description: 'Fairs recommended by the hall.',
    resolve: async ({ id }, _args, { rest }) =>
      (await rest.get(listHallRecommendedFairs, { id })).fairs.map(toFair),
  }),
  recommendedFair: t.field({
    type: Fair,
    nullable: true,
    prefetch: true,
    description: 'The most recommended fair; null if there is none.',
    resolve: async ({ id }, _args, { rest }) => {
      const { fair } = await rest.get(getHallRecommendedFair, { id });
      return fair && toFair(fair);
    },
  }),
  fairContents: t.field({
    type: [FairContentKind],
    prefetch: true,
    description: "Kinds of content offered by the hall's fairs, most frequent first.",
    resolve: async ({ id }, _args, { rest }) =>
      (await rest.get(listHallFairContents, { id })).fair_contents.map(({ kind }) => kind),
  }),
}));
