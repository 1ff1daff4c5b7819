/** Submissions of surveys, the special form and the contact form. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashToken } from '../accounts/sessions.ts';
import type { Database } from '../db/tables.ts';

/** Undefined for an unknown login id. */
export function surveyGuest(db: Kysely<Database>, version: string, loginId: string) {
  return db
    .selectFrom('survey_guests')
    .select(['answers', 'answered_at'])
    .where('version', '=', version)
    .where('login_hash', '=', hashToken(loginId))
    .executeTakeFirst();
}

/** Replaces earlier answers. */
export async function answerSurvey(
  db: Kysely<Database>,
  version: string,
  loginId: string,
  answers: Record<string, string | string[]>,
): Promise<void> {
  await db
    .updateTable('survey_guests')
    .set({ answers: JSON.stringify(answers), answered_at: sql<Date>`now()` })
    .where('version', '=', version)
    .where('login_hash', '=', hashToken(loginId))
    .execute();
}

/** The account with its uploaded files; undefined when the token does not match. */
export async function lineAccount(db: Kysely<Database>, lineUserId: string, token: string) {
  const account = await db
    .selectFrom('line_accounts')
    .select(['line_user_id', 'display_name', 'answers', 'submitted_at'])
    .where('line_user_id', '=', lineUserId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const files = await db
    .selectFrom('line_files')
    .select(['key', 'id'])
    .where('line_user_id', '=', lineUserId)
    .execute();
  return { ...account, files: new Map(files.map(({ key, id }) => [key, id])) };
}

/** Replaces an earlier file of the field. */
export async function saveLineFile(
  db: Kysely<Database>,
  lineUserId: string,
  key: string,
  file: { type: string; bytes: Uint8Array },
): Promise<void> {
  const row = { line_user_id: lineUserId, key, id: randomUUID(), ...file };
  await db
    .insertInto('line_files')
    .values(row)
    .onConflict((conflict) => conflict.columns(['line_user_id', 'key']).doUpdateSet({ id: row.id, ...file }))
    .execute();
}

export async function submitSpecialForm(
  db: Kysely<Database>,
  lineUserId: string,
  answers: Record<string, string>,
): Promise<void> {
  await db
    .updateTable('line_accounts')
    .set({ answers: JSON.stringify(answers), submitted_at: sql<Date>`now()` })
    .where('line_user_id', '=', lineUserId)
    .execute();
}

export function lineFile(db: Kysely<Database>, id: string) {
  return db.selectFrom('line_files').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst();
}

export async function saveContactMessage(
  db: Kysely<Database>,
  formId: number,
  fields: Record<string, string>,
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ form_id: formId, fields: JSON.stringify(fields) })
    .execute();
}
