import { expect, it } from 'vitest';
import { mergeWriterPage } from '#client/components/article/writerList.ts';

const result = (...ids: string[]) => ({
  writers: ids.map((rawId) => ({ rawId, displayName: `書き手${rawId}` })),
  total: 60,
});
const idsOf = (list: ReturnType<typeof mergeWriterPage>) =>
  list.pages.map(({ page, writers }) => [page, writers.map(({ rawId }) => rawId)]);

it('puts the latest fetched page first, replacing an earlier one of the same number', () => {
  const one = mergeWriterPage(null, '', 1, result('4', '5'));
  const two = mergeWriterPage(one, '', 2, result('6'));
  expect(idsOf(two)).toEqual([
    [2, ['6']],
    [1, ['4', '5']],
  ]);
  expect(idsOf(mergeWriterPage(two, '', 1, result('7')))).toEqual([
    [1, ['7']],
    [2, ['6']],
  ]);
  expect([two.total, two.error]).toEqual([60, null]);
});

it('empties the list on failure, and starts a new one for other words', () => {
  const one = mergeWriterPage(null, '', 1, result('4'));
  expect(mergeWriterPage(one, '', 2, { error: 'Failed to fetch' })).toEqual({
    words: '',
    pages: [],
    total: 0,
    error: 'Failed to fetch',
  });
  expect(idsOf(mergeWriterPage(one, '田中', 1, result('9')))).toEqual([[1, ['9']]]);
});
