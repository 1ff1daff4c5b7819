/** Random operations over the real schema: the compiled executor answers as graphql-js does. */
import { expect, it } from 'vitest';
import { compareExecutors } from './differential.ts';

/** `node tests/gateway/graphql/executor/fuzz.ts` compares as many as wished. */
const OPERATIONS = 400;

it(
  'executes random operations as graphql-js does, data, errors and paths',
  { timeout: 240_000 },
  async () => {
    const result = await compareExecutors(20_261_123, 0, OPERATIONS);
    expect(result.differences).toEqual([]);
    expect(result.executed).toBeGreaterThanOrEqual(300);
    expect(result.withErrors).toBeGreaterThan(30);
    expect(result.mutations).toBeGreaterThan(10);
  },
);
