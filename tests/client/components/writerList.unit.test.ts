import { expect, it } from 'vitest';
import { withAnswer } from '#client/components/article/writerList.ts';

const answer = (...ids: string[]) => ({
  writers: ids.map((rawId) => ({ rawId, displayName: `書き手${rawId}` })),
  total: 60,
});
const idsOf = (list: ReturnType<typeof withAnswer>) =>
  list.pages.map(({ page, writers }) => [page, writers.map(({ rawId }) => rawId)]);

it('the latest fetched page comes first and replaces an earlier one of its number', () => {
  const one = withAnswer(null, '', 1, answer('4', '5'));
  const two = withAnswer(one, '', 2, answer('6'));
  expect(idsOf(two)).toEqual([
    [2, ['6']],
    [1, ['4', '5']],
  ]);
  expect(idsOf(withAnswer(two, '', 1, answer('7')))).toEqual([
    [1, ['7']],
    [2, ['6']],
  ]);
  expect([two.total, two.error]).toEqual([60, null]);
});

it('a failure keeps its text, an empty list and total 0; other words begin anew', () => {
  const one = withAnswer(null, '', 1, answer('4'));
  expect(withAnswer(one, '', 2, { error: 'Failed to fetch' })).toEqual({
    words: '',
    pages: [],
    total: 0,
    error: 'Failed to fetch',
  });
  expect(idsOf(withAnswer(one, '田中', 1, answer('9')))).toEqual([[1, ['9']]]);
});
