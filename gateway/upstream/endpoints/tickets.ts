import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { UploadFile } from '../request.ts';
import { formField } from './forms.ts';
import { id, moment, sentId, yen } from './values.ts';

/** Kinds with addresses of their own; the general one has not. */
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

const ofTenant = z.object({ tenant_id: sentId });

/** Fields as the ticket's own form names them: texts, or one file each. */
const filled = ofTenant.catchall(z.union([z.string(), z.instanceof(UploadFile)]));

/** Tickets of a special kind. Their ids are a series of their own. */
export const listKindGiftTickets = endpoint({
  call: 'R32',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/giftticket/{kind:slug}/tickets',
  auth: 'user',
  query: ofTenant,
  reply: z.object({ tickets: z.array(ticket) }),
});

/** Tickets of the general kind. */
export const listGiftTickets = endpoint({
  call: 'R33',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/gifttickets/',
  auth: 'user',
  query: ofTenant,
  reply: z.object({ tickets: z.array(ticket) }),
});

/** A general ticket; NotFound when it is not the user's. */
export const getGiftTicket = endpoint({
  call: 'R34',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/gifttickets/{id}/',
  auth: 'user',
  emptyIsNotFound: true,
  query: ofTenant,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id && reply.kind === 'general',
});

/** A ticket of a special kind; NotFound when it is not the user's. */
export const getKindGiftTicket = endpoint({
  call: 'R35',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/giftticket/{kind:slug}/tickets/{id}',
  auth: 'user',
  emptyIsNotFound: true,
  query: ofTenant,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id && reply.kind === input.kind,
});

/** Fills in a general ticket and applies for it. Refused by the keys of its fields. */
export const updateGiftTicket = endpoint({
  call: 'R36',
  host: 'api',
  method: 'PUT',
  path: '/api/v3/wn/gifttickets/{id}/',
  auth: 'user',
  form: filled,
  multipart: true,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id,
});

/** The same for a ticket of an engagement ring. */
export const updateRingGiftTicket = endpoint({
  call: 'R37',
  host: 'api',
  method: 'PUT',
  path: '/api/v3/wn/giftticket/ringengagement/tickets/{id}/',
  auth: 'user',
  form: filled,
  multipart: true,
  reply: ticket,
  matches: (reply, input) => reply.id === input.id,
});
