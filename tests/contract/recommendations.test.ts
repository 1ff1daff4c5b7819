/** Every visit of a hall asks for recommended halls: how often that asks the database, and that it finds the same. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#origin/db/open.ts';
import type { Database } from '#origin/db/tables.ts';
import { findHalls, type HallRow, hallById, NO_FILTER } from '#origin/store/halls.ts';
import { recommendedHalls } from '#origin/store/recommendations.ts';
import { recordView } from '#origin/store/visitors.ts';
import { seededDataDir } from '#tests/harness/origin.ts';

const STRANGER = 'abcDEF0123456789';

let folder: string;
let db: Kysely<Database>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recommendations-'));
  await cp(join(await seededDataDir(), 'database'), folder, { recursive: true });
  db = await openDatabase(null, folder);
}, 180_000);
afterAll(async () => {
  await db?.destroy();
  await rm(folder, { recursive: true });
});

const inTokyo = { ...NO_FILTER, prefecture_slug: 'tokyo' };
const idsOf = (halls: readonly HallRow[]): number[] => halls.map(({ id }) => id);

/** Recommends with the number of statements. */
async function recommend(uuid: string, viewing: HallRow | null) {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const halls = await recommendedHalls(counted, uuid, viewing);
  return { halls, statements };
}

it('asks twice where the place of the hall has enough halls', { timeout: 60_000 }, async () => {
  const [viewing = null] = await findHalls(db, inTokyo, 'recommended', { offset: 0, limit: 1 });
  const { halls, statements } = await recommend(STRANGER, viewing);
  expect(halls).toHaveLength(12);
  expect(statements).toBe(2);
});

it('recommends halls of the type first, then of the place, then others', { timeout: 60_000 }, async () => {
  const all = await findHalls(db, NO_FILTER, 'recommended', { offset: 0, limit: 2_000 });
  const seen = 'abcDEF0123456780';
  for (const { id } of all.slice(0, 30)) await recordView(db, seen, id);
  const samples = all.filter((_, at) => at % 100 === 0);
  for (const viewing of samples) {
    const isNear = (hall: HallRow): boolean =>
      hall.area_slug === viewing.area_slug && hall.prefecture_slug === viewing.prefecture_slug;
    const left = all.slice(30).filter(({ id }) => id !== viewing.id);
    const near = left.filter(isNear);
    const ofType = near.filter(({ service_id }) => service_id === viewing.service_id);
    const expected = new Set(idsOf([...ofType, ...near, ...left]));
    expect(idsOf((await recommend(seen, viewing)).halls)).toEqual([...expected].slice(0, 12));
  }
  expect((await recommend(seen, (await hallById(db, 0)) ?? null)).halls).toHaveLength(12);
});
