import { z } from 'zod';
import { endpoint, isOrIsInvalid } from '../endpoint.ts';
import { UploadFile } from '../request.ts';
import { formField } from './forms.ts';
import { id, moment, sentId, yen } from './values.ts';

/** Kinds of tickets with their own URLs; general tickets have none. */
const specialKind = z.enum(['ringengagement']);

const ticket = z.object({
  id,
  kind: z.enum(['general', ...specialKind.options]),
  title: z.string(),
  status: z.enum(['draft', 'applied', 'reviewing', 'approved', 'sent', 'rejected']),
  amount: yen,
  hall_name: z.string().nullable(),
  deadline_at: moment.nullable(),
  applied_at: moment.nullable(),
  sent_at: moment.nullable(),
  updated_at: moment,
  message: z.string().nullable(),
  fields: z.array(formField),
});

const tenantForm = z.object({ tenant_id: sentId });

/** Fields of the ticket's own form: strings or files. */
const ticketForm = tenantForm.catchall(z.union([z.string(), z.instanceof(UploadFile)]));

/** Ids of special tickets overlap with those of general ones. */
export const listKindGiftTickets = endpoint({
  call: 'R32',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/giftticket/{kind:slug}/tickets',
  auth: 'user',
  query: tenantForm,
  reply: z.object({ tickets: z.array(ticket) }),
});

export const listGiftTickets = endpoint({
  call: 'R33',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/gifttickets/',
  auth: 'user',
  query: tenantForm,
  reply: z.object({ tickets: z.array(ticket) }),
});

/** NotFound when it is not the user's. */
export const getGiftTicket = endpoint({
  call: 'R34',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/gifttickets/{id}/',
  auth: 'user',
  emptyIsNotFound: true,
  query: tenantForm,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id && isOrIsInvalid(() => reply.kind, 'general'),
});

/** NotFound when it is not the user's. */
export const getKindGiftTicket = endpoint({
  call: 'R35',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/giftticket/{kind:slug}/tickets/{id}',
  auth: 'user',
  emptyIsNotFound: true,
  query: tenantForm,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id && isOrIsInvalid<string>(() => reply.kind, input.kind),
});

/** Applies for a general ticket. Refused by field. */
export const updateGiftTicket = endpoint({
  call: 'R36',
  host: 'api',
  method: 'PUT',
  path: '/api/v3/wn/gifttickets/{id}/',
  auth: 'user',
  form: ticketForm,
  multipart: true,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id,
});

/** Applies for an engagement-ring ticket. Refused by field. */
export const updateRingGiftTicket = endpoint({
  call: 'R37',
  host: 'api',
  method: 'PUT',
  path: '/api/v3/wn/giftticket/ringengagement/tickets/{id}/',
  auth: 'user',
  form: ticketForm,
  multipart: true,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id,
});
