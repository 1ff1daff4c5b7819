import type { DynamicField, DynamicFieldKind, DynamicForm } from '../../dynamicForm.ts';
import { normalizeDigits, normalizeNumber, normalizeText } from '../../ui/form/normalize.ts';

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

/** As `TextField` normalizes fields of the kind. */
const NORMALIZERS: { readonly [kind in DynamicFieldKind]?: (text: string) => string } = {
  email: normalizeText,
  tel: normalizeDigits,
  number: normalizeNumber,
};

/** Those of a guest question are positional: empty where nothing was typed. */
function submittedValues({ key, kind, values }: DynamicField, fields: URLSearchParams): readonly string[] {
  if (kind === 'file') return values;
  if (kind !== 'guests') {
    const typed = fields.getAll(key).filter((value) => value !== '');
    const normalize = NORMALIZERS[kind];
    return normalize ? typed.map((value) => normalize(value)) : typed;
  }
  const numbers = guestFieldNames(key).map((name) => normalizeNumber(fields.get(name) ?? ''));
  return numbers.every((number) => number === '') ? [] : numbers;
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
    .map((field) => ({
      key: field.key,
      // Empty numbers of guests count as 0.
      values: submittedValues(field, fields).map((value) => (field.kind === 'guests' ? value || '0' : value)),
    }));
}

/** The answers of a filled-in form for the copy that its sender sees: labels, and choices by their labels. */
export function answerTexts(fields: readonly DynamicField[]): [label: string, text: string][] {
  return fields
    .filter(({ requirement }) => requirement !== 'hidden')
    .map(({ kind, label, values, choices }) => [
      label,
      values
        .map((value, index) =>
          kind === 'guests'
            ? value && `${GUEST_LABELS[index]} ${value}名`
            : (choices.find((choice) => choice.value === value)?.label ?? value),
        )
        .filter((text) => text !== '')
        .join('、'),
    ]);
}
