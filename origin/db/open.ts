/**
 * Opens the database: PGlite in a directory, or PostgreSQL through DATABASE_URL.
 * PGlite is a single connection and runs concurrent queries inside an open transaction, so request handlers
 * never open one: each write is a single statement. Only migrations and the seed use transactions.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './tables.ts';

/** Dates stay strings: a Date would shift them into the local time zone. */
const asText = (value: string): string => value;

/** PGlite's own conversion takes seconds for a file of 10 MB and blocks every request meanwhile. */
const bytesAsText = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;
const bytesFromText = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex');

/** The embedded database is not replicated: minimal WAL in small segments. */
const WAL_SETTINGS = ['wal_level=minimal', 'max_wal_senders=0', 'min_wal_size=4MB', 'max_wal_size=32MB'];
const WAL_SEGMENT_SIZE = '--wal-segsize=1';

/** Used in place of a directory; the data is lost when the process ends. */
export const IN_MEMORY = 'memory:';

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `directory` or {@link IN_MEMORY}.
 * @throws when the server takes no connection
 */
export async function openDatabase(databaseUrl: string | null, directory: string): Promise<Kysely<Database>> {
  if (databaseUrl !== null) {
    const parsers = new pg.TypeOverrides();
    parsers.setTypeParser(pg.types.builtins.DATE, asText);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, types: parsers });
    // PostgreSQL has closed an idle connection; the next query opens another. Without a listener the process would end.
    pool.on('error', (error) => console.error(`a connection to PostgreSQL is lost: ${error.message}`));
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    await checkServer(db, databaseUrl);
    return db;
  }
  if (directory === IN_MEMORY)
    return new Kysely({ dialect: new PGliteDialect({ pglite: await openPglite() }) });
  if (!existsSync(directory)) await createAtomically(directory);
  return new Kysely({ dialect: new PGliteDialect({ pglite: await openPglite(directory) }) });
}

/** @throws with the name of the setting if the server takes no connection; without the password of the address */
async function checkServer(db: Kysely<Database>, databaseUrl: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new Error(
      `DATABASE_URL names the server ${new URL(databaseUrl).host}, which takes no connection: ${reasonOf(error)} (start it, or set another, for example DATABASE_URL=postgres://user:password@localhost:5432/musubi)`,
      { cause: error },
    );
  }
}

/** A failed connection to a host with several addresses has an error code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Initializes in a temporary directory and renames it: a partly initialized database never opens again. */
async function createAtomically(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(directory), { recursive: true });
  await (await openPglite(unfinished)).close();
  await rename(unfinished, directory);
}

/** In memory without a directory. */
function openPglite(directory?: string): Promise<PGlite> {
  return PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    startParams: [...PGlite.defaultStartParams, ...WAL_SETTINGS.flatMap((setting) => ['-c', setting])],
    initDbStartParams: [WAL_SEGMENT_SIZE],
    parsers: { [types.DATE]: asText, [types.BYTEA]: bytesFromText },
    serializers: { [types.BYTEA]: bytesAsText },
  });
}
