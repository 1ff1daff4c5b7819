import type { GivenField, GivenForm } from './given.ts';

/** What was filled in for a field, as its form sends it. */
function valuesOf({ key, kind, values }: GivenField, fields: URLSearchParams): readonly string[] {
  if (kind === 'file') return values;
  if (kind !== 'guests') return fields.getAll(key).filter((value) => value !== '');
  const numbers = [key, `${key}__1`, `${key}__2`].map((name) => fields.get(name)?.trim() ?? '');
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
