/**
 * The database: PGlite in a directory, or a real PostgreSQL behind DATABASE_URL. Both speak the same SQL through Kysely.
 * The embedded one is a single connection that also lets other requests into an open transaction, so requests never
 * open one: each write is a single statement. Only the start (migrations, seed) uses transactions.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './tables.ts';

/** Days stay texts: a Date would move them through the machine's time zone. */
const asText = (value: string): string => value;

/** The embedded database is never copied elsewhere, so its log holds what a crash needs, and in small pieces. */
const WAL_SETTINGS = ['wal_level=minimal', 'max_wal_senders=0', 'min_wal_size=4MB', 'max_wal_size=32MB'];
const WAL_SEGMENT_SIZE = '--wal-segsize=1';

/** In place of a directory: the embedded database lives in memory and ends with the process. */
export const IN_MEMORY = 'memory:';

/** Opens the PostgreSQL behind `databaseUrl` or else the embedded one in `directory`, or {@link IN_MEMORY}. */
export async function openDatabase(databaseUrl: string | null, directory: string): Promise<Kysely<Database>> {
  if (databaseUrl !== null) {
    const parsers = new pg.TypeOverrides();
    parsers.setTypeParser(pg.types.builtins.DATE, asText);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, types: parsers });
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }
  if (directory === IN_MEMORY)
    return new Kysely({ dialect: new PGliteDialect({ pglite: await openPglite() }) });
  if (!existsSync(directory)) await createAtomically(directory);
  return new Kysely({ dialect: new PGliteDialect({ pglite: await openPglite(directory) }) });
}

/** Makes the empty database aside and moves it when it is whole: one that was cut off while being made never opens again. */
async function createAtomically(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(directory), { recursive: true });
  await (await openPglite(unfinished)).close();
  await rename(unfinished, directory);
}

/** Opens the embedded database in a directory, made where there is none; without one, in memory. */
function openPglite(directory?: string): Promise<PGlite> {
  return PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    startParams: [...PGlite.defaultStartParams, ...WAL_SETTINGS.flatMap((setting) => ['-c', setting])],
    initDbStartParams: [WAL_SEGMENT_SIZE],
    parsers: { [types.DATE]: asText },
  });
}
