import type { DiagnosisRespondent } from '../../__generated__/CreateDiagnosisMutation.graphql.ts';
import { diagnosisAnswerPath } from '../../paths.ts';

/** A respondent, as in addresses. */
export type Side = 'child' | 'parent';

export const SIDES: Readonly<
  Record<Side, { readonly name: string; readonly respondent: DiagnosisRespondent }>
> = {
  child: { name: '子ども', respondent: 'CHILD' },
  parent: { name: '親', respondent: 'PARENT' },
};

export function otherSide(side: Side): Side {
  return side === 'child' ? 'parent' : 'child';
}

/** Parses a side of a form or an address; null when invalid. */
export function parseSide(text: string | null | undefined): Side | null {
  return text === 'child' || text === 'parent' ? text : null;
}

/** Link for a side to answer. The key follows `#`, so that neither servers nor logs see it. */
export function inviteUrl(siteUrl: string, id: string, side: Side, key: string): string {
  return `${siteUrl}${diagnosisAnswerPath({ id, side })}#${key}`;
}
