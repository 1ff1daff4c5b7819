import type { DynamicField, DynamicForm } from '../../dynamicForm.ts';

/** Groups of a guest question, in the order of its values. */
export const GUEST_LABELS = ['親族', '友人', '職場ほか'] as const;

/** Names of the number fields of a guest question, in the order of `GUEST_LABELS`. */
export function guestFieldNames(key: string): string[] {
  return GUEST_LABELS.map((_, index) => (index === 0 ? key : `${key}__${index}`));
}

/** Name of the submit button that searches halls. */
export const HALL_SEARCH_BUTTON = 'find';

/** Name of the field with the words of a hall search. */
export function hallSearchFieldName(key: string): string {
  return `${key}__name`;
}

function submittedValues({ key, kind, values }: DynamicField, fields: URLSearchParams): readonly string[] {
  if (kind === 'file') return values;
  if (kind !== 'guests') return fields.getAll(key).filter((value) => value !== '');
  const numbers = guestFieldNames(key).map((name) => fields.get(name)?.trim() ?? '');
  // Guest numbers are positional, so empty ones count as 0.
  return numbers.every((number) => number === '') ? [] : numbers.map((number) => number || '0');
}

/** The form with the submitted values. */
export function fillForm(form: DynamicForm, fields: URLSearchParams): DynamicForm {
  return {
    ...form,
    fields: form.fields.map((field) => ({ ...field, values: submittedValues(field, fields) })),
  };
}

/** The submitted answers as input of a mutation; files are uploaded separately. */
export function collectAnswers(
  form: DynamicForm,
  fields: URLSearchParams,
): { key: string; values: string[] }[] {
  return form.fields
    .filter(({ kind }) => kind !== 'file')
    .map((field) => ({ key: field.key, values: [...submittedValues(field, fields)] }));
}
