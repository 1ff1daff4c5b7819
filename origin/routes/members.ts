/** A member's karte, and the owner of a referral code. */
import { z } from 'zod';
import { MINUTE_MS, endOfMonthAfter, toJapanTime } from '../japanTime.ts';
import { Id } from '../http/fields.ts';
import { RateLimiter } from '../http/rateLimit.ts';
import { orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { karteByUser } from '../store/tickets.ts';
import { referrerByCode } from '../store/users.ts';

const Code = z.string().regex(/^[A-Za-z0-9]{4,32}$/);

/** Benefit for both sides of a referral, and how many months a code stays valid. */
const BENEFIT = { benefit_title: 'お二人とも電子マネー5,000円分', benefit_amount: 5_000 };
const VALID_MONTHS = 2;

export function memberRoutes(endpoint: DefineEndpoint, { db }: OriginContext): void {
  // All guests look up through the gateway, which limits each of them.
  const lookUps = new RateLimiter(3_000, MINUTE_MS);

  endpoint({
    call: 'R89',
    method: 'GET',
    path: '/api/wn/user_karte/',
    auth: 'user',
    query: z.strictObject({ user_id: Id }),
    handler: async ({ user_id }) => {
      const karte = orNotFound(await karteByUser(db, user_id));
      return { ...karte, updated_at: toJapanTime(karte.updated_at) };
    },
  });

  endpoint({
    call: 'R31',
    method: 'GET',
    path: '/api/v3/wn/referral/guest/',
    auth: 'public',
    query: z.strictObject({ code: Code }),
    handler: async ({ code, clientKey }) => {
      lookUps.assertAllowed(clientKey);
      lookUps.record(clientKey);
      const { basic_nickname } = orNotFound(await referrerByCode(db, code));
      return {
        code,
        display_name: basic_nickname,
        icon_url: null,
        ...BENEFIT,
        expires_at: endOfMonthAfter(VALID_MONTHS),
      };
    },
  });
}
