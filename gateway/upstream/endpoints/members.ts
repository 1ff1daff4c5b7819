import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  budgetBand,
  count,
  customerStatus,
  day,
  id,
  moment,
  paymentTiming,
  prefectureSlug,
  purchaseStatus,
  ringChoice,
  url,
  weddingRole,
  yen,
} from './values.ts';

/** The user's preferences; NotFound when there are none. */
export const getUserKarte = endpoint({
  call: 'R89',
  host: 'api',
  method: 'GET',
  path: '/api/wn/user_karte/',
  auth: 'user',
  emptyIsNotFound: true,
  reply: z.object({
    user_id: id,
    customer_status: customerStatus.nullable(),
    wedding_role: weddingRole.nullable(),
    wedding_month: day.nullable(),
    guest_count: count.nullable(),
    budget_band: budgetBand.nullable(),
    ring_choice: ringChoice.nullable(),
    purchase_status: purchaseStatus.nullable(),
    payment_timing: paymentTiming.nullable(),
    prefecture_slug: prefectureSlug.nullable(),
    updated_at: moment,
  }),
});

/** The owner of a referral code; NotFound for an unknown code. */
export const getReferralGuest = endpoint({
  call: 'R31',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/referral/guest/',
  auth: 'public',
  emptyIsNotFound: true,
  query: z.object({ code: z.string().regex(/^[A-Za-z0-9]{4,32}$/) }),
  reply: z.object({
    code: z.string(),
    display_name: z.string(),
    icon_url: url.nullable(),
    benefit_title: z.string().nullable(),
    benefit_amount: yen.nullable(),
    expires_at: moment.nullable(),
  }),
  matches: (reply, input) => reply.code.toUpperCase() === input.code.toUpperCase(),
});
