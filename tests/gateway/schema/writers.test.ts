import { afterAll, expect, inject, test } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';
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
  expect(all.totalCount).toBe(34);
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

test('accounts that write no articles are no writers', async () => {
  const text = 'query ($rawId: String!) { writer(rawId: $rawId) { displayName } }';
  for (const rawId of ['1', '3'])
    expect((await execute(text, { rawId })).data, rawId).toEqual({ writer: null });
  expect((await execute(text, { rawId: '2' })).data).toMatchObject({ writer: { displayName: /./ } });
});

test('articles of a writer, newest first, from an index that says when it is complete', async () => {
  interface Articles {
    totalCount: number;
    nodes: { rawId: string; title: string; author: { rawId: string } }[];
    index: object;
  }
  const text = `query ($rawId: String!) { writer(rawId: $rawId) { articles(first: 40) {
    totalCount nodes { rawId title author { rawId } } index { readArticleCount unreadableArticleCount articleCount isComplete } } } }`;
  const articlesOf = async (rawId: string): Promise<Articles> =>
    (await execute<{ writer: { articles: Articles } }>(text, { rawId })).data.writer.articles;
  const { articles } = catalogue;
  const published = articles.filter(({ is_withdrawn }) => !is_withdrawn);
  const writer = String(published.find(({ writer_id }) => writer_id !== null)?.writer_id);
  expect((await articlesOf(writer)).index).toEqual({
    readArticleCount: 0,
    unreadableArticleCount: 0,
    articleCount: 0,
    isComplete: false,
  });
  await expect
    .poll(async () => (await articlesOf(writer)).index, { timeout: 60_000, interval: 500 })
    .toEqual({
      readArticleCount: published.length,
      unreadableArticleCount: 0,
      articleCount: published.length,
      isComplete: true,
    });
  const { totalCount, nodes } = await articlesOf(writer);
  const own = published.filter(({ writer_id }) => String(writer_id) === writer);
  expect(nodes.map(({ rawId }) => rawId).toSorted()).toEqual(own.map(({ id }) => String(id)).toSorted());
  expect(totalCount).toBe(own.length);
  expect(new Set(nodes.map(({ author }) => author.rawId))).toEqual(new Set([writer]));
}, 90_000);
