import { expect, test } from 'vitest';
import { DurationHistogram } from '#gateway/telemetry/metrics.ts';

test('durations are counted under every bound they do not exceed, as Prometheus reads them', () => {
  const durations = new DurationHistogram('call_seconds', 'How long calls take.');
  for (const ms of [5, 5.1, 80, 12_000]) durations.observe('R54', ms, () => 'call="R54"');
  durations.observe('R42', 1_000, () => 'call="R42"');
  const lines = durations.text().split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '# HELP call_seconds How long calls take.',
    '# TYPE call_seconds histogram',
  ]);
  const of = (call: string) => lines.filter((line) => line.includes(`call="${call}"`));
  expect(of('R54')).toEqual([
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
  expect(of('R42').slice(-2)).toEqual(['call_seconds_sum{call="R42"} 1', 'call_seconds_count{call="R42"} 1']);
});

test('what was never observed is there by its name alone', () => {
  expect(new DurationHistogram('a_seconds', 'A.').text()).toBe(
    '# HELP a_seconds A.\n# TYPE a_seconds histogram\n',
  );
});
