import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const SLUG = /^[a-z][a-z_-]{1,31}$/;

/** The prefecture the home page looks at: the one chosen now, or the one chosen before. */
export function homeVariables({ address, visit }: Place): HomePageQuery['variables'] {
  const chosen = address.query.get('prefecture') ?? '';
  return { prefectureSlug: SLUG.test(chosen) ? chosen : visit.area.prefecture };
}

/** The home page is always there; its parts fail alone. */
export function homeOutcome(): Outcome {
  return { kind: 'found', personal: { withHalls: true } };
}
