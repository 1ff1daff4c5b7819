import { normalizeNumber } from '../../ui/form/normalize.ts';

/** Name of the field with a hall's position in the shared list. */
export function orderFieldName(clipId: string): string {
  return `place ${clipId}`;
}

/** A position as it is typed; Infinity where it is no number. */
export function parsePosition(text: string): number {
  const digits = normalizeNumber(text);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Infinity;
}

/** The selected halls by position. Those without a number come last; equal numbers keep the order of the form. */
export function selectedClipsInOrder(fields: URLSearchParams): readonly string[] {
  const position = (id: string): number => parsePosition(fields.get(orderFieldName(id)) ?? '');
  return fields.getAll('clip').toSorted((a, b) => position(a) - position(b) || 0);
}
