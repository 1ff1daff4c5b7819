/** Fills an empty database, or one whose catalogue came from another seed. People's rows are left alone. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { japanDay } from '../clock.ts';
import { insertAll } from '../db/bulk.ts';
import type { Database } from '../db/tables.ts';
import { buildCatalogue } from './catalogue.ts';
import { seedDemoAccount } from './demo.ts';
import { seedFormGuests } from './forms.ts';
import { redate } from './redate.ts';
import { seedDemoReservations } from './reservations.ts';

/** Tables of the catalogue, those that others point at first. */
const TABLES = [
  'areas',
  'prefectures',
  'regions',
  'districts',
  'stations',
  'search_options',
  'halls',
  'sponsored_halls',
  'photos',
  'reports',
  'fairs',
  'questions',
  'benefits',
  'hall_videos',
  'booking_site_categories',
  'search_presets',
  'brands',
  'rings',
  'theme_tags',
  'brides',
  'albums',
  'bride_reports',
  'writers',
  'article_categories',
  'article_tags',
  'articles',
  'article_cards',
  'preparation_guides',
] as const satisfies (keyof Database)[];

/** Starts that seed at the same time wait for each other on this number. */
const LOCK = 740_101;

/** A digest of everything the catalogue is made from. */
async function seedVersion(): Promise<string> {
  const folders = ['.', '../pictures/address.ts'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const [here = '', address = ''] = folders;
  const files = (await readdir(here, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = createHash('sha256');
  for (const file of [...files, address]) digest.update(await readFile(file));
  return digest.digest('hex');
}

/** Seeds what is missing, all or nothing. `demoToken` also opens a session whose token everybody knows. */
export async function seed(db: Kysely<Database>, { demoToken }: { demoToken: boolean }): Promise<void> {
  const version = await seedVersion();
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const seeded = await transaction.selectFrom('seeded').select('version').executeTakeFirst();
    if (seeded?.version !== version) {
      await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(transaction);
      const catalogue = buildCatalogue();
      for (const table of TABLES) await insertAll(transaction, table, catalogue[table]);
      for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(transaction);
      await transaction.deleteFrom('seeded').execute();
      await transaction.insertInto('seeded').values({ version }).execute();
    }
    await redate(transaction, japanDay());
    await seedDemoAccount(transaction, demoToken);
    await seedFormGuests(transaction);
    await seedDemoReservations(transaction, japanDay());
  });
}
