import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** The page of a list that is asked for; null for a number that cannot be. */
export function listVariables({ address }: Place): { page: number } | null {
  const page = pageNumber(address);
  return page === null ? null : { page };
}

/** A page beyond the last is not there. @throws where the list has failed */
export function listOutcome(rows: readonly unknown[] | null | undefined): Outcome {
  if (!rows) throw new Error('The list could not be read');
  return { kind: rows.length > 0 ? 'found' : 'missing' };
}
