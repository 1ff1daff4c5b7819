/** Every endpoint against the real REST APIs and against the contract. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isReservable } from '#gateway/domains/fair/rules.ts';
import * as clips from '#gateway/upstream/endpoints/clips.ts';
import * as fairs from '#gateway/upstream/endpoints/fairs.ts';
import * as halls from '#gateway/upstream/endpoints/halls.ts';
import * as media from '#gateway/upstream/endpoints/media.ts';
import * as reservations from '#gateway/upstream/endpoints/reservations.ts';
import * as reviews from '#gateway/upstream/endpoints/reviews.ts';
import * as search from '#gateway/upstream/endpoints/search.ts';
import * as users from '#gateway/upstream/endpoints/users.ts';
import * as visitor from '#gateway/upstream/endpoints/visitor.ts';
import type { AnyEndpoint } from '#gateway/upstream/endpoint.ts';
import { demo } from '#tests/harness/origin.ts';
import { failureOf, openStand, VISITOR } from './testbed.ts';

const SLOW = { connectMs: 5_000, headersMs: 20_000, callMs: 30_000 };
const here = openStand(new URL(inject('originUrl')), SLOW);
const demoUser = { id: demo.userId, token: demo.token };
const reads = here.reads({
  visitorId: VISITOR,
  user: () => Promise.resolve(demoUser),
  token: () => Promise.resolve(demo.token),
});

afterAll(() => here.upstream.close());

const HALL = { id: '1' };

/** Answers must have the shapes that are declared: nothing mended, nothing dropped. */
function expectNothingBroken(): void {
  expect(
    here.events.flatMap(({ call, mended }) => mended.map(({ at, why }) => `${call} ${at.join('.')}: ${why}`)),
  ).toEqual([]);
  expect(here.upstream.counters.dropped).toBe(0);
}

describe('reads', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['R54', () => reads.get(halls.getHall, HALL)],
    ['R55', () => reads.get(halls.getHallPv, HALL)],
    ['R56', () => reads.get(halls.listHallBenefits, HALL)],
    ['R57', () => reads.get(halls.listHallBridePhotos, { ...HALL, page: 1, per_page: 10 })],
    ['R58', () => reads.get(halls.countHallBridePhotos, HALL)],
    ['R59', () => reads.get(fairs.listHallFairs, { ...HALL, per_page: 100 })],
    ['R60', () => reads.get(halls.listNearbyHalls, HALL)],
    ['R61', () => reads.get(halls.listHallOfficialPhotos, HALL)],
    ['R62', () => reads.get(halls.listHallPhotoSections, HALL)],
    ['R63', () => reads.get(halls.listHallQuestions, HALL)],
    ['R64', () => reads.get(fairs.listHallRecommendedFairs, HALL)],
    ['R65', () => reads.get(halls.listHallTopBridePhotos, HALL)],
    ['R66', () => reads.get(halls.listHallZexyPhotos, HALL)],
    ['R67', () => reads.get(halls.listHallCommentStats, HALL)],
    ['R68', () => reads.get(halls.countHallPlans, HALL)],
    ['R69', () => reads.get(halls.listHallRanking, { prefecture_slug: 'tokyo', s: 'reviews_high' })],
    ['R70', () => reads.get(reviews.listHallBrides, { ...HALL, comments: 1, order: 'created_at_desc' })],
    ['R71', () => reads.get(reviews.listHallCosts, { ...HALL, n: 60 })],
    ['R79', () => reads.get(media.listHallVideos, { prefecture: 'tokyo' })],
    ['R81', () => reads.get(search.getStats, { area_slug: 'kanto' })],
    ['R82', () => reads.get(media.listBookingSiteCategories, {})],
    ['R83', () => reads.get(search.getSearchProps, {})],
    ['R85', () => reads.get(media.getPhotoAggregate, {})],
    ['R86', () => reads.get(search.searchHalls, { k: [1, 5], people: 60, s: 'cost_low', page: 2 })],
    ['R87', () => reads.get(search.countHalls, { prefecture_slug: 'tokyo' })],
    ['R88', () => reads.get(search.aggregateHallAreas, {})],
    ['R90', () => reads.get(search.listHallSearchConditions, {})],
    ['R91', () => reads.get(halls.getPrHall, { prefecture_slug: 'tokyo' })],
    ['R92', () => reads.get(halls.listHallSummaryImages, HALL)],
    ['R93', () => reads.get(fairs.listHallFairContents, HALL)],
    ['R94', () => reads.get(fairs.getHallRecommendedFair, HALL)],
    ['X12', () => reads.get(search.countHallFacets, { prefecture_slug: 'tokyo' })],
    ['R42', () => reads.get(clips.countHallClips, {})],
    ['R46', () => reads.get(clips.listHallClips, {})],
    ['R77', () => reads.get(visitor.listRecommendedHalls, { hall_id: '1' })],
    ['R78', () => reads.get(visitor.listRecentlyViewedHalls, {})],
    ['R96', () => reads.get(reservations.listReservations, {})],
    ['X03', () => reads.get(users.getCurrentSession, {})],
  ])('%s', async (_call, ask) => {
    expect(await ask()).toBeTypeOf('object');
    expectNothingBroken();
  });

  test('R75 a hall by its slugs is the hall of that id', async () => {
    const { halls: found } = await reads.get(search.searchHalls, {});
    const hall = found.find(({ slug, area_slug }) => slug !== null && area_slug !== null);
    const bySlug = await reads.get(halls.getHallBySlug, { id: hall?.area_slug ?? '', a: hall?.slug ?? '' });
    expect(bySlug.id).toBe(hall?.id);
  });

  test('R72 a fair of a hall', async () => {
    const { halls: found } = await reads.get(search.searchHalls, {});
    const lists = await Promise.all(
      found.map(({ id }) => reads.get(fairs.listHallFairs, { id, per_page: 1 })),
    );
    const fair = lists.flatMap((list) => list.fairs)[0];
    expect(await reads.get(fairs.getHallFair, { id: fair?.hall_id ?? '', fairId: fair?.id ?? '' })).toEqual(
      fair,
    );
  });

  test('twenty pages of halls, with all the awkward rows, break nothing', async () => {
    for (let page = 1; page <= 20; page += 1) await reads.get(search.searchHalls, { page });
    expectNothingBroken();
  });

  test('a hall that does not exist, and a search the API refuses', async () => {
    expect(await failureOf(reads.get(halls.getHall, { id: '999999999' }))).toMatchObject({
      name: 'NotFound',
    });
    const wrong = reads.get(search.searchHalls, { prefecture_slug: 'atlantis' });
    expect((await wrong.catch(() => ({ halls: [] }))).halls).toEqual([]);
  });
});

describe('writes', () => {
  test('R43, R45, R47, R44, R98, R99, R97: a clip made, seen, noted, removed; a view recorded', async () => {
    const hall_id = '1199';
    await reads.send(clips.deleteHallClip, { id: hall_id }).catch(() => undefined);
    const clip = await reads.send(clips.createHallClip, { hall_id });
    expect(await reads.member(clips.listClippedHallIds, hall_id)).toBe(true);
    expect(await failureOf(reads.send(clips.createHallClip, { hall_id }))).toMatchObject({ status: 409 });
    expect(await reads.send(clips.updateHallClip, { id: clip.id, note: '中庭がよい' })).toMatchObject({
      note: '中庭がよい',
    });
    await reads.send(clips.updateHallClip, { id: clip.id, note: '' });
    expect(await reads.send(clips.deleteHallClip, { id: hall_id })).toMatchObject({ hall_id });
    expect(await reads.member(clips.listClippedHallIds, hall_id)).toBe(false);
    await reads.get(visitor.registerVisitor, { source: 'magazine' });
    await reads.send(visitor.recordHallView, { hall_id });
    await reads.send(visitor.recordVisitorReferrer, { referer: 'https://example.jp/' });
    expectNothingBroken();
  });

  test('R95, X07, R72 reserved: a place reserved, read, let go', async () => {
    const { halls: found } = await reads.get(search.searchHalls, { official: 1 });
    const lists = await Promise.all(
      found.map(({ id }) => reads.get(fairs.listHallFairs, { id, per_page: 100 })),
    );
    const fair = lists.flatMap((list) => list.fairs).find((one) => isReservable(one, new Date()));
    const { id: fairId = '', hall_id: hallId = '' } = fair ?? {};
    const made = await reads.send(reservations.createReservation, {
      fair_id: fairId,
      hold_time: fair?.hold_time1 ?? '',
      last_name: '佐藤 "結"',
      first_name: '衣',
      last_name_kana: 'サトウ',
      first_name_kana: 'ユイ',
      email: `r${Date.now()}@example.jp`,
      tel: '0312345678',
      gender: 'other',
      number_of_participants: 2,
      uuid: VISITOR,
      cv_device: 'mobile_web',
    });
    expect(await reads.get(reservations.getReservation, { id: made.id })).toEqual(made);
    const reserved = { id: hallId, fairId, reserved: 1 } as const;
    expect((await reads.get(fairs.getReservedHallFair, reserved)).fair_snapshot).toMatchObject({
      hall_id: hallId,
    });
    expect(await reads.send(reservations.cancelReservation, { id: made.id })).toMatchObject({
      status: 'cancelled',
    });
    expectNothingBroken();
  });

  test('X01, X02, X04: an account made, opened again, left', async () => {
    const email = `u${Date.now()}@example.jp`;
    const form = { email, password: 'correct horse', basic_nickname: 'はる', wedding_role: 'groom' } as const;
    const made = await reads.send(users.createUser, form);
    expect(await failureOf(reads.send(users.createUser, form))).toMatchObject({
      fields: { email: [expect.any(String)] },
    });
    const opened = await reads.send(users.createSession, { email, password: 'correct horse' });
    expect(opened.user_id).toBe(made.user_id);
    const own = here.reads({ token: () => Promise.resolve(opened.token) });
    expect(await own.send(users.deleteCurrentSession, {})).toBeUndefined();
    expect(await failureOf(own.get(users.getCurrentSession, {}))).toMatchObject({ name: 'SignInRequired' });
  });
});

describe('declared as in the contract', () => {
  const contract = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(parse(readFileSync('contract/rest-apis.yaml', 'utf8')));
  const operation = z.object({
    'x-call': z.string(),
    'x-auth': z.string(),
    'x-cache': z.object({
      class: z.string(),
      fresh: z.int().optional(),
      stale_while_revalidate: z.int().optional(),
      stale_if_error: z.int().optional(),
    }),
  });
  const all = [clips, fairs, halls, media, reviews, search, users, visitor].flatMap((table) =>
    Object.entries(table).filter(
      (entry): entry is [string, AnyEndpoint] => typeof entry[1] === 'object' && 'call' in entry[1],
    ),
  );

  test.each(all)('%s', (_name, endpoint) => {
    const {
      'x-call': call,
      'x-auth': auth,
      'x-cache': cache,
    } = operation.parse(contract.paths[endpoint.path]?.[endpoint.method.toLowerCase()]);
    expect(call).toBe(endpoint.call);
    const actsForUser = auth === 'optional-user' ? ['public', 'user'] : [auth];
    expect(actsForUser).toContain(endpoint.auth);
    const kept = cache.class === 'public' && endpoint.auth === 'public';
    const times = { fresh: cache.fresh, swr: cache.stale_while_revalidate, sie: cache.stale_if_error };
    expect(endpoint.cache).toEqual(kept ? times : undefined);
  });

  test('no call of this issue is missing but those never made (R84, R76) and the pictures', () => {
    const declared = new Set(all.map(([, { call }]) => call));
    const calls = [
      ...range('R', 42, 47), ...range('R', 54, 72), 'R75', 'R77', 'R78', 'R79', ...range('R', 81, 83), ...range('R', 85, 88),
      ...range('R', 90, 94), ...range('R', 97, 99), ...range('X', 1, 4), 'X12',
    ]; // prettier-ignore
    expect(calls.filter((call) => !declared.has(call))).toEqual([]);
  });
});

function range(letter: string, from: number, to: number): string[] {
  return Array.from(
    { length: to - from + 1 },
    (_, step) => `${letter}${String(from + step).padStart(2, '0')}`,
  );
}
