/** People who may open the forms that are not for everybody, for trying them out. Like the demo session, everybody knows them. */
import type { Kysely } from 'kysely';
import { hashToken } from '../accounts/sessions.ts';
import type { Database } from '../db/tables.ts';
import { SURVEYS } from '../forms/surveys.ts';

/** Login ids of the surveys: each may answer every survey. */
const LOGIN_IDS = ['lg_demo_musubi', 'lg_demo_second', 'lg_demo_third'];

/** LINE accounts with their access tokens. */
const LINE_ACCOUNTS = [
  { id: `U${'0'.repeat(31)}1`, token: 'line-demo-token-musubi', name: 'ゆい' },
  { id: `U${'0'.repeat(31)}2`, token: 'line-demo-token-second', name: 'そうた' },
];

/** Makes them where they are not there; what they have answered is left alone. */
export async function seedFormGuests(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('survey_guests')
    .values(SURVEYS.flatMap(({ version }) => LOGIN_IDS.map((id) => ({ version, login_hash: hashToken(id) }))))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('line_accounts')
    .values(
      LINE_ACCOUNTS.map(({ id, token, name }) => ({
        line_user_id: id,
        token_hash: hashToken(token),
        display_name: name,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
