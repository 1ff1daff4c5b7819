import { afterAll, expect, inject, test } from 'vitest';

import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

test('writer search treats the query as words, never as search syntax', async () => {
  interface Writers {
    writers: { totalCount: number; nodes: { id: string; rawId: string; displayName: string }[] };
  }
  const text =
    'query ($query: String) { writers(query: $query, first: 100) { totalCount nodes { id rawId displayName } } }';
  const all = (await execute<Writers>(text)).data.writers;
  expect(all.totalCount).toBe(60);
  expect(all.nodes.map(({ rawId }) => rawId)).not.toContain('1');
  expect(all.nodes.map(({ rawId }) => rawId)).not.toContain('3');
  const named = (await execute<Writers>(text, { query: '田中' })).data.writers;
  expect(named.nodes.length).toBeGreaterThan(0);
  expect(named.nodes.every(({ displayName }) => displayName.includes('田中'))).toBe(true);
  expect((await execute<Writers>(text, { query: 'user_id:1 OR user_id:3' })).data.writers.totalCount).toBe(0);
  const { data } = await execute<{ node: { displayName: string } }>(
    'query ($id: ID!) { node(id: $id) { ... on Writer { displayName } } }',
    { id: named.nodes[0]?.id },
  );
  expect(data.node.displayName).toBe(named.nodes[0]?.displayName);
});
