import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, Hall, type RequestOptions } from './api.ts';

const Clip = z.object({ id: z.int(), hall_id: z.int(), note: z.string().nullable(), hall: Hall });
const Fields = z.record(z.string(), z.array(z.string()));

const post = (form: Record<string, string>, more: RequestOptions = {}): RequestOptions => ({
  method: 'POST',
  form,
  ...more,
});

/** Accounts, clips and visitors. */
export function userTests(api: () => ApiClient): void {
  describe('accounts', () => {
    it('starts, checks and ends a session', async () => {
      const user = await api().signUp();
      const headers = { 'x-wedding-token': user.token };
      const current = z.object({ user_id: z.int(), wedding_role: z.literal('couple') });
      const { user_id } = await api().get('/api/wn/sessions/current', current, { headers });
      expect(String(user_id)).toBe(user.userId);
      const again = await api().send(
        '/api/wn/sessions',
        post({ email: user.email.toUpperCase(), password: user.password }),
      );
      expect(again.status).toBe(201);
      expect(await api().status('/api/wn/sessions/current', { method: 'DELETE', headers })).toBe(204);
      expect(await api().status('/api/wn/sessions/current', { headers })).toBe(401);
      expect(
        await api().status('/api/wn/sessions/current', { headers: { 'x-wedding-token': 'x'.repeat(20) } }),
      ).toBe(401);
    });

    it('reports sign-up errors by field', async () => {
      const refused = async (form: Record<string, string>, wrong = true) => {
        const { status, body } = await api().send('/api/wn/users', post(form, { allowInvalid: wrong }));
        expect(status).toBe(400);
        return Fields.parse(body);
      };
      const right = {
        email: `${randomUUID()}@example.jp`,
        password: 'himitsu-2026',
        basic_nickname: 'あ',
        wedding_role: 'bride',
      };
      expect(await refused({})).toMatchObject({
        email: ['入力してください'],
        password: ['入力してください'],
        basic_nickname: ['入力してください'],
        wedding_role: ['選択してください'],
      });
      expect(await refused({ ...right, email: 'yui' })).toEqual({
        email: ['メールアドレス形式で入力してください'],
      });
      expect(Object.keys(await refused({ ...right, password: 'short' }))).toEqual(['password']);
      expect(await refused({ ...right, wedding_date: 'soon' })).toEqual({
        wedding_date: ['日付を入力してください'],
      });
      expect(Object.keys(await refused({ ...right, referral_code: 'NOBODY' }, false))).toEqual([
        'referral_code',
      ]);
      expect(Object.keys(await refused({ ...right, extra: '1' }))).toEqual(['extra']);
      const taken = await api().signUp();
      expect(Object.keys(await refused({ ...right, email: taken.email }, false))).toEqual(['email']);
      const referred = {
        ...right,
        email: `${randomUUID()}@example.jp`,
        referral_code: 'MUSUBI2026',
        wedding_date: '2027-05-22',
      };
      expect(await api().status('/api/wn/users', post(referred))).toBe(201);
    });

    it('rejects unknown accounts and wrong passwords alike, then rate-limits', async () => {
      const user = await api().signUp();
      const unknown = await api().send(
        '/api/wn/sessions',
        post({ email: 'nobody@example.jp', password: 'x' }),
      );
      const wrong = await api().send('/api/wn/sessions', post({ email: user.email, password: 'x' }));
      expect(unknown).toMatchObject({ status: 401, body: wrong.body });
      const guess = () => api().status('/api/wn/sessions', post({ email: user.email, password: 'x' }));
      const guesses = await Promise.all(Array.from({ length: 80 }, guess));
      expect(guesses.filter((status) => status === 401)).toHaveLength(59);
      const late = await api().send('/api/wn/sessions', post({ email: user.email, password: user.password }));
      expect(late.status).toBe(429);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('requires matching CSRF header and cookie', async () => {
      const form = { email: 'a@example.jp', password: 'x' };
      const broken: Record<string, string | null>[] = [
        { 'x-csrf-token': null },
        { cookie: null },
        { 'x-csrf-token': 'another-value-0123456789' },
        { 'x-csrf-token': 'short', cookie: 'csrftoken=short' },
      ];
      for (const headers of broken) {
        expect(await api().status('/api/wn/sessions', post(form, { headers, allowInvalid: true }))).toBe(403);
      }
    });
  });

  describe('clips', () => {
    it('adds, annotates, lists, counts and removes clips', async () => {
      const as = await api().signUp();
      const own = `user_id=${as.userId}`;
      const hallOf = async (id: number) => api().get(`/api/wn/halls/${id}`, Hall);
      const before = (await hallOf(12)).clip_count ?? 0;
      for (const hall_id of ['12', '3', '40']) {
        expect(await api().status('/api/wn/hall_clips', post({ hall_id, user_id: as.userId }, { as }))).toBe(
          201,
        );
      }
      expect((await hallOf(12)).clip_count).toBe(before + 1);
      const twice = post({ hall_id: '12', user_id: as.userId }, { as });
      expect(await api().status('/api/wn/hall_clips', twice)).toBe(409);
      expect(await api().get(`/api/wn/hall_clips/count?${own}`, z.unknown(), { as })).toEqual({ count: 3 });
      expect(
        await api().get(`/api/wn/hall_clips/bulk?hall_ids=1,3,12,9223372036854775807&${own}`, z.unknown(), {
          as,
        }),
      ).toEqual([3, 12]);
      const list = z.object({ hall_clips: z.array(Clip), total: z.literal(3) });
      const { hall_clips } = await api().get(`/api/wn/hall_clips?${own}&page=1&per_page=2`, list, { as });
      expect(hall_clips.map(({ hall_id }) => hall_id)).toEqual([40, 3]);
      const clip = `/api/wn/hall_clips/${hall_clips[0]?.id}`;
      const note = async (text: string) =>
        (await api().send(clip, { method: 'PATCH', form: { note: text, user_id: as.userId }, as })).body;
      expect(await note('12月に見学。')).toMatchObject({ note: '12月に見学。', hall_id: 40 });
      expect(await note('')).toMatchObject({ note: null });
      const long = {
        method: 'PATCH',
        form: { note: 'あ'.repeat(1_001), user_id: as.userId },
        as,
        allowInvalid: true,
      } as const;
      expect(await api().status(clip, long)).toBe(400);
      const remove = { method: 'DELETE', form: { user_id: as.userId }, as } as const;
      expect(await api().send('/api/wn/hall_clips/12', remove)).toMatchObject({
        status: 200,
        body: { hall_id: 12 },
      });
      expect(await api().status('/api/wn/hall_clips/12', remove)).toBe(404);
      expect((await hallOf(12)).clip_count).toBe(before);
      expect(
        await api().status('/api/wn/hall_clips', post({ hall_id: '999999', user_id: as.userId }, { as })),
      ).toBe(404);
    });

    it('accepts a token for its own user only', async () => {
      const [mine, other] = [await api().signUp(), await api().signUp()];
      const count = (userId: string, options: RequestOptions) =>
        api().status(`/api/wn/hall_clips/count?user_id=${userId}`, { allowInvalid: true, ...options });
      expect(await count(mine.userId, {})).toBe(401);
      expect(await count(mine.userId, { as: { ...mine, token: 'wt_unknown_0123456789' } })).toBe(401);
      expect(await count(other.userId, { as: mine })).toBe(403);
      expect(await count(other.userId, { as: { ...mine, userId: other.userId } })).toBe(403);
      expect(await count(mine.userId, { headers: { 'x-wedding-token': mine.token } })).toBe(403);
      const created = await api().send(
        '/api/wn/hall_clips',
        post({ hall_id: '5', user_id: mine.userId }, { as: mine }),
      );
      const { id } = Clip.parse(created.body);
      const theft = { method: 'PATCH', form: { note: 'x', user_id: other.userId }, as: other } as const;
      expect(await api().status(`/api/wn/hall_clips/${id}`, theft)).toBe(404);
    });

    it('accepts 1 to 100 hall ids per request', async () => {
      const as = await api().signUp();
      const bulk = (ids: string, wrong = true) =>
        api().status(`/api/wn/hall_clips/bulk?hall_ids=${ids}&user_id=${as.userId}`, {
          as,
          allowInvalid: wrong,
        });
      const many = (length: number) => Array.from({ length }, (_, index) => index + 1).join();
      expect(await bulk(many(100), false)).toBe(200);
      expect(await bulk(many(101))).toBe(400);
      expect(await bulk('1,x')).toBe(400);
    });
  });

  describe('visitors', () => {
    it('registers visitors, records views and recommends other halls', async () => {
      const visitor = randomUUID();
      const registered = `/api/uuid/?uuid=${visitor}&source=magazine`;
      const first = await api().send(registered, { visitor });
      expect(await api().send(registered, { visitor })).toMatchObject({ status: 200, body: first.body });
      for (const id of [7, 21, 7]) {
        expect(await api().status(`/api/uuid/halls/create?uuid=${visitor}&hall_id=${id}`, { visitor })).toBe(
          200,
        );
      }
      const list = z.object({ halls: z.array(Hall) });
      const viewed = await api().get(`/api/wn/uuid/${visitor}/recently_viewed_halls`, list, { visitor });
      expect(viewed.halls.map(({ id }) => id)).toEqual([7, 21]);
      const recommended = await api().get(`/api/wn/uuid/${visitor}/recommended_halls?hall_id=30`, list, {
        visitor,
      });
      expect(recommended.halls.length).toBeGreaterThan(5);
      expect(recommended.halls.some(({ id }) => [7, 21, 30].includes(id))).toBe(false);
      const referer = { uuid: visitor, referer: 'https://search.example.jp/' };
      expect(await api().status('/api/uuid/introduce/create', post(referer, { visitor }))).toBe(200);
    });

    it('recommends halls to unknown visitors, without history', async () => {
      const visitor = 'abcDEF0123456789';
      const list = z.object({ halls: z.array(Hall) });
      expect(await api().get(`/api/wn/uuid/${visitor}/recently_viewed_halls`, list, { visitor })).toEqual({
        halls: [],
      });
      const { halls } = await api().get(`/api/wn/uuid/${visitor}/recommended_halls`, list, { visitor });
      expect(halls.length).toBeGreaterThan(5);
      expect(
        await api().status(`/api/wn/uuid/${visitor}/recommended_halls?hall_id=999999`, { visitor }),
      ).toBe(404);
    });

    it('serves only the visitor’s own data', async () => {
      const [mine, other] = [randomUUID(), randomUUID()];
      const wrong = { allowInvalid: true };
      expect(await api().status(`/api/wn/uuid/${mine}/recently_viewed_halls`, wrong)).toBe(403);
      expect(
        await api().status(`/api/wn/uuid/${mine}/recently_viewed_halls`, { visitor: other, ...wrong }),
      ).toBe(403);
      expect(
        await api().status(`/api/uuid/?uuid=${mine}&source=magazine`, { visitor: other, ...wrong }),
      ).toBe(403);
      expect(await api().status('/api/uuid/?uuid=nobody&source=magazine', { visitor: mine, ...wrong })).toBe(
        400,
      );
      expect(
        await api().status(`/api/uuid/halls/create?uuid=${mine}&hall_id=999999`, { visitor: mine }),
      ).toBe(404);
      const script = { uuid: mine, referer: 'not a url' };
      expect(
        await api().status('/api/uuid/introduce/create', post(script, { visitor: mine, ...wrong })),
      ).toBe(400);
    });
  });
}
