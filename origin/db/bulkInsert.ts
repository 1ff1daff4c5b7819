/** Bulk insert with one parameter per chunk, the fastest way on both databases. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

const CHUNK = 2_000;

/** Rows are sent as JSON; the table's column types convert the values. */
export async function bulkInsert<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)
    `.execute(db);
  }
}
