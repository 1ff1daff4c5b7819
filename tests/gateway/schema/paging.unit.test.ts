/** The total of a list agrees with its rows, or fails. */
import { describe, expect, test } from 'vitest';
import { PagedList, type UpstreamPage } from '#gateway/schema/kit/paging.ts';

const rows = (length: number): number[] => Array.from({ length }, (_, index) => index);
const listOf = (page: UpstreamPage<number>, count?: () => Promise<number>): PagedList<number> =>
  new PagedList(
    { offset: 0, first: 20 },
    { pageSize: 20, load: () => Promise.resolve(page), ...(count && { count, hasSeparateCount: true }) },
  );
const failure = { extensions: { code: 'UPSTREAM_BAD_RESPONSE' } };

describe('F79 a page without rows', () => {
  test('of a list that has some by its total fails', async () => {
    const list = listOf({ rows: [], total: () => 36 });
    await expect(list.edges()).rejects.toMatchObject(failure);
    await expect(list.total()).rejects.toMatchObject(failure);
  });

  test.each([0, undefined])('with the total %s is empty', async (total) => {
    const list = listOf({ rows: [], ...(total !== undefined && { total: () => total }) });
    expect(await list.edges()).toEqual([]);
    expect(await list.total()).toBe(total ?? null);
  });

  test('after the last page is empty', async () => {
    const list = new PagedList(
      { offset: 40, first: 20 },
      { pageSize: 20, load: () => Promise.resolve({ rows: [], total: () => 36 }) },
    );
    expect(await list.edges()).toEqual([]);
    expect(await list.total()).toBe(36);
  });
});

describe('F79 a total below the rows shown', () => {
  test('is raised to them', async () => {
    const list = listOf({ rows: rows(3), total: () => 0 });
    expect(await list.edges()).toHaveLength(3);
    expect(await list.total()).toBe(3);
  });

  test('is raised to them where it comes from a call of its own', async () => {
    const list = listOf({ rows: rows(3) }, () => Promise.resolve(1));
    list.prefetch();
    expect(await list.total()).toBe(3);
  });
});

test('a total from a call of its own is known while the page fails', async () => {
  const source = { pageSize: 20, load: () => Promise.reject(new Error('page')), hasSeparateCount: true };
  const list = new PagedList<number>(
    { offset: 0, first: 20 },
    { ...source, count: () => Promise.resolve(72) },
  );
  list.prefetch();
  expect(await list.total()).toBe(72);
});

describe('F79 a list without a total', () => {
  test.each([
    ['goes on after a full page that lost rows', 18, 2, true],
    ['goes on after a full page', 20, 0, true],
    ['ends with a page that is not full', 18, 1, false],
  ])('%s', async (_how, shown, lost, hasNext) => {
    expect(await listOf({ rows: rows(shown), lost }).hasNext()).toBe(hasNext);
  });
});
