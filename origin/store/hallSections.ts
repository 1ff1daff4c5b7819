/** Benefits and questions on the page of a hall. */
import type { Kysely, Selectable } from 'kysely';
import type { Database, QuestionTable } from '../db/tables.ts';

export function benefits(db: Kysely<Database>, hallId: number) {
  return db
    .selectFrom('benefits')
    .select(['id', 'title', 'description', 'amount', 'conditions', 'expires_on'])
    .where('hall_id', '=', hallId)
    .orderBy('id')
    .execute();
}

export const QUESTION_TYPES = [
  'access',
  'cost',
  'food',
  'dress',
  'facility',
  'bring_in',
  'schedule',
  'other',
] as const;

export function questions(
  db: Kysely<Database>,
  hallId: number,
  type?: (typeof QUESTION_TYPES)[number],
): Promise<Selectable<QuestionTable>[]> {
  const all = db.selectFrom('questions').selectAll().where('hall_id', '=', hallId);
  return (type === undefined ? all : all.where('type', '=', type)).orderBy('id').execute();
}
