/** Fields of Hall from the index of fairs: the next fair, and fairs of similar halls for a hall without fairs. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { Hall } from '../hall/Hall.ts';
import { toHall } from '../hall/source.ts';
import { Fair, toFair } from './Fair.ts';
import { fairsOf, type HallPlace, type IndexedFair, isNear, isOpen, placeOf } from './fairFilter.ts';

const MAX_FAIRS = 4;

/** The next fair of each hall. */
function nextFairs(fairs: readonly IndexedFair[]): IndexedFair[] {
  const next = new Map<string, IndexedFair>();
  for (const fair of fairs) if (!next.has(fair.hall.id)) next.set(fair.hall.id, fair);
  return [...next.values()];
}

/** 0 for halls of the same kind and district; 1 or 2 where one or both of these differ. */
function difference(one: HallPlace, other: HallPlace): number {
  const isSameKind = one.serviceId !== null && one.serviceId === other.serviceId;
  const isSameDistrict = one.districtSlug !== null && one.districtSlug === other.districtSlug;
  return (isSameKind ? 0 : 1) + (isSameDistrict ? 0 : 1);
}

builder.objectField(Hall, 'nextFairOn', (t) =>
  t.field({
    type: 'LocalDate',
    nullable: true,
    description:
      'Day of the next fair that takes reservations; null where there is none, and while the index of `fairs` does not know the hall. Makes no REST call.',
    resolve: ({ id }, _args, { fairIndex, now }) => {
      const today = now();
      return fairsOf(fairIndex.get()).find((fair) => fair.hall.id === id && isOpen(fair, today))?.day;
    },
  }),
);

builder.objectField(Hall, 'fairsOfSimilarHalls', (t) =>
  t.field({
    type: [Fair],
    description:
      'For a hall without fairs: the next reservable fair of up to four halls of its prefecture, abroad of its area, of its district and venue type first. Empty for a hall with fairs, and while the index of `fairs` does not know it. Makes no REST call.',
    resolve: ({ id }, _args, context) => {
      const state = context.fairIndex.peek();
      const indexed = state.entries.find(({ item }) => item.id === id);
      if (!indexed || indexed.value.length > 0) return [];
      const place = placeOf(indexed.item);
      const now = context.now();
      const open = fairsOf(state).filter((fair) => isNear(place, fair.place) && isOpen(fair, now));
      return nextFairs(open)
        .toSorted((one, other) => difference(place, one.place) - difference(place, other.place))
        .slice(0, MAX_FAIRS)
        .map((fair) => {
          // Primes the hall loader, which saves a call per hall.
          toHall(fair.hall, context);
          return toFair(fair.row);
        });
    },
  }),
);
