/** The hall a path names has to be there. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { orNotFound } from '../http/refusals.ts';
import { hallName } from '../store/halls.ts';

/** The name of the hall. @throws {Refusal} 404 */
export async function requireHall(db: Kysely<Database>, id: number): Promise<{ name: string }> {
  return orNotFound(await hallName(db, id));
}
