import { normalizeNumber } from '../../ui/form/normalize.ts';

/** Name of the field with a hall's position in the shared list. */
export function orderFieldName(clipId: string): string {
  return `place ${clipId}`;
}

/** The number in the field of a position; Infinity if it is no number, so that its hall comes last. */
export function parsePosition(text: string): number {
  const digits = normalizeNumber(text);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Infinity;
}

/** The selected halls by position. Those without a number come last; equal numbers keep the order of the form. */
export function selectedClipsInOrder(fields: URLSearchParams): readonly string[] {
  const position = (id: string): number => parsePosition(fields.get(orderFieldName(id)) ?? '');
  return fields.getAll('clip').toSorted((a, b) => position(a) - position(b) || 0);
}

/** The chosen halls, in order, as values of a draft without script. `share`: the list that is edited; null for a new one. */
export function shareDraft(share: string | null, ids: readonly string[]): Readonly<Record<string, string>> {
  return { share: share ?? '', clips: ids.join(' ') };
}

/** The ids of the clips chosen in a draft of the list `share`; null without a draft, and for one of another list. */
export function chosenInDraft(
  draft: Readonly<Record<string, string>> | undefined,
  share: string | null,
): readonly string[] | null {
  return draft?.['share'] === (share ?? '') ? (draft['clips']?.split(' ') ?? null) : null;
}
