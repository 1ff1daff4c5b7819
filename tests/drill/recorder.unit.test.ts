import { expect, it } from 'vitest';
import { parseMetrics } from './recorder.ts';

const TEXT = `# HELP calls Calls.
# TYPE calls counter
calls{host="api",outcome="ok"} 12
calls{host="a\\"b",outcome=""} 3
lag_seconds 1.5e-3
bucket{le="+Inf"} Nan
`;

it('reads names, labels and values', () => {
  const metrics = parseMetrics(TEXT, { instance: 'gateway-1' });
  expect(metrics.get('calls')).toEqual([
    { labels: { instance: 'gateway-1', host: 'api', outcome: 'ok' }, value: 12 },
    { labels: { instance: 'gateway-1', host: 'a\\"b', outcome: '' }, value: 3 },
  ]);
  expect(metrics.get('lag_seconds')).toEqual([{ labels: { instance: 'gateway-1' }, value: 0.0015 }]);
  expect(metrics.get('bucket')?.[0]?.value).toBeNaN();
});
