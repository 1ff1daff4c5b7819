/** Fields of forms that the source describes: the special form and gift tickets. */
import type { z } from 'zod';

import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { isWebAddress } from '#gateway/schema/kit/scalars.ts';
import type { choice, formField, requirement } from '#gateway/upstream/endpoints/formField.ts';

/** A field as the source describes it. */
export type FormFieldRow = z.output<typeof formField>;

/** When a field has to be filled in; the source's null is `optional` here. */
export type RequirementMode = z.output<typeof requirement> | 'optional';

export const Requirement = wordEnum<RequirementMode>(
  'Requirement',
  'Whether a field of a form has to be filled in.',
  {
    required: 'Has to be filled in.',
    optional: 'May be left empty.',
    hidden: 'Not shown; a value it carries is sent along unseen.',
    one_is_required: 'At least one field of the same `group` has to be filled in.',
  },
);

export const FormFieldType = wordEnum<FormFieldRow['type']>(
  'FormFieldType',
  'What kind of value a field takes.',
  {
    text: 'One line of text.',
    email: 'A mail address.',
    tel: 'A telephone number in half-width digits.',
    number: 'A whole number in half-width digits.',
    date: 'A day, `YYYY-MM-DD`.',
    textarea: 'Text of several lines.',
    select: 'One of `choices`.',
    file: 'A file: JPEG, PNG, WebP or PDF, at most 10 MB.',
  },
);

/** A choice of a form or survey. */
export const FormChoice = builder.objectRef<z.output<typeof choice>>('FormChoice').implement({
  description: 'A choice of a form field.',
  fields: (t) => ({
    value: t.string({
      infallible: true,
      description: 'Value to answer with.',
      resolve: ({ value }) => value,
    }),
    label: t.string({ infallible: true, description: 'Text to show.', resolve: ({ label }) => label }),
  }),
});

export const FormField = builder.objectRef<FormFieldRow>('FormField').implement({
  description: 'A field of a form that the source describes.',
  fields: (t) => ({
    key: t.string({ infallible: true, description: 'Key to answer under.', resolve: ({ key }) => key }),
    type: t.field({
      type: FormFieldType,
      description: 'What kind of value it takes.',
      resolve: ({ type }) => type,
    }),
    label: t.string({ description: 'Text to show beside it.', resolve: ({ label }) => label }),
    requirement: t.field({
      type: Requirement,
      description: 'Whether it has to be filled in.',
      resolve: ({ requirement: mode }) => mode ?? 'optional',
    }),
    group: t.string({
      nullable: true,
      description: 'Name shared by the fields of one `ONE_IS_REQUIRED` rule; null for fields on their own.',
      resolve: ({ group }) => group,
    }),
    choices: t.field({
      type: [FormChoice],
      nullable: true,
      description: 'Choices of a `SELECT`; null for the other types.',
      resolve: ({ choices }) => choices,
    }),
    value: t.string({
      nullable: true,
      description: 'Value filled in earlier; null where there is none, and for files.',
      resolve: ({ value }) => value,
    }),
    fileUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'Short-lived address of the file sent earlier; null where there is none.',
      resolve: ({ file_url: address }) => (address !== null && isWebAddress(address) ? address : null),
    }),
  }),
});
