import type { AlbumPageQuery } from '../../__generated__/AlbumPageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Which album an address means. */
export function albumVariables({ params: { rawId = '' } }: Place): AlbumPageQuery['variables'] | null {
  return { by: { rawId } };
}

/** No album, or one whose owner hides her profile: missing. */
export function albumOutcome({ album }: AlbumPageQuery['response']): Outcome {
  return album ? { kind: 'found' } : { kind: 'missing' };
}
