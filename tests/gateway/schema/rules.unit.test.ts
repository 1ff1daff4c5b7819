import { describe, expect, test } from 'vitest';
import { logInErrors, signUpErrors } from '#gateway/domains/account/rules.ts';
import { isSeason, seasonChoices } from '#gateway/domains/calendar/rules.ts';
import { noteErrors } from '#gateway/domains/clip/rules.ts';
import { isNear } from '#gateway/domains/fair/fairFilter.ts';
import { heldOn, holdTimes, isReservable, reservationDeadline } from '#gateway/domains/fair/rules.ts';
import { filterParameters } from '#gateway/domains/hall/filter.ts';
import {
  commentGrid,
  priceRange,
  ratingOrNull,
  reviewedFirst,
  sortParameter,
} from '#gateway/domains/hall/rules.ts';
import { parseDomesticArea, placeParameters } from '#gateway/domains/place/rules.ts';
import { Malformed } from '#gateway/upstream/errors.ts';
import { normalizeReferrer } from '#gateway/domains/viewer/mutations.ts';

describe('reports by guests and price', () => {
  test('no reports give a grid of 25 zeros', () => {
    const grid = commentGrid([]);
    expect(grid).toHaveLength(25);
    expect(grid.every(({ count }) => count === 0)).toBe(true);
    expect([...new Set(grid.map((cell) => cell.range_of_people))]).toEqual([40, 60, 80, 100, 101]);
    expect([...new Set(grid.map((cell) => cell.range_of_price))]).toEqual([
      1_000_000, 2_000_000, 3_000_000, 4_000_000, 4_000_001,
    ]);
  });

  const invalid = {
    get range_of_people(): number {
      throw new Malformed('R67', 'not a number');
    },
    range_of_price: 1_000_000,
    count: 3,
  };

  test('a cell that does not say which it is takes the zeros, not the other cells', () => {
    const grid = commentGrid([{ range_of_people: 101, range_of_price: 4_000_001, count: 2 }, invalid]);
    expect(grid.at(-1)?.count).toBe(2);
    expect(() => grid[0]?.count).toThrow('no valid cell');
  });

  test('missing cells are filled in, others keep their count', () => {
    const grid = commentGrid([{ range_of_people: 101, range_of_price: 4_000_001, count: 2 }]);
    expect(grid.at(-1)).toEqual({ range_of_people: 101, range_of_price: 4_000_001, count: 2 });
    expect(grid.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });
});

describe('price and score', () => {
  test('an unknown price is $$$', () => {
    expect([priceRange(null), priceRange(''), priceRange('$')]).toEqual(['$$$', '$$$', '$']);
  });

  test('there is no score without reviews', () => {
    expect(ratingOrNull({ rating: 3, rating_count: 0 })).toBeNull();
    expect(ratingOrNull({ rating: 4.4, rating_count: 128 })).toBe(4.4);
  });
});

test('halls without reviews follow the others, one with an unknown number keeps its place', () => {
  const unknown = {
    get rating_count(): number {
      throw new Malformed('R69', 'not a number');
    },
  };
  const [none, few, many] = [0, 1, 9].map((rating_count) => ({ rating_count }));
  expect(reviewedFirst([none, few, unknown, none, many].filter((hall) => hall !== undefined))).toEqual(
    [few, unknown, many, none, none].filter((hall) => hall !== undefined),
  );
});

describe('search parameters', () => {
  test('an empty filter has none', () => {
    expect(filterParameters(null)).toEqual({});
    expect(filterParameters({ name: '  ', planIds: ['', ''], venueTypes: [], officialOnly: false })).toEqual(
      {},
    );
  });

  test("lists use the REST API's names, without empty strings", () => {
    expect(
      filterParameters({
        venueTypes: [1, 99],
        planIds: ['1', ''],
        goodsIds: ['2'],
        tasteIds: ['3'],
        chapelIds: ['4'],
        weddingStyleIds: ['5'],
        name: ' 青山 ',
        people: 0,
        officialOnly: true,
        bestRateOnly: true,
      }),
    ).toEqual({
      k: [1, 99],
      p: ['1'],
      g: ['2'],
      t: ['3'],
      c: ['4'],
      ws: ['5'],
      name: '青山',
      people: 0,
      official: 1,
      best_rate: 1,
    });
  });

  test('values that cannot be an option are rejected by name', () => {
    expect(() => filterParameters({ tasteIds: ['1', 'x'] })).toThrow('`tasteIds`');
    expect(() => filterParameters({ people: -1 })).toThrow('`people`');
    expect(() => filterParameters({ place: { stationId: '../1' } })).toThrow('`stationId`');
  });

  test('with a region neither area nor prefecture is sent', () => {
    const place = { areaSlug: 'kanto', prefectureSlug: 'tokyo', regionSlugs: ['', 'aoyama'] };
    expect(placeParameters(place)).toEqual({ region_slugs: ['aoyama'] });
    expect(placeParameters({ ...place, regionSlugs: [''] })).toEqual({
      area_slug: 'kanto',
      prefecture_slug: 'tokyo',
    });
  });

  test('the default order is omitted', () => {
    expect(sortParameter('recommended')).toEqual({});
    expect(sortParameter('created_at_desc')).toEqual({ s: 'created_at_desc' });
  });

  test('destinations abroad are not domestic areas', () => {
    expect([parseDomesticArea('kanto'), parseDomesticArea('hawaii'), parseDomesticArea('toString')]).toEqual([
      'kanto',
      null,
      null,
    ]);
  });
});

describe('fairs', () => {
  const fair = { hold_at: '2026-12-05T00:00:00+09:00', post_period_day: null, post_period_hour: null };

  test('by default reservations close at the end of the day before', () => {
    expect(reservationDeadline(fair)).toEqual(new Date('2026-12-05T00:00:00+09:00'));
  });

  test('otherwise so many days before, at that hour, in Japan', () => {
    const messages = { ...fair, post_period_day: 2, post_period_hour: 17 };
    expect(reservationDeadline(messages)).toEqual(new Date('2026-12-03T17:00:00+09:00'));
    expect(isReservable(messages, new Date('2026-12-03T16:59:59+09:00'))).toBe(true);
    expect(isReservable(messages, new Date('2026-12-03T17:00:00+09:00'))).toBe(false);
  });

  test('never on the day itself, whatever the deadline', () => {
    const late = { ...fair, post_period_day: 0, post_period_hour: 24 };
    expect(isReservable(late, new Date('2026-12-04T23:59:59+09:00'))).toBe(true);
    expect(isReservable(late, new Date('2026-12-04T15:00:00Z'))).toBe(false);
  });

  test('the day is the one in Japan, whatever the offset of the value', () => {
    expect(heldOn({ hold_at: '2026-12-04T15:00:00Z' })).toBe('2026-12-05');
  });

  test('an invalid starting time takes itself; without any other the times are unknown', () => {
    const fairAt = (time: string | null) => ({
      hold_time1: time,
      get hold_time2(): string {
        throw new Malformed('R59', 'not a time');
      },
      hold_time3: '',
      hold_time4: time,
      hold_time5: null,
      hold_time6: null,
      hold_time7: null,
      hold_time8: null,
    });
    expect(holdTimes(fairAt('10:00'))).toEqual(['10:00', '10:00']);
    expect(() => holdTimes(fairAt(null))).toThrow('no valid starting time');
  });

  test('empty starting times are dropped', () => {
    const times = { hold_time1: '10:00', hold_time2: '', hold_time3: null, hold_time4: '17:00' };
    expect(
      holdTimes({ ...times, hold_time5: null, hold_time6: null, hold_time7: null, hold_time8: '' }),
    ).toEqual(['10:00', '17:00']);
  });
});

test('halls are near each other in one prefecture, abroad at one destination', () => {
  const tokyo = { areaSlug: 'kanto', prefectureSlug: 'tokyo' };
  const chiba = { areaSlug: 'kanto', prefectureSlug: 'chiba' };
  const hawaii = { areaSlug: 'hawaii', prefectureSlug: null };
  const nowhere = { areaSlug: null, prefectureSlug: null };
  expect([isNear(tokyo, tokyo), isNear(tokyo, chiba)]).toEqual([true, false]);
  expect([isNear(hawaii, hawaii), isNear(hawaii, tokyo), isNear(nowhere, nowhere)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('seasons', () => {
  test('20 quarters from the current one back, then undecided', () => {
    const choices = seasonChoices(new Date('2026-11-21T00:00:00Z'));
    expect(choices).toHaveLength(21);
    expect(choices[0]).toEqual({ value: '2026Q4', label: '2026年10月〜12月' });
    expect(choices[4]).toEqual({ value: '2025Q4', label: '2025年10月〜12月' });
    expect(choices[19]).toEqual({ value: '2022Q1', label: '2022年1月〜3月' });
    expect(choices[20]).toEqual({ value: 'undecided', label: '未定' });
  });

  test('the year begins at midnight in Japan', () => {
    expect(seasonChoices(new Date('2026-12-31T15:00:00Z'))[0]?.value).toBe('2027Q1');
  });

  test('only quarters and undecided are seasons', () => {
    expect(['2026Q1', 'undecided', '2026Q5', '2026', ''].map(isSeason)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('forms', () => {
  const good = {
    email: 'yui@example.jp',
    password: 'himitsu-2026',
    nickname: 'ゆい',
    weddingRole: 'bride',
    weddingDate: '2027-05-22',
  } as const;
  const messages = (errors: readonly { path: readonly string[] | null; message: string }[]) =>
    errors.map(({ path, message }) => [path?.join('.'), message]);

  test('a valid sign-up has no errors', () => {
    expect(signUpErrors(good)).toEqual([]);
    expect(signUpErrors({ ...good, weddingDate: null })).toEqual([]);
  });

  test("all errors are reported at once, in the product's words", () => {
    expect(
      messages(signUpErrors({ email: '', password: '', nickname: '', weddingDate: '2027-02-30' })),
    ).toEqual([
      ['email', '入力してください'],
      ['password', '入力してください'],
      ['nickname', '入力してください'],
      ['weddingRole', '選択してください'],
      ['weddingDate', '日付を入力してください'],
    ]);
  });

  test.each([
    'yui',
    'yui@',
    '@example.jp',
    'yui@example',
    'a b@example.jp',
    'yui@exa mple.jp',
    'yui@@example.jp',
    'yui@-.jp',
    'ｙui@example.jp',
  ])('%s is not a mail address', (email) => {
    expect(messages(logInErrors({ email, password: 'x' }))).toEqual([
      ['email', 'メールアドレス形式で入力してください'],
    ]);
  });

  test('lengths', () => {
    expect(signUpErrors({ ...good, password: 'a'.repeat(7) })[0]?.code).toBe('INVALID_FORMAT');
    expect(signUpErrors({ ...good, password: 'a'.repeat(73) })[0]?.code).toBe('TOO_LONG');
    expect(signUpErrors({ ...good, nickname: '😀'.repeat(30) })).toEqual([]);
    expect(signUpErrors({ ...good, nickname: 'あ'.repeat(31) })[0]?.code).toBe('TOO_LONG');
    expect(signUpErrors({ ...good, email: `${'a'.repeat(250)}@example.jp` })[0]?.code).toBe('TOO_LONG');
    expect(noteErrors('あ'.repeat(1000))).toEqual([]);
    expect(noteErrors('あ'.repeat(1001))[0]?.code).toBe('TOO_LONG');
  });

  test('a referrer is an http(s) address, cut to 2,048 characters', () => {
    expect(normalizeReferrer('https://search.example.jp/')).toBe('https://search.example.jp/');
    expect(normalizeReferrer(`https://search.example.jp/?q=${'a'.repeat(3000)}`)).toHaveLength(2048);
    expect(normalizeReferrer('javascript:alert(1)')).toBeNull();
  });
});
