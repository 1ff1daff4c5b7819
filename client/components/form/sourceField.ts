import { graphql, readInlineData } from 'relay-runtime';
import type { sourceField_field$key } from '../../__generated__/sourceField_field.graphql.ts';
import { requirementOf, type GivenField, type GivenKind } from '../../givenForm.ts';

const KINDS: Readonly<Record<string, GivenKind>> = {
  EMAIL: 'email',
  TEL: 'tel',
  NUMBER: 'number',
  DATE: 'date',
  TEXTAREA: 'textarea',
  SELECT: 'select',
  FILE: 'file',
};

/** A field of the special form or of a gift ticket, with what was filled in before; unknown types are a line of text. */
export function sourceField(field: sourceField_field$key): GivenField {
  const { key, type, label, requirement, group, choices, value, fileUrl } = readInlineData(
    graphql`
      fragment sourceField_field on FormField @inline @throwOnFieldError {
        key
        type
        label
        requirement
        group
        choices {
          value
          label
        }
        value
        fileUrl
      }
    `,
    field,
  );
  return {
    key,
    kind: KINDS[type] ?? 'text',
    label,
    requirement: requirementOf(requirement),
    group: group ?? null,
    choices: (choices ?? []).map((choice) => ({ value: choice.value, label: choice.label })),
    most: null,
    values: value ? [value] : [],
    sentUrl: fileUrl ?? null,
  };
}
