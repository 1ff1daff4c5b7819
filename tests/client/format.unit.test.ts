import { describe, expect, it } from 'vitest';
import {
  capacity,
  clock,
  day,
  deadline,
  duration,
  isoDay,
  man,
  month,
  number,
  pageTitle,
  season,
  shortDay,
  weekday,
  yen,
} from '#client/format.ts';

describe('money', () => {
  it('is written in units of 10,000 yen with at most one decimal', () => {
    expect(man(3_456_789)).toBe('345.7万円');
    expect(man(2_850_000)).toBe('285万円');
    expect(man(0)).toBe('0万円');
    expect(man(12_340_000)).toBe('1,234万円');
    expect(man(999)).toBe('0.1万円');
  });

  it('is written out in yen with groups of three', () => {
    expect(yen(3_456_789)).toBe('¥3,456,789');
    expect([0, 12, 123, 1234, 1234567].map(number)).toEqual(['0', '12', '123', '1,234', '1,234,567']);
  });
});

describe('days and times are those of Japan', () => {
  it('whatever the offset of the instant', () => {
    expect(day('2026-11-21T16:00:00Z')).toBe('2026年11月22日(日)');
    expect(day('2026-11-22T00:30:00+09:00')).toBe('2026年11月22日(日)');
    expect(isoDay('2026-12-31T15:00:00Z')).toBe('2027-01-01');
  });

  it('and a day without time is that day', () => {
    expect(day('2026-11-22')).toBe('2026年11月22日(日)');
    expect(shortDay('2024-02-29')).toBe('2月29日(木)');
    expect(month('2026-01-01')).toBe('2026年1月');
    expect(weekday('2026-11-23')).toBe('月');
  });

  it('and midnight ends the day before', () => {
    expect(deadline('2026-12-11T00:00:00+09:00')).toBe('12月10日(木) 24:00');
    expect(deadline('2026-12-03T12:00:00+09:00')).toBe('12月3日(木) 12:00');
    expect(deadline('2027-01-01T00:00:00+09:00')).toBe('12月31日(木) 24:00');
  });
});

describe('numbers of other kinds', () => {
  it('seasons are quarters in words', () => {
    expect(season('2026Q4')).toBe('2026年10〜12月');
    expect(season('2027Q1')).toBe('2027年1〜3月');
    expect(season('undecided')).toBe('時期未定');
  });

  it('seats leave out what is not known', () => {
    expect(capacity(20, 120)).toBe('20〜120名');
    expect(capacity(null, 120)).toBe('〜120名');
    expect(capacity(20, null)).toBe('20名〜');
    expect(capacity(60, 60)).toBe('60名');
    expect(capacity(null, undefined)).toBeNull();
  });

  it('lengths of time', () => {
    expect(duration(150)).toBe('約2時間30分');
    expect(duration(120)).toBe('約2時間');
    expect(duration(45)).toBe('約45分');
    expect(clock(187)).toBe('3:07');
  });
});

describe('the title rule', () => {
  it('puts the page number first from page 2', () => {
    expect(pageTitle('東京都の結婚式場', 'むすび')).toBe('東京都の結婚式場 | むすび');
    expect(pageTitle('東京都の結婚式場', 'むすび', 1)).toBe('東京都の結婚式場 | むすび');
    expect(pageTitle('東京都の結婚式場', 'むすび', 3)).toBe('3ページ目 - 東京都の結婚式場 | むすび');
  });
});
