/** All endpoints, against the embedded REST APIs and against the contract. */
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
import { failureOf, createTestbed, TEST_VISITOR_ID } from './testbed.ts';

const SLOW = { connectTimeoutMs: 5_000, headersTimeoutMs: 20_000, callTimeoutMs: 30_000 };
const testbed = createTestbed(new URL(inject('originUrl')), SLOW);
const demoUser = { id: demo.userId, token: demo.token };
const rest = testbed.rest({
  visitorId: TEST_VISITOR_ID,
  user: () => Promise.resolve(demoUser),
  token: () => Promise.resolve(demo.token),
});

afterAll(() => testbed.upstream.close());

const HALL = { id: '1' };

/** All replies were valid. */
function expectValidReplies(): void {
  expect(
    testbed.events.flatMap(({ call, salvaged }) =>
      salvaged.map(({ dataPath, reason }) => `${call} ${dataPath.join('.')}: ${reason}`),
    ),
  ).toEqual([]);
  expect(testbed.upstream.counters.dropped).toBe(0);
}

describe('reads', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['R54', () => rest.get(halls.getHall, HALL)],
    ['R55', () => rest.get(halls.getHallPv, HALL)],
    ['R56', () => rest.get(halls.listHallBenefits, HALL)],
    ['R57', () => rest.get(halls.listHallBridePhotos, { ...HALL, page: 1, per_page: 10 })],
    ['R58', () => rest.get(halls.countHallBridePhotos, HALL)],
    ['R59', () => rest.get(fairs.listHallFairs, { ...HALL, per_page: 100 })],
    ['R60', () => rest.get(halls.listNearbyHalls, HALL)],
    ['R61', () => rest.get(halls.listHallOfficialPhotos, HALL)],
    ['R62', () => rest.get(halls.listHallPhotoSections, HALL)],
    ['R63', () => rest.get(halls.listHallQuestions, HALL)],
    ['R64', () => rest.get(fairs.listHallRecommendedFairs, HALL)],
    ['R65', () => rest.get(halls.listHallTopBridePhotos, HALL)],
    ['R66', () => rest.get(halls.listHallZexyPhotos, HALL)],
    ['R67', () => rest.get(halls.listHallCommentStats, HALL)],
    ['R68', () => rest.get(halls.countHallPlans, HALL)],
    ['R69', () => rest.get(halls.listHallRanking, { prefecture_slug: 'tokyo', s: 'reviews_high' })],
    ['R70', () => rest.get(reviews.listHallBrides, { ...HALL, comments: 1, order: 'created_at_desc' })],
    ['R71', () => rest.get(reviews.listHallCosts, { ...HALL, n: 60 })],
    ['R79', () => rest.get(media.listHallVideos, { prefecture: 'tokyo' })],
    ['R81', () => rest.get(search.getStats, { area_slug: 'kanto' })],
    ['R82', () => rest.get(media.listBookingSiteCategories, {})],
    ['R83', () => rest.get(search.getSearchProps, {})],
    ['R85', () => rest.get(media.getPhotoAggregate, {})],
    ['R86', () => rest.get(search.searchHalls, { k: [1, 5], people: 60, s: 'cost_low', page: 2 })],
    ['R87', () => rest.get(search.countHalls, { prefecture_slug: 'tokyo' })],
    ['R88', () => rest.get(search.aggregateHallAreas, {})],
    ['R90', () => rest.get(search.listHallSearchConditions, {})],
    ['R91', () => rest.get(halls.getPrHall, { prefecture_slug: 'tokyo' })],
    ['R92', () => rest.get(halls.listHallSummaryImages, HALL)],
    ['R93', () => rest.get(fairs.listHallFairContents, HALL)],
    ['R94', () => rest.get(fairs.getHallRecommendedFair, HALL)],
    ['X12', () => rest.get(search.countHallFacets, { prefecture_slug: 'tokyo' })],
    ['R42', () => rest.get(clips.countHallClips, {})],
    ['R46', () => rest.get(clips.listHallClips, {})],
    ['R77', () => rest.get(visitor.listRecommendedHalls, { hall_id: '1' })],
    ['R78', () => rest.get(visitor.listRecentlyViewedHalls, {})],
    ['R96', () => rest.get(reservations.listReservations, {})],
    ['X03', () => rest.get(users.getCurrentSession, {})],
  ])('%s', async (_call, read) => {
    expect(await read()).toBeTypeOf('object');
    expectValidReplies();
  });

  test('R75 a hall by its slugs is the hall of that id', async () => {
    const { halls: found } = await rest.get(search.searchHalls, {});
    const hall = found.find(({ slug, area_slug }) => slug !== null && area_slug !== null);
    const bySlug = await rest.get(halls.getHallBySlug, { id: hall?.area_slug ?? '', a: hall?.slug ?? '' });
    expect(bySlug.id).toBe(hall?.id);
  });

  test('R72 a fair of a hall', async () => {
    const { halls: found } = await rest.get(search.searchHalls, {});
    const lists = await Promise.all(
      found.map(({ id }) => rest.get(fairs.listHallFairs, { id, per_page: 1 })),
    );
    const fair = lists.flatMap((list) => list.fairs)[0];
    expect(await rest.get(fairs.getHallFair, { id: fair?.hall_id ?? '', fairId: fair?.id ?? '' })).toEqual(
      fair,
    );
  });

  test('twenty pages of halls, with all the awkward rows, break nothing', async () => {
    for (let page = 1; page <= 20; page += 1) await rest.get(search.searchHalls, { page });
    expectValidReplies();
  });

  test('a hall that does not exist, and a search the API refuses', async () => {
    expect(await failureOf(rest.get(halls.getHall, { id: '999999999' }))).toMatchObject({
      name: 'NotFound',
    });
    const wrong = rest.get(search.searchHalls, { prefecture_slug: 'atlantis' });
    expect((await wrong.catch(() => ({ halls: [] }))).halls).toEqual([]);
  });
});

describe('writes', () => {
  test('a clip is created, listed, annotated and removed; views and referrers are recorded', async () => {
    const hall_id = '1199';
    await rest.send(clips.deleteHallClip, { id: hall_id }).catch(() => undefined);
    const clip = await rest.send(clips.createHallClip, { hall_id });
    expect(await rest.isMember(clips.listClippedHallIds, hall_id)).toBe(true);
    expect(await failureOf(rest.send(clips.createHallClip, { hall_id }))).toMatchObject({ status: 409 });
    expect(await rest.send(clips.updateHallClip, { id: clip.id, note: '中庭がよい' })).toMatchObject({
      note: '中庭がよい',
    });
    await rest.send(clips.updateHallClip, { id: clip.id, note: '' });
    expect(await rest.send(clips.deleteHallClip, { id: hall_id })).toMatchObject({ hall_id });
    expect(await rest.isMember(clips.listClippedHallIds, hall_id)).toBe(false);
    await rest.get(visitor.registerVisitor, { source: 'magazine' });
    await rest.send(visitor.recordHallView, { hall_id });
    await rest.send(visitor.recordVisitorReferrer, { referer: 'https://example.jp/' });
    expectValidReplies();
  });

  test('a reservation is created, read and cancelled', async () => {
    const { halls: found } = await rest.get(search.searchHalls, { official: 1 });
    const lists = await Promise.all(
      found.map(({ id }) => rest.get(fairs.listHallFairs, { id, per_page: 100 })),
    );
    const fair = lists.flatMap((list) => list.fairs).find((one) => isReservable(one, new Date()));
    const { id: fairId = '', hall_id: hallId = '' } = fair ?? {};
    const reservation = await rest.send(reservations.createReservation, {
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
      uuid: TEST_VISITOR_ID,
      cv_device: 'mobile_web',
    });
    expect(await rest.get(reservations.getReservation, { id: reservation.id })).toEqual(reservation);
    const reserved = { id: hallId, fairId, reserved: 1 } as const;
    expect((await rest.get(fairs.getReservedHallFair, reserved)).fair_snapshot).toMatchObject({
      hall_id: hallId,
    });
    expect(await rest.send(reservations.cancelReservation, { id: reservation.id })).toMatchObject({
      status: 'cancelled',
    });
    expectValidReplies();
  });

  test('sign-up, log-in and log-out', async () => {
    const email = `u${Date.now()}@example.jp`;
    const form = { email, password: 'correct horse', basic_nickname: 'はる', wedding_role: 'groom' } as const;
    const created = await rest.send(users.createUser, form);
    expect(await failureOf(rest.send(users.createUser, form))).toMatchObject({
      fields: { email: [expect.any(String)] },
    });
    const opened = await rest.send(users.createSession, { email, password: 'correct horse' });
    expect(opened.user_id).toBe(created.user_id);
    const signedInRest = testbed.rest({ token: () => Promise.resolve(opened.token) });
    expect(await signedInRest.send(users.deleteCurrentSession, {})).toBeUndefined();
    expect(await failureOf(signedInRest.get(users.getCurrentSession, {}))).toMatchObject({
      name: 'SignInRequired',
    });
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
    const isCached = cache.class === 'public' && endpoint.auth === 'public';
    const ttl = {
      fresh: cache.fresh,
      staleWhileRevalidate: cache.stale_while_revalidate,
      staleIfError: cache.stale_if_error,
    };
    expect(endpoint.cache).toEqual(isCached ? ttl : undefined);
  });

  test('all calls are declared, except for unused ones and images', () => {
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
