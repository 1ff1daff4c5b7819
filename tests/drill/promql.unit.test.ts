import { expect, it } from 'vitest';
import { parseExpression, type Sample, type SampleSource } from './promql.ts';

const up = (instance: string, value: number): Sample => ({ labels: { job: 'gateway', instance }, value });
const bucket = (le: string, value: number): Sample => ({ labels: { host: 'api', le }, value });
const counter = (outcome: string, ...values: number[]) => ({
  labels: { outcome, instance: 'a' },
  points: values.map((value, at) => ({ seconds: 100 + at * 10, value })),
});
const SOURCE: SampleSource = {
  seconds: 120,
  latest: (metric) =>
    ({
      up: [up('a', 1), up('b', 0)],
      used: [up('a', 90), up('b', 20)],
      size: [up('b', 100), up('a', 100)],
      le: [bucket('0.1', 50), bucket('0.2', 90), bucket('+Inf', 100)],
    })[metric] ?? [],
  // The process restarts before the third scrape.
  window: (metric) => (metric === 'calls' ? [counter('ok', 100, 160, 40), counter('failed', 5, 5, 5)] : []),
};
const evaluate = (text: string) => parseExpression(text)(SOURCE);
const valuesOf = (text: string): number[] => evaluate(text).map(({ value }) => value);

it('selects by labels and compares', () => {
  expect(evaluate('up{job="gateway"} == 0')).toEqual([up('b', 0)]);
  expect(evaluate('up{job="other"} == 0')).toEqual([]);
  expect(evaluate('up{instance=~"b|c."}')).toEqual([up('b', 0)]);
  expect(evaluate('up{instance!="a"}')).toEqual([up('b', 0)]);
  expect(valuesOf('time() - up * 2 > 0')).toEqual([118, 120]);
});

it('unites two vectors, and has one for what is absent', () => {
  expect(evaluate('up == 0 or up{instance="a"} or up{instance="b"}')).toEqual([up('b', 0), up('a', 1)]);
  expect(evaluate('up == 0 or absent(up)')).toEqual([up('b', 0)]);
  expect(evaluate('gone == 0 or absent(gone)')).toEqual([{ labels: {}, value: 1 }]);
});

it('matches two vectors by all labels', () => {
  expect(evaluate('used / size > 0.85')).toEqual([up('a', 0.9)]);
});

it('counts through restarts of the process', () => {
  expect(valuesOf('increase(calls[5m])')).toEqual([100, 0]);
  expect(valuesOf('sum(rate(calls{outcome="ok"}[5m]))')).toEqual([5]);
  expect(valuesOf('sum(rate(calls{outcome="failed"}[1m])) / sum(rate(calls[1m]))')).toEqual([0]);
  expect(valuesOf('avg_over_time(calls{outcome="ok"}[1m])')).toEqual([100]);
  expect(valuesOf('max_over_time(calls{outcome="ok"}[1m])')).toEqual([160]);
});

it('aggregates by labels', () => {
  expect(evaluate('sum by (job) (used{instance="a"} or used)')).toEqual([
    { labels: { job: 'gateway' }, value: 110 },
  ]);
  expect(evaluate('sum by (job) (used)')).toEqual([{ labels: { job: 'gateway' }, value: 110 }]);
  expect(evaluate('count by (job) (used > 50)')).toEqual([{ labels: { job: 'gateway' }, value: 1 }]);
  expect(evaluate('topk(1, max by (instance) (used))')).toEqual([{ labels: { instance: 'a' }, value: 90 }]);
});

it('interpolates quantiles within a bucket', () => {
  expect(valuesOf('histogram_quantile(0.5, le)')).toEqual([0.1]);
  expect(valuesOf('histogram_quantile(0.7, le)')[0]).toBeCloseTo(0.15);
  expect(valuesOf('histogram_quantile(0.99, sum by (host, le) (le))')).toEqual([0.2]);
});

it('refuses what it does not know', () => {
  expect(() => parseExpression('predict_linear(up[1h])')).toThrow('unknown predict_linear');
  expect(() => parseExpression('sum(up')).toThrow('unexpected end');
});
