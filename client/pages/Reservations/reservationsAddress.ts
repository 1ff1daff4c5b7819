import type { ReservationsPageQuery } from '../../__generated__/ReservationsPageQuery.graphql.ts';
import type { Outcome } from '../../router/page.tsx';

/** The list depends on nothing but the viewer. */
export function reservationsVariables(): ReservationsPageQuery['variables'] {
  return {};
}

/** It stands for everybody: guests are told what they would find. */
export function reservationsOutcome(): Outcome {
  return { kind: 'found' };
}
