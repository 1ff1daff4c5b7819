/** Contact forms of the {contact} host, in the shape of Contact Form 7: R101. That host knows nobody and wants no CSRF header. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { REQUIRED } from '../http/fields.ts';
import { readMultipart } from '../http/multipart.ts';
import type { OriginContext } from '../context.ts';
import { saveContactMessage } from '../store/forms.ts';

/** The forms there are, by number. */
const FORMS: ReadonlySet<number> = new Set([12]);

const UNIT_TAG = /^wpcf7-f[0-9]+(-p[0-9]+)?-o[0-9]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_LENGTH = 5_000;

const Values = z.record(z.string(), z.string());

/** A refusal in WordPress' own words. */
const sendWordPressError = (
  reply: FastifyReply,
  status: 400 | 404 | 415,
  code: string,
  message: string,
): FastifyReply => reply.code(status).send({ code, message, data: { status } });

/** What is wrong with the fields, by name. */
function validate(sent: Readonly<Record<string, string>>): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const name of ['your-name', 'your-email', 'your-message']) {
    if ((sent[name] ?? '').trim() === '') wrong[name] = REQUIRED;
  }
  const email = sent['your-email'] ?? '';
  if (email !== '' && !EMAIL.test(email)) wrong['your-email'] = 'メールアドレス形式で入力してください';
  const tel = sent['your-tel'] ?? '';
  if (tel !== '' && !/^[0-9]{10,11}$/.test(tel)) wrong['your-tel'] = '半角数字で入力してください';
  for (const [name, value] of Object.entries(sent)) {
    if (value.length > MAX_LENGTH) wrong[name] = `${MAX_LENGTH}文字以内で入力してください`;
  }
  return wrong;
}

/** Serves contact forms. */
export function contactRoutes(app: FastifyInstance, { db }: OriginContext): void {
  app.post('/wp-json/contact-form-7/v1/contact-forms/:id/feedback', async (request, reply) => {
    const { id } = z.object({ id: z.coerce.number() }).parse(request.params);
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
    const answer = (status: string, message: string, wrong: Readonly<Record<string, string>> = {}) => ({
      contact_form_id: id,
      status,
      message,
      posted_data_hash: '',
      into: `#${tag}`,
      invalid_fields: Object.entries(wrong).map(([field, text]) => ({
        field,
        message: text,
        idref: null,
        error_id: `${tag}-ve-${field}`,
      })),
    });
    const wrong = validate(fields);
    if (Object.keys(wrong).length > 0) {
      return answer('validation_failed', '入力内容をご確認のうえ、もう一度送信してください。', wrong);
    }
    if (fields['acceptance'] !== '1') {
      return answer('acceptance_missing', '送信の前に、個人情報の取り扱いへの同意をお願いします。');
    }
    await saveContactMessage(db, id, fields);
    return answer('mail_sent', 'お問い合わせを受け付けました。ご記入のアドレスへ控えをお送りします。');
  });
}
