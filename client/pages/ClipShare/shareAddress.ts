import type { ClipSharePageQuery$variables } from '../../__generated__/ClipSharePageQuery.graphql.ts';
import type { Place } from '../../router/page.tsx';

/** Variables of the page: with the hash of a list (`?list=`) it is changed, without one a new one is made. */
export function shareVariables({ address }: Place): ClipSharePageQuery$variables {
  const hash = address.query.get('list') ?? '';
  return { hash, isKnown: hash !== '' };
}
