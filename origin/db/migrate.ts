/** Applies the files of ./migrations in the order of their names, each once. */
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './tables.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

async function migrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, FOLDER), 'utf8');
    // The embedded database accepts one statement at a time.
    const statements = text.split(/;\s*$/m).filter((statement) => statement.trim() !== '');
    const up = async (db: Kysely<unknown>): Promise<void> => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    };
    return [file.replace('.sql', ''), { up }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** @throws the error of the failing statement, with the schema rolled back */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
