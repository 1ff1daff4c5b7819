import type { DiagnosisRespondent } from '../../__generated__/createDiagnosisMutation.graphql.ts';

/** A side of a diagnosis as it stands in addresses. */
export type Side = 'child' | 'parent';

/** What each side is called. */
export const SIDES: Readonly<
  Record<Side, { readonly name: string; readonly respondent: DiagnosisRespondent }>
> = {
  child: { name: '子ども', respondent: 'CHILD' },
  parent: { name: '親', respondent: 'PARENT' },
};

/** The other side. */
export function otherSide(side: Side): Side {
  return side === 'child' ? 'parent' : 'child';
}

/** Reads a side from a form or an address; null for anything else. */
export function readSide(text: string | null | undefined): Side | null {
  return text === 'child' || text === 'parent' ? text : null;
}

/** Where a side answers. */
export function answerPath(id: string, side: Side): string {
  return `/diagnosis/${id}/${side}`;
}

/** Where both read the result. */
export function resultPath(id: string): string {
  return `/diagnosis/${id}`;
}

/** The link a side is sent: its key stands behind `#`, where no server and no log sees it. */
export function invitation(siteUrl: string, id: string, side: Side, key: string): string {
  return `${siteUrl}${answerPath(id, side)}#${key}`;
}
