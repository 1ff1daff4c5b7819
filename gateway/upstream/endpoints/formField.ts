import { z } from 'zod';
import { url } from './values.ts';

/** When a field has to be filled in; null upstream: it may be left empty. `one_is_required` is shared by its group. */
export const requirement = z.enum(['required', 'hidden', 'one_is_required']);

/** A choice of a field. */
export const choice = z.object({ value: z.string(), label: z.string() });

/** A field of a form the API describes (special form, gift tickets). */
export const formField = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]*$/),
  type: z.enum(['text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'file']),
  label: z.string(),
  requirement: requirement.nullable(),
  group: z.string().nullable(),
  choices: z.array(choice).nullable(),
  value: z.string().nullable(),
  file_url: url.nullable(),
});
