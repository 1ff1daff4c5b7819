import { graphql, readInlineData } from 'relay-runtime';
import type { dynamicField_field$key } from '../../__generated__/dynamicField_field.graphql.ts';
import { requirementOf, type DynamicField, type DynamicFieldKind } from '../../dynamicForm.ts';

const FIELD_KINDS: Readonly<Record<string, DynamicFieldKind>> = {
  EMAIL: 'email',
  TEL: 'tel',
  NUMBER: 'number',
  DATE: 'date',
  TEXTAREA: 'textarea',
  SELECT: 'select',
  FILE: 'file',
};

/** A field of the special form or of a gift ticket, with its current value. Unknown types become text fields. */
export function dynamicField(field: dynamicField_field$key): DynamicField {
  const { key, type, label, requirement, group, choices, value, lastDay, fileUrl } = readInlineData(
    graphql`
      fragment dynamicField_field on FormField @inline {
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
        lastDay
        fileUrl
      }
    `,
    field,
  );
  return {
    key,
    kind: FIELD_KINDS[type ?? ''] ?? 'text',
    label: label ?? key,
    requirement: requirementOf(requirement),
    group: group ?? null,
    choices: (choices ?? []).map((choice) => ({ value: choice.value, label: choice.label })),
    maxChoices: null,
    values: value ? [value] : [],
    lastDay: lastDay ?? null,
    uploadedUrl: fileUrl ?? null,
  };
}
