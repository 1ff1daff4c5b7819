import { describe, expect, it } from 'vitest';
import { daysBefore, readWeddingDate } from '#client/components/hall/weddingDate.ts';

describe('a wedding day', () => {
  it.each(['2027-05-22', '2027/5/22', '２０２７年５月２２日', ' 2027. 5. 22 ', '2027年5月22日'])(
    'is read from “%s”',
    (typed) => {
      expect(readWeddingDate(typed)).toEqual({ typed, day: '2027-05-22', error: null });
    },
  );

  it.each([
    ['来年の春', '日付を読み取れませんでした'],
    ['5月22日', '日付を読み取れませんでした'],
    ['27-05-22', '西暦4桁'],
    ['0001-01-01', '西暦4桁'],
    ['2027-02-29', '2027年2月29日は暦にありません'],
    ['2027-13-01', '暦にありません'],
    ['2027-00-00', '暦にありません'],
  ])('“%s” is refused and kept', (typed, message) => {
    expect(readWeddingDate(typed)).toEqual({ typed, day: null, error: expect.stringContaining(message) });
  });

  it('may be missing', () => {
    expect(readWeddingDate(' ')).toEqual({ typed: '', day: null, error: null });
  });
});

it('counts days back over months and leap years', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-05-22', 180)).toBe('2026-11-23');
  expect(daysBefore('2027-05-22', 0)).toBe('2027-05-22');
});
