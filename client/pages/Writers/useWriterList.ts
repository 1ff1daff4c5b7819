import { useEffect, useSyncExternalStore } from 'react';
import { withAnswer, type WriterAnswer, type WriterList } from '../../components/article/writerList.ts';

/** What this load of the site has fetched; it is gone with the tab. */
let fetched: WriterList | null = null;
const watchers = new Set<() => void>();

function watch(callback: () => void): () => void {
  watchers.add(callback);
  return () => watchers.delete(callback);
}

/** The list after the answer of the page being shown; null until the browser has taken it in. */
export function useWriterList(words: string, page: number, answer: WriterAnswer): WriterList | null {
  const told = JSON.stringify(answer);
  useEffect(() => {
    fetched = withAnswer(fetched, words, page, JSON.parse(told) as WriterAnswer);
    for (const callback of watchers) callback();
  }, [words, page, told]);
  return useSyncExternalStore(
    watch,
    () => fetched,
    () => null,
  );
}
