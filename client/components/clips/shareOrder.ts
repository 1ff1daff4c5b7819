import { tidyDigits } from '../../ui/form/tidy.ts';

/** Field of the number a hall has in the list that is being shared. */
export function placeOf(clipId: string): string {
  return `place ${clipId}`;
}

/** The halls that are ticked, by their numbers; those without one, or with the same, stay in the order of the form. */
export function chosenInOrder(fields: URLSearchParams): readonly string[] {
  const place = (id: string): number => {
    const digits = tidyDigits(fields.get(placeOf(id)) ?? '');
    return /^\d{1,6}$/.test(digits) ? Number(digits) : Infinity;
  };
  return fields.getAll('clip').toSorted((a, b) => place(a) - place(b) || 0);
}
