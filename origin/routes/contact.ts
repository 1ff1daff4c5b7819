/** Contact forms of the contact host, compatible with Contact Form 7: no authentication, no CSRF header. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { EMAIL_FORMAT, TEL_FORMAT } from '../forms/formFields.ts';
import { REQUIRED } from '../http/fields.ts';
import { readMultipart } from '../http/multipart.ts';
import type { OriginContext } from '../context.ts';
import { saveContactMessage } from '../store/forms.ts';

/** Form ids. */
const FORMS: ReadonlySet<number> = new Set([12]);

const UNIT_TAG = /^wpcf7-f[0-9]+(-p[0-9]+)?-o[0-9]+$/;
const MAX_LENGTH = 5_000;

const Values = z.record(z.string(), z.string());

const sendWordPressError = (
  reply: FastifyReply,
  status: 400 | 404 | 415,
  code: string,
  message: string,
): FastifyReply => reply.code(status).send({ code, message, data: { status } });

/** Error messages by field. */
function validate(fields: Readonly<Record<string, string>>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of ['your-name', 'your-email', 'your-message']) {
    if ((fields[name] ?? '').trim() === '') errors[name] = REQUIRED;
  }
  const email = fields['your-email'] ?? '';
  if (email !== '' && !EMAIL_FORMAT.pattern.test(email)) errors['your-email'] = EMAIL_FORMAT.message;
  const tel = fields['your-tel'] ?? '';
  if (tel !== '' && !TEL_FORMAT.pattern.test(tel)) errors['your-tel'] = TEL_FORMAT.message;
  for (const [name, value] of Object.entries(fields)) {
    if (value.length > MAX_LENGTH) errors[name] = `${MAX_LENGTH}文字以内で入力してください`;
  }
  return errors;
}

export function contactRoutes(app: FastifyInstance, { db }: OriginContext): void {
  const path = '/wp-json/contact-form-7/v1/contact-forms/:id/feedback';
  app.post<{ Params: { id: string } }>(path, async (request, reply) => {
    const id = Number(request.params.id);
    if (!FORMS.has(id))
      return sendWordPressError(reply, 404, 'wpcf7_not_found', 'お問い合わせフォームが見つかりません。');
    if (!request.isMultipart()) {
      return sendWordPressError(reply, 415, 'wpcf7_unsupported_media_type', '対応していない形式です。');
    }
    const parts = Values.safeParse(await readMultipart(request));
    const tag = parts.data?.['_wpcf7_unit_tag'] ?? '';
    if (!parts.success || !UNIT_TAG.test(tag)) {
      return sendWordPressError(reply, 400, 'wpcf7_unit_tag_not_found', 'ユニットタグがありません。');
    }
    const fields = Object.fromEntries(
      Object.entries(parts.data).filter(([name]) => !name.startsWith('_wpcf7')),
    );
    const feedback = (status: string, message: string, errors: Readonly<Record<string, string>> = {}) => ({
      contact_form_id: id,
      status,
      message,
      posted_data_hash: '',
      into: `#${tag}`,
      invalid_fields: Object.entries(errors).map(([field, text]) => ({
        field,
        message: text,
        idref: null,
        error_id: `${tag}-ve-${field}`,
      })),
    });
    const errors = validate(fields);
    if (Object.keys(errors).length > 0) {
      return feedback('validation_failed', '入力内容をご確認のうえ、もう一度送信してください。', errors);
    }
    if (fields['acceptance'] !== '1') {
      return feedback('acceptance_missing', '送信の前に、個人情報の取り扱いへの同意をお願いします。');
    }
    await saveContactMessage(db, id, fields);
    return feedback('mail_sent', 'お問い合わせを受け付けました。ご記入のアドレスへ控えをお送りします。');
  });
}
