/** Files sent with ticket forms and with the special form, through signed URLs. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../http/errors.ts';
import type { OriginContext } from '../context.ts';
import { isValidSignature } from '../forms/files.ts';
import { lineFile } from '../store/forms.ts';
import { ticketFile } from '../store/tickets.ts';

const Params = z.strictObject({ id: z.uuid() });
const Query = z.strictObject({ until: z.coerce.number(), seal: z.string() });

export function fileRoutes(app: FastifyInstance, { db }: OriginContext): void {
  const folders = { '/files': ticketFile, '/files/line': lineFile };
  for (const [folder, find] of Object.entries(folders)) {
    app.get(`${folder}/:id`, async ({ params, query }, reply) => {
      const [path, signature] = [Params.safeParse(params), Query.safeParse(query)];
      if (!path.success || !signature.success) throw notFound();
      const { id } = path.data;
      const { until, seal } = signature.data;
      const file = isValidSignature(id, until, seal) ? await find(db, id) : undefined;
      if (!file) throw notFound();
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(file.type)
        .send(Buffer.from(file.bytes));
    });
  }
}
