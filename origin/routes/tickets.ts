/** Gift tickets. */
import { z } from 'zod';
import { toJapanTime, toJapanTimeOrNull } from '../japanTime.ts';
import type { TicketKind } from '../db/formTables.ts';
import { Id } from '../http/fields.ts';
import { UploadedFile } from '../http/multipart.ts';
import { ValidationError, orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { applyForTicket, saveFile, ticketById, type TicketRow, ticketsByUser } from '../store/tickets.ts';
import { type MediaUrl } from './shapes.ts';
import { signedFilePath, sniffUploadType } from '../forms/files.ts';
import { validateForm } from '../forms/formFields.ts';
import { TICKET_FORMS } from '../forms/ticketForms.ts';

const OfTenant = z.strictObject({ user_id: Id, tenant_id: Id });
/** Kinds with their own paths. */
const SpecialKind = z.literal('ringengagement');

/** Accepts any part; the ticket's fields are checked later. */
const Filled = z
  .object({ user_id: Id, tenant_id: Id })
  .catchall(z.union([z.string(), z.instanceof(UploadedFile)]))
  .transform(({ user_id, tenant_id, ...values }) => ({ user_id, tenant_id, values }));

function ticketShape(mediaUrl: MediaUrl, ticket: TicketRow) {
  const { kind, answers } = ticket;
  return {
    id: ticket.id,
    kind,
    title: ticket.title,
    status: ticket.status,
    amount: ticket.amount,
    user_id: ticket.user_id,
    tenant_id: ticket.tenant_id,
    hall_name: ticket.hall_name,
    deadline_at: toJapanTimeOrNull(ticket.deadline_at),
    applied_at: toJapanTimeOrNull(ticket.applied_at),
    sent_at: toJapanTimeOrNull(ticket.sent_at),
    updated_at: toJapanTime(ticket.updated_at),
    message: ticket.message,
    fields: TICKET_FORMS[kind].map((field) => {
      const value = answers[field.key] ?? null;
      const isFile = field.type === 'file';
      return {
        ...field,
        value: isFile ? null : value,
        file_url: isFile && value !== null ? mediaUrl(signedFilePath('/files', value)) : null,
      };
    }),
  };
}

export function ticketRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  const list = async (kind: TicketKind, owner: z.output<typeof OfTenant>) => ({
    tickets: (await ticketsByUser(db, kind, owner)).map((ticket) => ticketShape(mediaUrl, ticket)),
  });
  const find = async (kind: TicketKind, id: number, owner: z.output<typeof OfTenant>) =>
    ticketShape(mediaUrl, orNotFound(await ticketById(db, kind, id, owner)));

  /** Files of an earlier application still count. */
  const apply = async (
    kind: TicketKind,
    { id, user_id, tenant_id, values }: { id: number } & z.output<typeof Filled>,
  ) => {
    const ticket = orNotFound(await ticketById(db, kind, id, { user_id, tenant_id }));
    const fields = new Map(TICKET_FORMS[kind].map((field) => [field.key, field]));
    const answers = { ...ticket.answers };
    const files: [key: string, type: string, bytes: Uint8Array][] = [];
    for (const [key, value] of Object.entries(values)) {
      const field = fields.get(key);
      const isFile = value instanceof UploadedFile;
      if (!field || isFile !== (field.type === 'file'))
        throw new ValidationError({ [key]: ['不明なパラメーターです'] });
      if (isFile) {
        const type = sniffUploadType(value.bytes);
        if (type === null)
          throw new ValidationError({ [key]: ['JPEG・PNG・WebP・PDFのいずれかを選んでください'] });
        files.push([key, type, value.bytes]);
        answers[key] = 'new';
      } else answers[key] = value;
    }
    const errors = validateForm(TICKET_FORMS[kind], answers);
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    // Files of an application that fails afterwards stay unreferenced.
    for (const [key, type, bytes] of files) answers[key] = await saveFile(db, user_id, { type, bytes });
    const applied = await applyForTicket(db, ticket, answers);
    if (!applied) throw new ValidationError({ non_field_errors: ['このチケットはすでに申請されています'] });
    return ticketShape(mediaUrl, applied);
  };

  endpoint({
    call: 'R32',
    method: 'GET',
    path: '/api/v3/wn/giftticket/:kind/tickets',
    auth: 'user',
    params: z.strictObject({ kind: SpecialKind }),
    query: OfTenant,
    handler: ({ kind, user_id, tenant_id }) => list(kind, { user_id, tenant_id }),
  });

  endpoint({
    call: 'R33',
    method: 'GET',
    path: '/api/v3/wn/gifttickets/',
    auth: 'user',
    query: OfTenant,
    handler: ({ user_id, tenant_id }) => list('general', { user_id, tenant_id }),
  });

  endpoint({
    call: 'R34',
    method: 'GET',
    path: '/api/v3/wn/gifttickets/:id/',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    query: OfTenant,
    handler: ({ id, user_id, tenant_id }) => find('general', id, { user_id, tenant_id }),
  });

  endpoint({
    call: 'R35',
    method: 'GET',
    path: '/api/v3/wn/giftticket/:kind/tickets/:id',
    auth: 'user',
    params: z.strictObject({ kind: SpecialKind, id: Id }),
    query: OfTenant,
    handler: ({ kind, id, user_id, tenant_id }) => find(kind, id, { user_id, tenant_id }),
  });

  endpoint({
    call: 'R36',
    method: 'PUT',
    path: '/api/v3/wn/gifttickets/:id/',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    form: Filled,
    multipart: true,
    handler: (params) => apply('general', params),
  });

  endpoint({
    call: 'R37',
    method: 'PUT',
    path: '/api/v3/wn/giftticket/ringengagement/tickets/:id/',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    form: Filled,
    multipart: true,
    handler: (params) => apply('ringengagement', params),
  });
}
