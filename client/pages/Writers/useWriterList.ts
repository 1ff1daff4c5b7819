import { useEffect, useSyncExternalStore } from 'react';
import {
  mergeWriterPage,
  type WriterPageResult,
  type WriterList,
} from '../../components/article/writerList.ts';

/** Pages fetched since the site was loaded. */
let fetched: WriterList | null = null;
const listeners = new Set<() => void>();

function subscribe(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** The list including the current page; null on the server and during hydration. */
export function useWriterList(
  searchWords: string,
  page: number,
  result: WriterPageResult,
): WriterList | null {
  const serialized = JSON.stringify(result);
  useEffect(() => {
    fetched = mergeWriterPage(fetched, searchWords, page, JSON.parse(serialized) as WriterPageResult);
    for (const callback of listeners) callback();
  }, [searchWords, page, serialized]);
  return useSyncExternalStore(
    subscribe,
    () => fetched,
    () => null,
  );
}
