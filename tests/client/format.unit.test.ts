import { describe, expect, it } from 'vitest';
import {
  formatCapacity,
  formatClock,
  formatDate,
  formatDeadline,
  formatDuration,
  toIsoDate,
  formatManYen,
  formatMonth,
  formatNumber,
  pageTitle,
  formatSeason,
  formatShortDate,
  formatWeekday,
  formatYen,
  honorific,
} from '#client/format.ts';

describe('money', () => {
  it('is formatted in units of 10,000 yen with at most one decimal', () => {
    expect(formatManYen(3_456_789)).toBe('345.7万円');
    expect(formatManYen(2_850_000)).toBe('285万円');
    expect(formatManYen(0)).toBe('0万円');
    expect(formatManYen(12_340_000)).toBe('1,234万円');
    expect(formatManYen(999)).toBe('0.1万円');
  });

  it('is formatted in yen with thousands separators', () => {
    expect(formatYen(3_456_789)).toBe('¥3,456,789');
    expect([0, 12, 123, 1234, 1234567].map(formatNumber)).toEqual(['0', '12', '123', '1,234', '1,234,567']);
  });
});

describe('dates and times in JST', () => {
  it('convert instants of any offset', () => {
    expect(formatDate('2026-11-21T16:00:00Z')).toBe('2026年11月22日(日)');
    expect(formatDate('2026-11-22T00:30:00+09:00')).toBe('2026年11月22日(日)');
    expect(toIsoDate('2026-12-31T15:00:00Z')).toBe('2027-01-01');
  });

  it('keep dates without a time', () => {
    expect(formatDate('2026-11-22')).toBe('2026年11月22日(日)');
    expect(formatShortDate('2024-02-29')).toBe('2月29日(木)');
    expect(formatMonth('2026-01-01')).toBe('2026年1月');
    expect(formatWeekday('2026-11-23')).toBe('月');
  });

  it('format midnight as 24:00 of the day before', () => {
    expect(formatDeadline('2026-12-11T00:00:00+09:00')).toBe('12月10日(木) 24:00');
    expect(formatDeadline('2026-12-03T12:00:00+09:00')).toBe('12月3日(木) 12:00');
    expect(formatDeadline('2027-01-01T00:00:00+09:00')).toBe('12月31日(木) 24:00');
  });
});

describe('other formats', () => {
  it('a season is a quarter', () => {
    expect(formatSeason('2026Q4')).toBe('2026年10月〜12月');
    expect(formatSeason('2027Q1')).toBe('2027年1月〜3月');
    expect(formatSeason('undecided')).toBe('時期未定');
  });

  it('a capacity omits unknown bounds', () => {
    expect(formatCapacity(20, 120)).toBe('20〜120名');
    expect(formatCapacity(null, 120)).toBe('〜120名');
    expect(formatCapacity(20, null)).toBe('20名〜');
    expect(formatCapacity(0, 40)).toBe('〜40名');
    expect(formatCapacity(0, null)).toBeNull();
    expect(formatCapacity(60, 60)).toBe('60名');
    expect(formatCapacity(null, undefined)).toBeNull();
  });

  it('durations', () => {
    expect(formatDuration(150)).toBe('約2時間30分');
    expect(formatDuration(120)).toBe('約2時間');
    expect(formatDuration(45)).toBe('約45分');
    expect(formatClock(187)).toBe('3:07');
  });
});

describe('page titles', () => {
  it('start with the page number from page 2', () => {
    expect(pageTitle('東京都の結婚式場', 'むすび')).toBe('東京都の結婚式場 | むすび');
    expect(pageTitle('東京都の結婚式場', 'むすび', 1)).toBe('東京都の結婚式場 | むすび');
    expect(pageTitle('東京都の結婚式場', 'むすび', 3)).toBe('3ページ目 - 東京都の結婚式場 | むすび');
  });
});

describe('names', () => {
  it.each([
    ['はる', 'はるさん'],
    ['さんさん', 'さんさん'],
    ['みなとちゃん', 'みなとちゃん'],
    ['佐藤様', '佐藤様'],
  ])('%s gets one honorific: %s', (name, addressed) => expect(honorific(name)).toBe(addressed));
});
