/** The special form for friends of the LINE account: R29, R30. Ids and tokens of LINE are written down nowhere. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SPECIAL_FORM } from '../forms/special.ts';
import { tell, Text } from '../http/fields.ts';
import { ReceivedFile } from '../http/multipart.ts';
import { FieldRefusal, orNotFound, Refusal, sendError } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { keepLineFile, lineAccount, lineFile, submitSpecial } from '../store/forms.ts';
import { ticketErrors } from '../tickets/check.ts';
import { isOpenLink, sealOf } from '../tickets/links.ts';
import { proofType } from '../tickets/proof.ts';

const LINK_MS = 600_000;

const LineProof = {
  line_user_id: z.string({ error: tell() }).regex(/^U[0-9a-f]{32}$/),
  line_access_token: Text,
};

/** Every key of the form's fields is a part; the form says which are known. */
const Filled = z
  .object(LineProof)
  .catchall(z.union([z.string(), z.instanceof(ReceivedFile)]))
  .transform(({ line_user_id, line_access_token, ...given }) => ({ line_user_id, line_access_token, given }));

/** Path of a sent file for the next ten minutes. */
function filePath(id: string): string {
  const until = Date.now() + LINK_MS;
  return `/files/line/${id}?until=${until}&seal=${sealOf(id, until)}`;
}

/** Serves the special form. */
export function specialRoutes(serve: Serve, app: FastifyInstance, { db, media }: Origin): void {
  const proven = async (lineUserId: string, token: string) => {
    const account = await lineAccount(db, lineUserId, token);
    if (account === undefined) throw new Refusal(401);
    return account;
  };

  serve({
    call: 'R29',
    method: 'GET',
    path: '/api/wn/special/',
    auth: 'public',
    query: z.strictObject(LineProof),
    answer: async ({ line_user_id, line_access_token }) => {
      const account = await proven(line_user_id, line_access_token);
      return {
        line_user_id,
        display_name: account.display_name,
        is_submitted: account.submitted_at !== null,
        fields: SPECIAL_FORM.map((field) => {
          const file = account.files.get(field.key);
          return {
            ...field,
            value: account.answers?.[field.key] ?? null,
            file_url: file === undefined ? null : media(filePath(file)),
          };
        }),
      };
    },
  });

  serve({
    call: 'R30',
    method: 'POST',
    path: '/api/wn/special/',
    auth: 'public',
    multipart: true,
    form: Filled,
    answer: async ({ line_user_id, line_access_token, given }) => {
      const account = await proven(line_user_id, line_access_token);
      const texts: Record<string, string> = {};
      const files: [key: string, type: string, bytes: Uint8Array][] = [];
      for (const [key, value] of Object.entries(given)) {
        const isFile = value instanceof ReceivedFile;
        const field = SPECIAL_FORM.find((one) => one.key === key);
        if (!field || isFile !== (field.type === 'file'))
          throw new FieldRefusal({ [key]: ['不明なパラメーターです'] });
        if (!isFile) {
          texts[key] = value;
          continue;
        }
        const type = proofType(value.bytes);
        if (type === null) throw new FieldRefusal({ [key]: ['この種類のファイルは受け付けていません'] });
        files.push([key, type, value.bytes]);
      }
      const sent = [...files.map(([key]) => key), ...account.files.keys()].map((key) => [key, 'sent']);
      const wrong = ticketErrors(SPECIAL_FORM, { ...texts, ...Object.fromEntries(sent) });
      if (Object.keys(wrong).length > 0) throw new FieldRefusal(wrong);
      for (const [key, type, bytes] of files) await keepLineFile(db, line_user_id, key, { type, bytes });
      await submitSpecial(db, line_user_id, texts);
      return { result: true };
    },
  });

  app.get('/files/line/:id', async (request, reply) => {
    const { id } = z.strictObject({ id: z.uuid() }).parse(request.params);
    const { until, seal } = z.object({ until: z.coerce.number(), seal: z.string() }).parse(request.query);
    if (!isOpenLink(id, until, seal)) return sendError(new Refusal(403), reply);
    const { type, bytes } = orNotFound(await lineFile(db, id));
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(type)
      .send(Buffer.from(bytes));
  });
}
