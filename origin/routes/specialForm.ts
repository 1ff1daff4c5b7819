/** The special form for friends of the LINE account. LINE ids and tokens are secrets and must not be logged. */
import { z } from 'zod';
import { SPECIAL_FORM } from '../forms/specialForm.ts';
import { fieldError, Text } from '../http/fields.ts';
import { UploadedFile } from '../http/multipart.ts';
import { ValidationError, HttpError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { saveLineFile, lineAccount, submitSpecialForm } from '../store/forms.ts';
import { validateForm } from '../forms/formFields.ts';
import { signedFilePath, sniffUploadType } from '../forms/files.ts';

const LineCredentials = {
  line_user_id: z.string({ error: fieldError() }).regex(/^U[0-9a-f]{32}$/),
  line_access_token: Text,
};

/** Accepts any part; the form's fields are checked later. */
const Filled = z
  .object(LineCredentials)
  .catchall(z.union([z.string(), z.instanceof(UploadedFile)]))
  .transform(({ line_user_id, line_access_token, ...values }) => ({
    line_user_id,
    line_access_token,
    values,
  }));

export function specialFormRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  const authenticate = async (lineUserId: string, token: string) => {
    const account = await lineAccount(db, lineUserId, token);
    if (account === undefined) throw new HttpError(401);
    return account;
  };

  endpoint({
    call: 'R29',
    method: 'GET',
    path: '/api/wn/special/',
    auth: 'public',
    query: z.strictObject(LineCredentials),
    handler: async ({ line_user_id, line_access_token }) => {
      const account = await authenticate(line_user_id, line_access_token);
      return {
        line_user_id,
        display_name: account.display_name,
        is_submitted: account.submitted_at !== null,
        fields: SPECIAL_FORM.map((field) => {
          const file = account.files.get(field.key);
          return {
            ...field,
            value: account.answers?.[field.key] ?? null,
            file_url: file === undefined ? null : mediaUrl(signedFilePath('/files/line', file)),
          };
        }),
      };
    },
  });

  endpoint({
    call: 'R30',
    method: 'POST',
    path: '/api/wn/special/',
    auth: 'public',
    multipart: true,
    form: Filled,
    handler: async ({ line_user_id, line_access_token, values }) => {
      const account = await authenticate(line_user_id, line_access_token);
      const texts: Record<string, string> = {};
      const files: [key: string, type: string, bytes: Uint8Array][] = [];
      for (const [key, value] of Object.entries(values)) {
        const isFile = value instanceof UploadedFile;
        const field = SPECIAL_FORM.find((candidate) => candidate.key === key);
        if (!field || isFile !== (field.type === 'file'))
          throw new ValidationError({ [key]: ['不明なパラメーターです'] });
        if (!isFile) {
          texts[key] = value;
          continue;
        }
        const type = sniffUploadType(value.bytes);
        if (type === null) throw new ValidationError({ [key]: ['この種類のファイルは受け付けていません'] });
        files.push([key, type, value.bytes]);
      }
      const sentFiles = [...files.map(([key]) => key), ...account.files.keys()].map((key) => [key, 'sent']);
      const errors = validateForm(SPECIAL_FORM, { ...texts, ...Object.fromEntries(sentFiles) });
      if (Object.keys(errors).length > 0) throw new ValidationError(errors);
      for (const [key, type, bytes] of files) await saveLineFile(db, line_user_id, key, { type, bytes });
      await submitSpecialForm(db, line_user_id, texts);
      return { result: true };
    },
  });
}
