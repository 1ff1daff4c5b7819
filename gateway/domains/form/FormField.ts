/** Forms defined by the REST API: the special form and gift tickets. */
import type { z } from 'zod';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import { isWebUrl } from '#gateway/html/sanitize.ts';
import type { choice, formField, requirement } from '#gateway/upstream/endpoints/forms.ts';

export type FormFieldRow = z.output<typeof formField>;

/** Days that cannot be in the future: of a visit and of a purchase. */
const PAST_DAYS: ReadonlySet<string> = new Set(['visited_on', 'purchased_on']);

/** The last day that a field accepts; null for no limit. @param today in Japan */
export function lastDay({ key, type }: Pick<FormFieldRow, 'key' | 'type'>, today: string): string | null {
  return type === 'date' && PAST_DAYS.has(key) ? today : null;
}

/** `optional` stands for the REST API's null. */
export type RequirementMode = z.output<typeof requirement> | 'optional';

export const Requirement = restEnum<RequirementMode>('Requirement', 'Whether a form field is required.', {
  required: 'Required.',
  optional: 'Optional.',
  hidden: 'Not shown; its value is submitted unchanged.',
  one_is_required: 'At least one field of the same `group` is required.',
});

const FormFieldType = restEnum<FormFieldRow['type']>('FormFieldType', 'Type of value a field takes.', {
  text: 'One line of text.',
  email: 'A mail address.',
  tel: 'A telephone number in digits. Spaces, hyphens, parentheses and full-width characters are accepted, and `+81` for the first 0.',
  number: 'A whole number in half-width digits.',
  date: 'A date, `YYYY-MM-DD`.',
  textarea: 'Multi-line text.',
  select: 'One of `choices`.',
  file: 'A file: JPEG, PNG, WebP or PDF, at most 10 MB.',
});

export const FormChoice = builder.objectRef<z.output<typeof choice>>('FormChoice').implement({
  description: 'A choice of a form field.',
  fields: (t) => ({
    value: t.string({
      nonNull: true,
      description: 'Value to submit.',
      resolve: ({ value }) => value,
    }),
    label: t.string({ nonNull: true, description: 'Text to show.', resolve: ({ label }) => label }),
  }),
});

/** A field of a form. */
export interface FormFieldSource {
  readonly row: FormFieldRow;
  /** Address of the file submitted earlier; null if there is none. Throws Malformed where the field does not say it. */
  readonly fileUrl: () => string | null | Promise<string>;
}

export const FormField = builder.objectRef<FormFieldSource>('FormField').implement({
  description: 'A form field, as defined by the REST API.',
  fields: (t) => ({
    key: t.string({
      nonNull: true,
      description: 'Key to submit the answer under.',
      resolve: ({ row }) => row.key,
    }),
    type: t.field({
      type: FormFieldType,
      description: 'Type of value the field takes.',
      resolve: ({ row }) => row.type,
    }),
    label: t.string({ description: 'Label of the field.', resolve: ({ row }) => row.label }),
    requirement: t.field({
      type: Requirement,
      description: 'Whether the field is required.',
      resolve: ({ row }) => row.requirement ?? 'optional',
    }),
    group: t.string({
      nullable: true,
      description: 'Name shared by the fields of one `ONE_IS_REQUIRED` group; null for other fields.',
      resolve: ({ row }) => row.group,
    }),
    choices: t.field({
      type: [FormChoice],
      nullable: true,
      description: 'Choices of a `SELECT`; null for other types.',
      resolve: ({ row }) => row.choices,
    }),
    value: t.string({
      nullable: true,
      description: 'Value submitted earlier; null if there is none, and for files.',
      resolve: ({ row }) => row.value,
    }),
    lastDay: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Last day a `DATE` accepts, in Japan; null for no limit, and for other types.',
      resolve: ({ row }, _args, { now }) => lastDay(row, dayInJapan(now())),
    }),
    fileUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Address at the gateway of the file submitted earlier; null if there is none. That of a gift ticket answers its owner alone, who sends the session or token; that of the special form holds for ten minutes.',
      resolve: async ({ fileUrl }) => {
        const address = await fileUrl();
        return address !== null && isWebUrl(address) ? address : null;
      },
    }),
  }),
});

export const FormAnswerInput = builder.inputType('FormAnswerInput', {
  description: 'An answer to one form field or survey question.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the field or question.' }),
    values: t.stringList({
      required: true,
      description:
        'Values; more than one only for fields that take several. An empty list leaves the field empty.',
    }),
  }),
});

export const FormFileInput = builder.inputType('FormFileInput', {
  description: 'A file for one form field. If a field gets several files, the first is used.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the field.' }),
    file: t.field({ type: 'Upload', required: true, description: 'The file.' }),
  }),
});
