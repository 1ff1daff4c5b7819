import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiClient, RequestOptions, Session } from './api.ts';

const Clip = z.object({
  id: z.int(),
  hall_id: z.int(),
  note: z.string().nullable(),
  comments: z.array(
    z.object({ comment: z.string(), basic_nickname: z.string().nullable(), user_id: z.int().nullable() }),
  ),
});
const Clips = z.object({ hall_clips: z.array(Clip), total: z.int() });
const Share = z.object({
  id: z.int(),
  hash: z.string(),
  share_url: z.string(),
  hall_clip_ids: z.array(z.int()),
});
const Kept = z.object({
  brand_id: z.int().optional(),
  ring_id: z.int().optional(),
  is_favorite: z.boolean().nullable(),
});
const Envelope = z.object({
  status_code: z.int(),
  meta: z.object({ total: z.int() }).nullable(),
  data: z.union([z.array(Kept), Kept]).nullable(),
});

const SHARES = '/api/wn/hall_clip_shares';

/** Brands, rings, articles, brides and shared clip lists. */
export function savedItemTests(api: () => ApiClient): void {
  const clip = async (as: Session, hallId: number) => {
    const form = { hall_id: String(hallId), user_id: as.userId };
    return Clip.parse((await api().send('/api/wn/hall_clips', { method: 'POST', form, as })).body).id;
  };
  const share = async (as: Session) =>
    Share.parse((await api().send(SHARES, { method: 'POST', form: { user_id: as.userId }, as })).body);
  const rearrange = (as: Session, id: number, ids: readonly number[], more: RequestOptions = {}) => {
    const form = [['user_id', as.userId], ...ids.map((clipId) => ['hall_clip_ids', String(clipId)])];
    return api().send(`${SHARES}/${id}`, { method: 'PATCH', form, as, ...more });
  };

  describe.each([
    ['brands', 'brand_id', 11, 14],
    ['rings', 'ring_id', 501, 504],
  ] as const)('%s', (things, key, one, other) => {
    const list = (query: string, options: RequestOptions = {}) =>
      api().get(`/api/v1/${things}?${query}`, Envelope, options);
    const favorites = (as: Session) =>
      api().get(`/api/v1/${things}/favorite?page=1&page_size=1`, Envelope, { as });
    const toggle = async (id: number, options: RequestOptions) => {
      const response = await api().send(`/api/v1/${things}/favorite`, {
        method: 'PUT',
        form: { [key]: String(id) },
        ...options,
      });
      expect(response.status).toBe(200);
      return Envelope.parse(response.body);
    };

    it('are listed by page and by id; only users see favorite states', async () => {
      const first = await list('page=1&page_size=2');
      expect(first.meta?.total).toBeGreaterThan(20);
      expect(first.data).toMatchObject([{ [key]: one, is_favorite: null }, { is_favorite: null }]);
      const ids = `${other},999999,${one}`;
      expect((await list(`ids=${ids}`)).data).toMatchObject([{ [key]: other }, { [key]: one }]);
      const as = await api().signUp();
      await toggle(other, { as });
      expect((await list(`ids=${ids}`, { as })).data).toMatchObject([
        { [key]: other, is_favorite: true },
        { [key]: one, is_favorite: false },
      ]);
    });

    it('are toggled by one endpoint, counted, and listed newest first', async () => {
      const as = await api().signUp();
      expect((await favorites(as)).meta?.total).toBe(0);
      expect(await toggle(one, { as })).toMatchObject({ data: { is_favorite: true }, meta: { total: 1 } });
      expect(await toggle(other, { as })).toMatchObject({ meta: { total: 2 } });
      expect(await favorites(as)).toMatchObject({ meta: { total: 2 }, data: [{ [key]: other }] });
      expect(await toggle(other, { as })).toMatchObject({ data: { is_favorite: false }, meta: { total: 1 } });
    });

    it('report errors in the body', async () => {
      const as = await api().signUp();
      expect(await toggle(999_999, { as })).toMatchObject({ status_code: 404, data: null });
      expect(await toggle(one, { allowInvalid: true })).toMatchObject({ status_code: 401, data: null });
      const stranger = { ...as, token: 'wt_unknown_0123456789' };
      expect(await favorites(stranger)).toMatchObject({ status_code: 401, meta: null });
    });
  });

  describe('articles and brides', () => {
    it('that do not exist are a failure in the body and are not listed', async () => {
      const as = await api().signUp();
      const targets: Record<string, string>[] = [
        { type: 'user', id: '99999999' },
        { type: 'article', url: 'https://nowhere.example/magazine/99999999' },
      ];
      for (const target of targets) {
        for (const path of ['/api/love/add/', '/api/love/remove/']) {
          const form: Record<string, string> = { ...target, user_id: as.userId };
          expect(await api().send(path, { method: 'POST', form, as })).toMatchObject({
            status: 200,
            body: { status: 'failure' },
          });
        }
        const own = `type=${target['type']}&pk=${as.userId}&user_id=${as.userId}&page=1`;
        expect(await api().get(`/api/love/list/?${own}`, z.unknown(), { as })).toEqual({
          count: 0,
          next: null,
          previous: null,
          results: [],
        });
      }
    });

    it('are listed for their owner only', async () => {
      const [as, other] = [await api().signUp(), await api().signUp()];
      const path = `/api/love/list/?type=user&pk=${other.userId}&user_id=${as.userId}&page=1`;
      expect(await api().status(path, { as })).toBe(403);
    });
  });

  describe('shared clip lists', () => {
    it('contain shareable clips in the chosen order, for anyone with the hash', async () => {
      const as = await api().signUp();
      const [a, b, c] = [await clip(as, 3), await clip(as, 12), await clip(as, 40)];
      const shareable = await api().get(`/api/wn/shareable_hall_clips?user_id=${as.userId}`, Clips, { as });
      expect(shareable.hall_clips.map(({ id }) => id)).toEqual([c, b, a]);
      const createdShare = await share(as);
      expect(createdShare.hall_clip_ids).toEqual([c, b, a]);
      expect(createdShare.hash).toMatch(/^[\w-]{16,128}$/);
      expect(createdShare.share_url).toContain(`/clips/shared/${createdShare.hash}`);
      expect((await rearrange(as, createdShare.id, [a, c, a])).body).toMatchObject({ hall_clip_ids: [a, c] });
      const list = await api().get(`${SHARES}/hash/${createdShare.hash}/hall_clips?page=1&per_page=1`, Clips);
      expect(list).toMatchObject({ total: 2, hall_clips: [{ id: a, hall_id: 3 }] });
      await api().send('/api/wn/hall_clips/3', { method: 'DELETE', form: { user_id: as.userId }, as });
      expect(await api().get(`${SHARES}/hash/${createdShare.hash}`, Share)).toMatchObject({
        hall_clip_ids: [c],
      });
      expect(await api().status(`${SHARES}/hash/${createdShare.hash}x`)).toBe(404);
      expect(await api().status(`${SHARES}/hash/${createdShare.hash}x/hall_clips`)).toBe(404);
    });

    it('can be changed only by their owner, with own clips only', async () => {
      const [as, other] = [await api().signUp(), await api().signUp()];
      const own = await clip(as, 3);
      const foreign = await clip(other, 3);
      const createdShare = await share(as);
      expect((await rearrange(other, createdShare.id, [foreign])).status).toBe(404);
      expect((await rearrange(as, createdShare.id, [own, foreign])).body).toEqual({
        hall_clip_ids: [expect.any(String)],
      });
      expect((await rearrange(as, createdShare.id, [], { allowInvalid: true })).status).toBe(400);
    });

    it('accept comments from guests and users, and return nicknames', async () => {
      const as = await api().signUp();
      const clipId = await clip(as, 5);
      const outside = await clip(as, 6);
      const createdShare = await share(as);
      await rearrange(as, createdShare.id, [clipId]);
      const comment = (
        text: string,
        hallClipId: number,
        more: RequestOptions & { extra?: Record<string, string> } = {},
      ) => {
        const { extra, ...options } = more;
        const form = { hash: createdShare.hash, hall_clip_id: String(hallClipId), comment: text, ...extra };
        return api().send('/api/wn/hall_clip_comments', { method: 'POST', form, ...options });
      };
      expect(await comment('駅から近くて安心です', clipId)).toMatchObject({
        status: 201,
        body: { user_id: null },
      });
      const user = await comment('母も気に入っています', clipId, { as, extra: { user_id: as.userId } });
      expect(user).toMatchObject({ status: 201, body: { basic_nickname: 'ためし' } });
      expect((await comment('ここにはない', outside)).status).toBe(404);
      expect((await comment('', clipId, { allowInvalid: true })).status).toBe(400);
      expect((await comment('あ'.repeat(1_001), clipId, { allowInvalid: true })).status).toBe(400);
      for (const options of [{}, { as }]) {
        const path =
          'as' in options
            ? `/api/wn/hall_clips?user_id=${as.userId}&page=1`
            : `${SHARES}/hash/${createdShare.hash}/hall_clips`;
        const { hall_clips } = await api().get(path, Clips, options);
        expect(hall_clips.find(({ id }) => id === clipId)?.comments.map(({ comment: text }) => text)).toEqual(
          ['駅から近くて安心です', '母も気に入っています'],
        );
      }
    });
  });
}
