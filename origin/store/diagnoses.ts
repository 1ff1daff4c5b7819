/** Parent-and-child diagnoses: two sides, each with its own key. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashToken } from '../accounts/sessions.ts';
import type { Database } from '../db/tables.ts';
import type { DiagnosisAnswers, Respondent } from '../forms/diagnosis.ts';

/** 144 random bits. */
const randomToken = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

/** Only the hashes of the keys are stored. */
export async function createDiagnosis(db: Kysely<Database>, creator: Respondent, userId: number | null) {
  const partner: Respondent = creator === 'child' ? 'parent' : 'child';
  const id = randomToken('dg');
  const [key, partnerKey] = [randomToken('dk'), randomToken('dk')];
  const { created_at } = await db
    .insertInto('diagnosis_sides')
    .values([
      { diagnosis_id: id, respondent: creator, key_hash: hashToken(key), user_id: userId },
      { diagnosis_id: id, respondent: partner, key_hash: hashToken(partnerKey), user_id: null },
    ])
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { id, creator, key, partner, partnerKey, created_at };
}

/** Child before parent; empty for an unknown id. */
export function diagnosisSides(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('diagnosis_sides')
    .select(['respondent', 'answers', 'answered_at'])
    .where('diagnosis_id', '=', id)
    .orderBy('respondent')
    .execute();
}

/** Whether a key belongs to a side. */
export async function ownsSide(
  db: Kysely<Database>,
  side: { id: string; respondent: Respondent; key: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('diagnosis_sides')
    .select('respondent')
    .where('diagnosis_id', '=', side.id)
    .where('respondent', '=', side.respondent)
    .where('key_hash', '=', hashToken(side.key))
    .executeTakeFirst();
  return found !== undefined;
}

/** False when the key does not belong to the side. */
export async function answerDiagnosis(
  db: Kysely<Database>,
  side: { id: string; respondent: Respondent; key: string },
  answers: DiagnosisAnswers,
): Promise<boolean> {
  const updated = await db
    .updateTable('diagnosis_sides')
    .set({ answers: JSON.stringify(answers), answered_at: sql<Date>`now()` })
    .where('diagnosis_id', '=', side.id)
    .where('respondent', '=', side.respondent)
    .where('key_hash', '=', hashToken(side.key))
    .returning('diagnosis_id')
    .executeTakeFirst();
  return updated !== undefined;
}
