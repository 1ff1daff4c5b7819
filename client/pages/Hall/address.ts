import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import { hallPath } from '../../parts/hall/paths.ts';
import { writeAddress } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;

/** Which hall an address means; null where it can be none. */
export function hallVariables({ params }: Place): HallPageQuery['variables'] | null {
  const { rawId, areaSlug, slug } = params;
  if (rawId) return { by: { rawId } };
  return areaSlug && slug && SLUG.test(areaSlug) && SLUG.test(slug) ? { by: { slug: { areaSlug, slug } } } : null;
}

/**
 * No hall: missing. A hall under its id although it has a slug has moved there for good, except in the native app,
 * which keeps the address it knows.
 */
export function hallOutcome({ hall }: HallPageQuery['response'], { address, visit }: Place): Outcome {
  if (!hall) return { kind: 'missing' };
  const path = hallPath(hall);
  const isElsewhere = path !== address.path.replace(/\/$/, '');
  if (isElsewhere && !visit.inApp) return { kind: 'moved', to: writeAddress(path, address.query, address.hash) };
  return { kind: 'found', personal: { withHalls: true, hallId: hall.id } };
}
