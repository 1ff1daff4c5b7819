import { expect, test } from 'vitest';
import { DurationHistogram } from '#gateway/telemetry/metrics.ts';

test('counts durations in cumulative buckets', () => {
  const histogram = new DurationHistogram('call_seconds', 'Duration of calls.');
  for (const ms of [5, 5.1, 80, 12_000]) histogram.observe('R54', ms, () => 'call="R54"');
  histogram.observe('R42', 1_000, () => 'call="R42"');
  const lines = histogram.text().split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '# HELP call_seconds Duration of calls.',
    '# TYPE call_seconds histogram',
  ]);
  const linesOf = (call: string) => lines.filter((line) => line.includes(`call="${call}"`));
  expect(linesOf('R54')).toEqual([
    'call_seconds_bucket{le="0.005",call="R54"} 1',
    'call_seconds_bucket{le="0.01",call="R54"} 2',
    'call_seconds_bucket{le="0.025",call="R54"} 2',
    'call_seconds_bucket{le="0.05",call="R54"} 2',
    'call_seconds_bucket{le="0.1",call="R54"} 3',
    'call_seconds_bucket{le="0.25",call="R54"} 3',
    'call_seconds_bucket{le="0.5",call="R54"} 3',
    'call_seconds_bucket{le="1",call="R54"} 3',
    'call_seconds_bucket{le="2.5",call="R54"} 3',
    'call_seconds_bucket{le="5",call="R54"} 3',
    'call_seconds_bucket{le="10",call="R54"} 3',
    'call_seconds_bucket{le="+Inf",call="R54"} 4',
    expect.stringMatching(/^call_seconds_sum\{call="R54"\} 12\.09/),
    'call_seconds_count{call="R54"} 4',
  ]);
  expect(linesOf('R42').slice(-2)).toEqual([
    'call_seconds_sum{call="R42"} 1',
    'call_seconds_count{call="R42"} 1',
  ]);
});

test('prints only the header without observations', () => {
  expect(new DurationHistogram('a_seconds', 'A.').text()).toBe(
    '# HELP a_seconds A.\n# TYPE a_seconds histogram\n',
  );
});
