import type { DiagnosisThanksPageQuery } from '../../__generated__/DiagnosisThanksPageQuery.graphql.ts';
import { readSide, SIDES } from '../../components/diagnosis/sides.ts';
import type { Place } from '../../router/page.tsx';

/** The diagnosis and the side of an address. */
export function thanksVariables({ params }: Place): DiagnosisThanksPageQuery['variables'] | null {
  const side = readSide(params['side']);
  return side && { id: params['id'] ?? '', respondent: SIDES[side].respondent };
}
