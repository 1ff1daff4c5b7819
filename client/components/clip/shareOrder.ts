import { normalizeNumber } from '../../ui/form/normalize.ts';

/** Name of the field with a hall's position in the shared list. */
export function orderFieldName(clipId: string): string {
  return `place ${clipId}`;
}

/** The selected halls by position. Those without a number come last; equal numbers keep the order of the form. */
export function selectedClipsInOrder(fields: URLSearchParams): readonly string[] {
  const position = (id: string): number => {
    const digits = normalizeNumber(fields.get(orderFieldName(id)) ?? '');
    return /^\d{1,6}$/.test(digits) ? Number(digits) : Infinity;
  };
  return fields.getAll('clip').toSorted((a, b) => position(a) - position(b) || 0);
}
