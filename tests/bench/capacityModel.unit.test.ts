import { expect, test } from 'vitest';
import { capacityModel } from './capacityModel.ts';

test('replicas take the requests that their cores allow, and the other parts take their share of each', () => {
  const cost = { share: 0.5, restCalls: 0, proxy: 0.1, redis: 0, origin: 0, database: 0 };
  const { rows, bounds } = capacityModel(
    [
      { ...cost, kind: 'kept', gateways: 0 },
      { ...cost, kind: 'own', gateways: 2, restCalls: 1, origin: 4, database: 1, redis: 0.01 },
    ],
    [1, 10],
  );
  expect(rows).toEqual([
    {
      replicas: 1,
      'req/s': 700,
      'REST calls/s': 350,
      'proxy cores': 0.1,
      'redis cores': 0.01,
      'origin cores': 2,
      'database cores': 0.5,
    },
    expect.objectContaining({ replicas: 10, 'req/s': 7_000, 'proxy cores': 1, 'origin cores': 20 }),
  ]);
  expect(bounds).toEqual([
    'one core of origin is enough for 0.5 replicas',
    'one core of database is enough for 2 replicas',
    'one core of proxy is enough for 10 replicas',
    'one core of redis is enough for 200 replicas',
  ]);
});
