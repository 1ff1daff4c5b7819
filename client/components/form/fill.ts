import type { GivenField, GivenForm } from '../../givenForm.ts';

/** Guests by kind, in the order of their numbers. */
export const GUESTS = ['親族', '友人', '職場ほか'] as const;

/** Names of the fields for the numbers of guests of a question, in the order of `GUESTS`. */
export function guestNames(key: string): string[] {
  return GUESTS.map((_, at) => (at === 0 ? key : `${key}__${at}`));
}

/** What was filled in for a field, as its form sends it. */
function valuesOf({ key, kind, values }: GivenField, fields: URLSearchParams): readonly string[] {
  if (kind === 'file') return values;
  if (kind !== 'guests') return fields.getAll(key).filter((value) => value !== '');
  const numbers = guestNames(key).map((name) => fields.get(name)?.trim() ?? '');
  // The numbers are told by their place, so that none may be left out.
  return numbers.every((number) => number === '') ? [] : numbers.map((number) => number || '0');
}

/** The form with what was filled in. */
export function filledForm(form: GivenForm, fields: URLSearchParams): GivenForm {
  return { ...form, fields: form.fields.map((field) => ({ ...field, values: valuesOf(field, fields) })) };
}

/** The answers to a form as mutations take them; files go another way. */
export function answersTo(form: GivenForm, fields: URLSearchParams): { key: string; values: string[] }[] {
  return form.fields
    .filter(({ kind }) => kind !== 'file')
    .map((field) => ({ key: field.key, values: [...valuesOf(field, fields)] }));
}
