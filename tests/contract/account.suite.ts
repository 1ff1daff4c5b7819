import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiClient, RequestOptions, Session } from './api.ts';
import { demo } from '#tests/harness/origin.ts';

const Field = z.object({ key: z.string(), value: z.string().nullable(), file_url: z.string().nullable() });
const Ticket = z.object({ id: z.int(), kind: z.string(), status: z.string(), fields: z.array(Field) });
const Tickets = z.object({ tickets: z.array(Ticket) });
/** A ticket with what its form asks for, and its days. */
const DatedTicket = Ticket.extend({
  title: z.string(),
  hall_name: z.string().nullable(),
  deadline_at: z.iso.datetime({ offset: true }),
  applied_at: z.iso.datetime({ offset: true }).nullable(),
  sent_at: z.iso.datetime({ offset: true }).nullable(),
  fields: z.array(Field.extend({ requirement: z.string().nullable(), group: z.string().nullable() })),
});
const Messages = z.record(z.string(), z.array(z.string()));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const proof = (bytes: Uint8Array<ArrayBuffer> = Uint8Array.from(PNG), name = 'proof.png') =>
  new File([bytes], name, { type: 'image/png' });

const RING = '/api/v3/wn/giftticket/ringengagement/tickets';
const own = (as: Session, path: string) => `${path}?user_id=${as.userId}&tenant_id=1`;

/** Gift tickets, kartes, profiles and referral codes. */
export function accountTests(api: () => ApiClient): void {
  const list = async (as: Session, path = '/api/v3/wn/gifttickets/') =>
    (await api().get(own(as, path), Tickets, { as })).tickets;
  const put = (path: string, as: Session, parts: Record<string, string | File>, more: RequestOptions = {}) =>
    api().send(path, {
      method: 'PUT',
      as,
      parts: { user_id: as.userId, tenant_id: '1', ...parts },
      ...more,
    });
  /** The permanent session of the demo account exists on the embedded database alone, so log in. */
  const logInAsDemo = async (): Promise<Session> => {
    const form = { email: demo.email, password: demo.password };
    const { body } = await api().send('/api/wn/sessions', { method: 'POST', form });
    return { userId: demo.userId, token: z.object({ token: z.string() }).parse(body).token };
  };
  const filled = {
    applicant_name: '佐藤 結衣',
    email: 'yui@example.jp',
    visited_on: '2026-11-03',
    budget_band: '3',
    certificate_image: proof(),
  };

  describe('gift tickets', () => {
    it('are issued at sign-up and accept one application with proof', async () => {
      const as = await api().signUp();
      const [ticket] = await list(as);
      expect(ticket).toMatchObject({ kind: 'general', status: 'draft' });
      const path = `/api/v3/wn/gifttickets/${ticket?.id}/`;
      const { status, body } = await put(path, as, filled);
      expect(status).toBe(200);
      const applied = Ticket.parse(body);
      expect(applied.status).toBe('applied');
      const value = (key: string) => applied.fields.find((field) => field.key === key);
      expect(value('applicant_name')?.value).toBe('佐藤 結衣');
      const link = value('certificate_image')?.file_url ?? '';
      const file = await fetch(link);
      expect(file.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
      expect(
        (await fetch(link.replace(/seal=(.)/, (_, first) => (first === 'A' ? 'seal=B' : 'seal=A')))).status,
      ).toBe(404);
      expect(await api().get(own(as, path), Ticket, { as })).toMatchObject({ status: 'applied' });
      const twice = await put(path, as, filled);
      expect(twice).toMatchObject({ status: 400 });
    });

    it('report missing and invalid fields', async () => {
      const as = await api().signUp();
      const [ticket] = await list(as);
      const path = `/api/v3/wn/gifttickets/${ticket?.id}/`;
      const refused = async (parts: Record<string, string | File>) => {
        const { status, body } = await put(path, as, parts);
        expect(status).toBe(400);
        return Messages.parse(body);
      };
      // A new ticket holds the mail address of its owner.
      expect(await refused({ email: '' })).toEqual({
        applicant_name: ['入力してください'],
        tel: ['入力してください'],
        email: ['入力してください'],
        visited_on: ['日付を入力してください'],
        certificate_image: ['選択してください'],
      });
      expect(await refused({ ...filled, email: '', tel: '０３' })).toEqual({
        tel: ['半角数字で入力してください'],
      });
      expect(await refused({ ...filled, email: 'yui' })).toEqual({
        email: ['メールアドレス形式で入力してください'],
      });
      expect(await refused({ ...filled, visited_on: 'today' })).toEqual({
        visited_on: ['日付を入力してください'],
      });
      expect(await refused({ ...filled, budget_band: '7' })).toEqual({ budget_band: ['選択してください'] });
      expect(Object.keys(await refused({ ...filled, another: '1' }))).toEqual(['another']);
      const text = proof(Uint8Array.from(Buffer.from('not a picture')));
      expect(Object.keys(await refused({ ...filled, certificate_image: text }))).toEqual([
        'certificate_image',
      ]);
      const large = proof(new Uint8Array(10_000_001));
      expect(await refused({ ...filled, certificate_image: large })).toEqual({
        certificate_image: ['10MB以内のファイルを選んでください'],
      });
      expect((await list(as))[0]?.status).toBe('draft');
    });

    it('of the ring kind have their own paths', async () => {
      const as = await api().signUp();
      const [ticket] = await list(as, RING);
      expect(ticket?.kind).toBe('ringengagement');
      const path = `${RING}/${ticket?.id}`;
      await api().get(own(as, path), Ticket, { as });
      const { status, body } = await put(`${path}/`, as, {
        applicant_name: '佐藤 結衣',
        tel: '09012345678',
        ring_choice: 'both',
        purchase_status: 'purchased',
        certificate_image: proof(),
      });
      expect({ status, body: Ticket.parse(body).status }).toEqual({ status: 200, body: 'applied' });
      expect(
        await api().status(own(as, '/api/v3/wn/giftticket/nothing/tickets'), { as, allowInvalid: true }),
      ).toBe(404);
    });

    it('are visible to their owner only', async () => {
      const [mine, other] = [await api().signUp(), await api().signUp()];
      const [ticket] = await list(mine);
      const path = `/api/v3/wn/gifttickets/${ticket?.id}/`;
      expect(await api().status(own(other, path), { as: other })).toBe(404);
      expect((await put(path, other, filled)).status).toBe(404);
      expect(await api().status(own(mine, path), { as: other, allowInvalid: true })).toBe(403);
      const elsewhere = `/api/v3/wn/gifttickets/?user_id=${mine.userId}&tenant_id=2`;
      expect(await api().get(elsewhere, Tickets, { as: mine })).toEqual({ tickets: [] });
    });
  });

  it('the tickets of the demo account are in every state, each within the rules of its form', async () => {
    const as = await logInAsDemo();
    const Dated = z.object({ tickets: z.array(DatedTicket) });
    const all = (await api().get(own(as, '/api/v3/wn/gifttickets/'), Dated, { as })).tickets;
    // Others come from members who register with the account's referral code.
    const tickets = all.filter(({ title }) => !title.startsWith('ご紹介の特典'));
    const states = ['applied', 'approved', 'draft', 'rejected', 'reviewing', 'sent'];
    expect(tickets.map(({ status }) => status).toSorted()).toEqual(states);
    const now = Date.now();
    for (const { status, deadline_at: deadline, applied_at: at, sent_at: sentAt, ...ticket } of tickets) {
      if (at === null) {
        expect(status).toBe('draft');
        continue;
      }
      // The office discards the proof that it rejects.
      const isFilled = ({ key, value, file_url: file }: (typeof ticket.fields)[number]) =>
        value !== null || file !== null || (status === 'rejected' && key === 'certificate_image');
      const missing = ticket.fields.filter((field) => {
        if (field.requirement === 'required') return !isFilled(field);
        const isOneRequired = field.requirement === 'one_is_required';
        return (
          isOneRequired && !ticket.fields.some((other) => other.group === field.group && isFilled(other))
        );
      });
      expect({ status, missing }).toEqual({ status, missing: [] });
      const valueOf = (name: string) => ticket.fields.find(({ key }) => key === name)?.value ?? '';
      expect(valueOf('hall_name')).toBe(ticket.hall_name);
      const days = [`${valueOf('visited_on')}T00:00:00+09:00`, at, sentAt ?? at].map(Date.parse);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(Math.max(...days)).toBeLessThanOrEqual(now);
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.parse(deadline));
      expect(sentAt !== null).toBe(status === 'sent');
    }
  });

  it('returns a karte, or 404 without one', async () => {
    const as = await api().signUp();
    expect(await api().status(`/api/wn/user_karte/?user_id=${as.userId}`, { as })).toBe(404);
    const Karte = z.object({ user_id: z.literal(1001), budget_band: z.literal(3) });
    await api().get('/api/wn/user_karte/?user_id=1001', Karte, { as: await logInAsDemo() });
  });

  it('returns complete profiles of members with and without a wedding', async () => {
    const as = await api().signUp();
    const Profile = z.object({ user_id: z.int(), is_private: z.boolean(), album_list: z.array(z.unknown()) });
    const own = await api().get(`/api/profile/${as.userId}?user_id=${as.userId}`, Profile, { as });
    expect(own).toMatchObject({ user_id: Number(as.userId), is_private: true });
    expect(await api().get('/api/profile/1001', Profile)).toMatchObject({ user_id: 1001, is_private: false });
    expect(await api().status('/api/profile/999999')).toBe(404);
  });

  it('finds the owner of a referral code', async () => {
    const Guest = z.object({ code: z.literal('MUSUBI2026'), display_name: z.string() });
    await api().get('/api/v3/wn/referral/guest/?code=MUSUBI2026', Guest);
    expect(await api().status('/api/v3/wn/referral/guest/?code=NOBODY')).toBe(404);
  });
}
