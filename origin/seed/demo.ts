/** The account everybody may try the product with. */
import type { Kysely } from 'kysely';
import { hashPassword } from '../accounts/password.ts';
import { expiry, hashToken } from '../accounts/sessions.ts';
import type { Database } from '../db/tables.ts';
import { seedDemoTickets } from './demoTickets.ts';

/** Its id and nickname; a bride's profile goes with it. */
export const DEMO_USER = { id: 1_001, nickname: 'ゆいまま' };
const EMAIL = 'demo@example.jp';
const PASSWORD = 'musubi-demo-2026';

/** Token of a session that is always there on the embedded origin: GraphiQL's examples are filled in with it. */
const TOKEN = 'wt_demo_0123456789abcdef0123456789abcdef';

/** Makes the account when it is not there, and with `token` its standing session, good for another year. */
export async function seedDemoAccount(db: Kysely<Database>, token: boolean): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('id', '=', DEMO_USER.id).executeTakeFirst();
  if (known === undefined) {
    await db
      .insertInto('users')
      .values({
        id: DEMO_USER.id,
        email: EMAIL,
        password_hash: await hashPassword(PASSWORD),
        basic_nickname: DEMO_USER.nickname,
        wedding_role: 'bride',
        wedding_date: null,
        referral_code: 'MUSUBI2026',
        referred_by: null,
      })
      .execute();
  }
  await seedDemoTickets(db, DEMO_USER.id);
  if (!token) return;
  const session = { token_hash: hashToken(TOKEN), user_id: DEMO_USER.id, expires_at: expiry() };
  await db
    .insertInto('sessions')
    .values(session)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: session.expires_at }))
    .execute();
}
