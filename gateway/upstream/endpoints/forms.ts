import { z } from 'zod';
import { endpoint, identifying, isOrIsInvalid } from '../endpoint.ts';
import { UploadFile } from '../request.ts';
import { count, url } from './values.ts';

/** Null: optional. `one_is_required`: one field of the group. */
export const requirement = z.enum(['required', 'hidden', 'one_is_required']);

const required = identifying(z.string());

export const choice = z.object({ value: required, label: required });

/** A field of a form that the API defines (special form, gift tickets). */
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

/** `ams_…` types are for internal use. */
export const surveyQuestion = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]*$/),
  type: z
    .string()
    .regex(
      /^(select|multi_select|pickup_picture|wedding_at_select|wedding_month_select|hall|guest_detail|guest_status|text|ams_[a-z_]+)$/,
    ),
  title: z.string(),
  requirement: requirement.nullable(),
  group: z.string().nullable(),
  choices: z.array(z.object({ value: required, label: required, image_url: url.nullable() })).nullable(),
  max_choices: count.nullable(),
});

const data = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A survey with its answers so far; NotFound for an unknown version or login id. The login id is a secret. */
export const getEnquete = endpoint({
  call: 'R27',
  host: 'api',
  method: 'GET',
  path: '/api/wn/enquete/',
  auth: 'public',
  secret: true,
  emptyIsNotFound: true,
  query: z.object({ version: z.string(), login_id: z.string().regex(/^[A-Za-z0-9_-]{4,128}$/) }),
  reply: z.object({
    version: z.string(),
    data: data.nullable(),
    title: z.string().nullable(),
    is_answered: z.boolean(),
    questions: z.array(surveyQuestion),
  }),
  matches: (reply, input) => isOrIsInvalid(() => reply.version, input.version),
});

/** Replaces the answers to a survey; `data` is JSON. */
export const submitEnquete = endpoint({
  call: 'R28',
  host: 'api',
  method: 'POST',
  path: '/api/wn/enquete/',
  auth: 'public',
  form: z.object({ version: z.string(), login_id: z.string(), data: z.string() }),
  reply: z.object({ result: z.boolean() }),
});

/** The special form of a LINE account; SignInRequired when the token is not its own. Both inputs are secrets. */
export const getSpecialForm = endpoint({
  call: 'R29',
  host: 'api',
  method: 'GET',
  path: '/api/wn/special/',
  auth: 'public',
  secret: true,
  query: z.object({
    line_user_id: z.string().regex(/^U[0-9a-f]{32}$/),
    line_access_token: z.string().min(1),
  }),
  reply: z.object({
    display_name: z.string().nullable(),
    is_submitted: z.boolean(),
    fields: z.array(formField),
  }),
});

/** Each field of the form is a part of the body. */
export const submitSpecialForm = endpoint({
  call: 'R30',
  host: 'api',
  method: 'POST',
  path: '/api/wn/special/',
  auth: 'public',
  multipart: true,
  form: z
    .object({ line_user_id: z.string(), line_access_token: z.string() })
    .catchall(z.union([z.string(), z.instanceof(UploadFile)])),
  reply: z.object({ result: z.boolean() }),
});

/** WordPress Contact Form 7. A rejected form also gets HTTP 200; see `status`. */
export const submitContactForm = endpoint({
  call: 'R101',
  host: 'contact',
  method: 'POST',
  path: '/wp-json/contact-form-7/v1/contact-forms/{id}/feedback',
  auth: 'none',
  multipart: true,
  form: z.object({ _wpcf7: z.string(), _wpcf7_unit_tag: z.string() }).catchall(z.string()),
  reply: z.object({
    status: z.enum([
      'mail_sent',
      'validation_failed',
      'acceptance_missing',
      'spam',
      'mail_failed',
      'aborted',
    ]),
    message: z.string(),
    invalid_fields: z.array(z.object({ field: required, message: required })),
  }),
});
