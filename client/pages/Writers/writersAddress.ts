import type { WriterPageQuery } from '../../__generated__/WriterPageQuery.graphql.ts';
import type { WritersPageQuery } from '../../__generated__/WritersPageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const LONGEST = 200;

/** Which page of which writers. */
export function writersVariables({ address }: Place): WritersPageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { page, query: (address.query.get('q') ?? '').trim().slice(0, LONGEST) };
}

/** The list says itself what is wrong with it: an empty list and 0 writers where the search service fails. */
export const writersOutcome = (): Outcome => ({ kind: 'found' });

/** Which writer. */
export const writerVariables = ({ params }: Place): WriterPageQuery['variables'] | null =>
  params['rawId'] ? { rawId: params['rawId'] } : null;

/** No such writer: missing. */
export const writerOutcome = ({ writer }: WriterPageQuery['response']): Outcome =>
  writer ? { kind: 'found' } : { kind: 'missing' };
