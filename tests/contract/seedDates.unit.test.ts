/** Dates of seeded fairs after a start of the origin on some day of the year. */
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { IN_MEMORY, openDatabase } from '#origin/db/open.ts';
import { shiftDates } from '#origin/fixtures/seed/shiftDates.ts';
import { catalogue } from '#tests/harness/catalogue.ts';

vi.setConfig({ testTimeout: 60_000 });

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

async function fairsOn(...todays: readonly string[]) {
  const db = await openDatabase(null, IN_MEMORY);
  try {
    await sql`create table fairs (id int, hall_id int, start_date date, hold_on date)`.execute(db);
    await sql`create table benefits (id int, expires_on date)`.execute(db);
    const rows = catalogue.fairs.map(({ id, hall_id, start_date = null, hold_on }) => ({
      id,
      hall_id,
      start_date,
      hold_on,
    }));
    await sql`insert into fairs select * from json_populate_recordset(null::fairs, ${JSON.stringify(rows)}::json)`.execute(
      db,
    );
    for (const today of todays) await shiftDates(db, today);
    return await db.selectFrom('fairs').select(['id', 'hall_id', 'hold_on']).orderBy('id').execute();
  } finally {
    await db.destroy();
  }
}

const before = new Map(catalogue.fairs.map(({ id, hold_on }) => [id, hold_on]));

it.each([
  ['2026-11-28'],
  ['2026-12-25'],
  ['2027-01-01'],
  ['2027-10-20'],
  // Started again on the days around New Year.
  ['2026-12-20', '2026-12-31', '2027-01-02'],
])('has fairs of all halls, none from 30 December to 3 January, on %s', async (...todays) => {
  const fairs = await fairsOn(...todays);
  expect(fairs.length).toBe(catalogue.fairs.length);
  expect(new Set(fairs.map(({ hall_id }) => hall_id))).toEqual(
    new Set(catalogue.fairs.map(({ hall_id }) => hall_id)),
  );
  const today = todays.at(-1) ?? '';
  const wrong = fairs.filter(({ id, hold_on }) => {
    const isClosed = hold_on.slice(5) >= '12-30' || hold_on.slice(5) <= '01-03';
    return isClosed || hold_on < today || weekday(hold_on) !== weekday(before.get(id) ?? '');
  });
  expect(wrong).toEqual([]);
});
