import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, Halls, type RequestOptions, type Session } from './api.ts';

const Fair = z.object({
  id: z.int(),
  hall_id: z.int(),
  name: z.string(),
  hold_at: z.string(),
  hold_time1: z.string(),
  post_period_day: z.int().nullable(),
  fair_snapshot: z.object({ name: z.string() }).nullable(),
});
const Reservation = z.object({
  id: z.int(),
  status: z.enum(['reserved', 'cancelled']),
  fair_id: z.int(),
  user_id: z.int().nullable(),
  cancel_code: z.string(),
  cancelled_at: z.string().nullable(),
});

const DAY = 86_400_000;
const mail = () => `${randomUUID()}@example.jp`;

/** A fair far enough ahead to be reservable. */
async function openFair(api: ApiClient): Promise<z.output<typeof Fair>> {
  const { halls } = await api.get('/api/halls/?official=1&k=1', Halls);
  for (const { id } of halls) {
    const { fairs } = await api.get(
      `/api/wn/halls/${id}/fairs?per_page=100`,
      z.object({ fairs: z.array(Fair) }),
    );
    const found = fairs.find(({ hold_at }) => Date.parse(hold_at) > Date.now() + 7 * DAY);
    if (found) return found;
  }
  throw new Error('no fair takes reservations');
}

/** A complete reservation form. */
function form(fair: z.output<typeof Fair>, changed: Record<string, string> = {}): Record<string, string> {
  return {
    fair_id: String(fair.id),
    hold_time: fair.hold_time1,
    last_name: '佐藤',
    first_name: '結衣',
    last_name_kana: 'サトウ',
    first_name_kana: 'ユイ',
    email: mail(),
    tel: '09012345678',
    gender: 'female',
    number_of_participants: '2',
    uuid: randomUUID(),
    cv_device: 'mobile_web',
    ...changed,
  };
}

/** Reservations and cancellations. */
export function fairTests(api: () => ApiClient): void {
  const reserve = (parts: Record<string, string>, options: RequestOptions = {}) =>
    api().send('/api/wn/reservations/', { method: 'POST', parts, ...options });
  const reserveOk = async (parts: Record<string, string>, as?: Session) => {
    const { status, body } = await reserve(parts, as && { as });
    expect(status).toBe(201);
    return Reservation.parse(body);
  };

  it('accepts reservations from guests, who read and cancel them with the cancel code', async () => {
    const fair = await openFair(api());
    const held = await reserveOk(
      form(fair, { message: '和装も見たいです', preferred_wedding_date: '2027-05-22' }),
    );
    expect(held).toMatchObject({ status: 'reserved', fair_id: fair.id, user_id: null });
    const path = `/api/wn/reservations/${held.id}`;
    expect(await api().status(path)).toBe(404);
    expect(await api().status(`${path}?cancel_code=c_000000000000`)).toBe(404);
    expect(await api().get(`${path}?cancel_code=${held.cancel_code}`, Reservation)).toEqual(held);

    const cancel = (cancel_code: string) => api().send(path, { method: 'DELETE', form: { cancel_code } });
    expect((await cancel('c_000000000000')).status).toBe(404);
    const cancelled = Reservation.parse((await cancel(held.cancel_code)).body);
    expect(cancelled).toMatchObject({ id: held.id, status: 'cancelled' });
    expect(Reservation.parse((await cancel(held.cancel_code)).body)).toEqual(cancelled);
  });

  it('accepts one reservation per email, fair and time until it is cancelled', async () => {
    const fair = await openFair(api());
    const email = mail();
    const held = await reserveOk(form(fair, { email }));
    expect((await reserve(form(fair, { email: email.toUpperCase() }))).status).toBe(409);
    await api().send(`/api/wn/reservations/${held.id}`, {
      method: 'DELETE',
      form: { cancel_code: held.cancel_code },
    });
    expect((await reserveOk(form(fair, { email }))).id).not.toBe(held.id);
  });

  it('lists a user’s own reservations, newest first', async () => {
    const [mine, other] = [await api().signUp(), await api().signUp()];
    const fair = await openFair(api());
    const own = { user_id: mine.userId };
    const [first, second] = [await reserveOk(form(fair, own), mine), await reserveOk(form(fair, own), mine)];
    await api().send(`/api/wn/reservations/${first.id}`, { method: 'DELETE', form: own, as: mine });
    const list = z.object({ reservations: z.array(Reservation), total: z.int() });
    const of = (as: Session) => api().get(`/api/wn/reservations/?user_id=${as.userId}`, list, { as });
    expect((await of(mine)).reservations.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'reserved'],
      [first.id, 'cancelled'],
    ]);
    expect(await of(other)).toEqual({ reservations: [], total: 0 });
    const path = `/api/wn/reservations/${second.id}`;
    expect(await api().status(`${path}?user_id=${mine.userId}`, { as: mine })).toBe(200);
    expect(await api().status(`${path}?user_id=${other.userId}`, { as: other })).toBe(404);
    expect(await api().status(`${path}?user_id=${mine.userId}`, { allowInvalid: true })).toBe(401);
    expect(
      await api().status(`/api/wn/reservations/?user_id=${mine.userId}`, { as: other, allowInvalid: true }),
    ).toBe(403);

    const reserved = `/api/wn/halls/${fair.hall_id}/fairs/${fair.id}?reserved=1`;
    expect((await api().get(reserved, Fair, { as: mine })).fair_snapshot?.name).toBe(fair.name);
    expect((await api().get(reserved, Fair, { as: other })).fair_snapshot).toBeNull();
  });

  it('rejects invalid reservations by field', async () => {
    const fair = await openFair(api());
    const refused = async (changed: Record<string, string>) => {
      const { status, body } = await reserve(form(fair, changed), { allowInvalid: true });
      return [status, Object.keys(z.record(z.string(), z.unknown()).parse(body))];
    };
    expect(await refused({ fair_id: '999999999' })).toEqual([400, ['fair_id']]);
    expect(await refused({ hold_time: '03:07' })).toEqual([400, ['hold_time']]);
    expect(await refused({ email: 'yui' })).toEqual([400, ['email']]);
    expect(await refused({ tel: '090-1234-5678' })).toEqual([400, ['tel']]);
    expect(await refused({ number_of_participants: '11' })).toEqual([400, ['number_of_participants']]);
    expect(await refused({ last_name: '', gender: 'x' })).toEqual([400, ['last_name', 'gender']]);
    expect((await reserve(form(fair, { user_id: '1001' }), { allowInvalid: true })).status).toBe(401);
    expect(
      (await reserve(form(fair), { allowInvalid: true, headers: { 'x-csrf-token': null } })).status,
    ).toBe(403);
  });
}
