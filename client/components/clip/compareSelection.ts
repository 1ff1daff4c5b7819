import { useCallback } from 'react';
import { tabStore } from '../../storage.ts';
import { storedList } from '../../storedValue.ts';

export const MAX_COMPARED = 4;

export function withItem(list: readonly string[], value: string): readonly string[] {
  return list.includes(value) ? list : [...list, value];
}

export function withoutItem(list: readonly string[], value: string): readonly string[] {
  return list.filter((item) => item !== value);
}

const selection = storedList({
  key: 'musubi.hallSelection',
  store: tabStore,
  maxItems: MAX_COMPARED,
  isItem: (value) => typeof value === 'string',
});

/** Global ids of the halls selected for comparison, in order of selection. Stored for the tab. */
export function useCompareSelection() {
  const selected = selection.use();
  const add = useCallback((id: string) => selection.save(withItem(selection.read(), id)), []);
  const remove = useCallback((id: string) => selection.save(withoutItem(selection.read(), id)), []);
  return { selected, add, remove };
}
