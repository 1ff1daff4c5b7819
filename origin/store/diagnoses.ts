/** Parent-and-child diagnoses: two sides, each with a key of its own. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashToken } from '../accounts/sessions.ts';
import type { Database } from '../db/tables.ts';
import type { DiagnosisAnswers, Respondent } from '../forms/diagnosis.ts';

/** 144 bits of chance, too many to guess. */
const randomToken = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

/** Makes an unanswered diagnosis. The keys are told here and never again. */
export async function createDiagnosis(db: Kysely<Database>, maker: Respondent, userId: number | null) {
  const partner: Respondent = maker === 'child' ? 'parent' : 'child';
  const id = randomToken('dg');
  const [key, partnerKey] = [randomToken('dk'), randomToken('dk')];
  const { created_at } = await db
    .insertInto('diagnosis_sides')
    .values([
      { diagnosis_id: id, respondent: maker, key_hash: hashToken(key), user_id: userId },
      { diagnosis_id: id, respondent: partner, key_hash: hashToken(partnerKey), user_id: null },
    ])
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { id, maker, key, partner, partnerKey, created_at };
}

/** Both sides of a diagnosis, child before parent; empty when there is none. */
export function diagnosisSides(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('diagnosis_sides')
    .select(['respondent', 'answers', 'answered_at'])
    .where('diagnosis_id', '=', id)
    .orderBy('respondent')
    .execute();
}

/** Stores all answers of a side; false when the key is not that side's. */
export async function answerDiagnosis(
  db: Kysely<Database>,
  side: { id: string; respondent: Respondent; key: string },
  answers: DiagnosisAnswers,
): Promise<boolean> {
  const stored = await db
    .updateTable('diagnosis_sides')
    .set({ answers: JSON.stringify(answers), answered_at: sql<Date>`now()` })
    .where('diagnosis_id', '=', side.id)
    .where('respondent', '=', side.respondent)
    .where('key_hash', '=', hashToken(side.key))
    .returning('diagnosis_id')
    .executeTakeFirst();
  return stored !== undefined;
}
