/** What the demo account has on its own page: a karte, and a ticket in every state. */
import type { Insertable, Kysely } from 'kysely';
import { japanDay } from '../clock.ts';
import { insertAll } from '../db/bulk.ts';
import type { GiftTicketTable } from '../db/formTables.ts';
import type { Database } from '../db/tables.ts';

const DAY_MS = 86_400_000;

/** An instant some days from now; dates of the demo move with the day it is first started. */
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** The last second of the day some days from now, in Japan. */
const endOfDayIn = (days: number): Date => new Date(`${japanDay(inDays(days))}T23:59:59+09:00`);

const VISIT = { title: '式場見学 電子マネー 30,000円分', amount: 30_000 };
const APPLICANT = { applicant_name: '佐藤 結衣', email: 'demo@example.jp', visited_on: '2026-10-18' };

type Ticket = Omit<Insertable<GiftTicketTable>, 'user_id' | 'tenant_id'>;

const TICKETS: readonly Ticket[] = [
  { kind: 'general', id: 88_001, ...VISIT, status: 'draft', hall_name: null, deadline_at: endOfDayIn(60), answers: { applicant_name: '佐藤 結衣' } },
  { kind: 'general', id: 88_002, ...VISIT, status: 'applied', hall_name: '青山の杜 迎賓館', deadline_at: endOfDayIn(45), applied_at: inDays(-1), answers: APPLICANT },
  { kind: 'general', id: 88_003, ...VISIT, status: 'reviewing', hall_name: '横浜ハーバーテラス', deadline_at: endOfDayIn(30), applied_at: inDays(-6), answers: APPLICANT },
  { kind: 'general', id: 88_004, title: 'フェア参加 ギフト券 5,000円分', amount: 5_000, status: 'approved', hall_name: '鎌倉花筐', deadline_at: endOfDayIn(20), applied_at: inDays(-20), answers: APPLICANT },
  { kind: 'general', id: 88_005, title: 'フェア参加 ギフト券 5,000円分', amount: 5_000, status: 'sent', hall_name: '表参道ガーデン', deadline_at: endOfDayIn(-10), applied_at: inDays(-50), sent_at: inDays(-14), answers: APPLICANT },
  { kind: 'general', id: 88_006, ...VISIT, status: 'rejected', hall_name: '湘南ブランシュ', deadline_at: endOfDayIn(14), applied_at: inDays(-9), message: '見学証明の写真から日付を読み取れませんでした。日付の入った写真をもう一度お送りください。', answers: APPLICANT },
  { kind: 'ringengagement', id: 89_001, title: '婚約指輪 成約 電子マネー 10,000円分', amount: 10_000, status: 'draft', hall_name: null, deadline_at: endOfDayIn(90), answers: {} },
]; // prettier-ignore

const NO_DATES = { hall_name: null, applied_at: null, sent_at: null, message: null };

/** Gives the account its karte and tickets when it has none. */
export async function seedDemoTickets(db: Kysely<Database>, userId: number): Promise<void> {
  const known = await db
    .selectFrom('gift_tickets')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known !== undefined) return;
  await insertAll(
    db,
    'gift_tickets',
    TICKETS.map((ticket) => ({
      ...NO_DATES,
      ...ticket,
      user_id: userId,
      tenant_id: 1,
      updated_at: inDays(-1),
    })),
  );
  await db
    .insertInto('kartes')
    .values({
      user_id: userId,
      customer_status: 'viewed_only',
      wedding_role: 'bride',
      wedding_month: '2027-05-01',
      guest_count: 60,
      budget_band: 3,
      ring_choice: 'both',
      purchase_status: 'under_consideration',
      payment_timing: 3,
      prefecture_slug: 'tokyo',
      updated_at: inDays(-3),
    })
    .execute();
}
