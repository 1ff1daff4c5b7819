/** `Query.fairDayPlans`, from the index of fairs. */
import { builder } from '#gateway/schema/kit/builder.ts';

import { toHall } from '../hall/source.ts';
import { Fair, toFair } from './Fair.ts';
import { type DayPlan, planDay, type PlannedVisit } from './dayPlan.ts';
import { fairsOf, fromToday, meets } from './fairFilter.ts';
import { checkFilter, FairFilter } from './fairSearch.ts';

const MAX_PLANS = 3;
/** Days that are looked at until one has a plan. */
const MAX_DAYS = 10;

const FairVisit = builder.objectRef<PlannedVisit>('FairVisit').implement({
  description: 'A fair with the starting time to attend it.',
  fields: (t) => ({
    fair: t.field({
      type: Fair,
      nonNull: true,
      description: 'The fair.',
      resolve: ({ fair }, _args, context) => {
        // Primes the hall loader, which saves a call per hall.
        toHall(fair.hall, context);
        return toFair(fair.row);
      },
    }),
    startsAt: t.field({
      type: 'LocalTime',
      nonNull: true,
      description: 'One of its starting times, in Japan.',
      resolve: ({ startsAt }) => startsAt,
    }),
  }),
});

const FairDayPlan = builder.objectRef<DayPlan>('FairDayPlan').implement({
  description: 'Two fairs of different halls that a couple can attend on one day, one after the other.',
  fields: (t) => ({
    first: t.field({
      type: FairVisit,
      nonNull: true,
      description: 'The earlier one.',
      resolve: ({ first }) => first,
    }),
    second: t.field({
      type: FairVisit,
      nonNull: true,
      description: 'The later one. It begins after the first one ends and the way between them.',
      resolve: ({ second }) => second,
    }),
    distanceKm: t.float({
      nonNull: true,
      description: 'Distance between the halls in a straight line, in kilometres.',
      resolve: (plan) => Math.round(plan.distanceKm * 10) / 10,
    }),
    travelMinutes: t.int({
      nonNull: true,
      description:
        'Minutes allowed for the way, estimated from the distance: 15 and 3 for each kilometre, rounded up to a multiple of 5.',
      resolve: ({ travelMinutes }) => travelMinutes,
    }),
  }),
});

builder.queryField('fairDayPlans', (t) =>
  t.field({
    type: [FairDayPlan],
    args: { filter: t.arg({ type: FairFilter, description: 'Conditions that both fairs meet.' }) },
    description:
      'Up to three plans to attend two fairs of one prefecture, shortest way first, on the first day with such a plan; empty without one. From the index of `fairs`, only reservable fairs at a place and of known duration. Makes no REST call.',
    resolve: (_root, { filter }, context) => {
      if (filter) checkFilter(filter);
      const conditions = fromToday({ ...filter, reservableOnly: true, isOnline: false }, context.now());
      const found = fairsOf(context.fairIndex.get()).filter((fair) => meets(fair, conditions) === true);
      for (const fairs of [...Map.groupBy(found, ({ day }) => day).values()].slice(0, MAX_DAYS)) {
        const plans = planDay(fairs);
        if (plans.length > 0) return plans.slice(0, MAX_PLANS);
      }
      return [];
    },
  }),
);
