/** Fairs of similar halls, for halls that hold none. */
import { builder } from '#gateway/schema/kit/builder.ts';

import { Hall } from '../hall/Hall.ts';
import { toHall } from '../hall/source.ts';
import { Fair, toFair } from './Fair.ts';
import { fairsOf, type IndexedFair } from './fairFilter.ts';
import { isReservable } from './rules.ts';

const MAX_FAIRS = 4;

/** The next fair of each hall. */
function nextFairs(fairs: readonly IndexedFair[]): IndexedFair[] {
  const next = new Map<string, IndexedFair>();
  for (const fair of fairs) if (!next.has(fair.hall.id)) next.set(fair.hall.id, fair);
  return [...next.values()];
}

/** How little two halls have in common; the prefecture is the same. */
function difference(one: IndexedFair['hall'], other: IndexedFair['hall']): number {
  const isSameKind = one.service_id === other.service_id;
  const isSameDistrict = one.district_slug !== null && one.district_slug === other.district_slug;
  return (isSameKind ? 0 : 1) + (isSameDistrict ? 0 : 1);
}

builder.objectField(Hall, 'fairsOfSimilarHalls', (t) =>
  t.field({
    type: [Fair],
    description:
      'For a hall without fairs: the next reservable fair of up to four halls of its prefecture, of its district and venue type first. Empty for a hall with fairs, and while the index of `fairs` does not know it. Makes no REST call.',
    resolve: ({ id }, _args, context) => {
      const state = context.fairIndex.peek();
      const indexed = state.halls.find(({ hall }) => hall.id === id);
      if (!indexed?.hall.prefecture_slug || indexed.fairs.length > 0) return [];
      const { hall } = indexed;
      const now = context.now();
      const open = fairsOf(state).filter(
        (fair) => fair.hall.prefecture_slug === hall.prefecture_slug && isReservable(fair.row, now),
      );
      return nextFairs(open)
        .toSorted((one, other) => difference(hall, one.hall) - difference(hall, other.hall))
        .slice(0, MAX_FAIRS)
        .map((fair) => {
          // Primes the hall loader, which saves a call per hall.
          toHall(fair.hall, context);
          return toFair(fair.row);
        });
    },
  }),
);
