import { useSyncExternalStore } from 'react';
import { tabStore } from '../../storage.ts';
import { useServerDraft } from './formContext.ts';
import { SENT_COPY_KEY, type SentCopy } from './sentCopy.ts';

/** The copy of the last form sent; null if there is none, undefined until storage has been read. */
export function useSentCopy(fid: string): SentCopy | null | undefined {
  const draft = useServerDraft()?.values['copy'];
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => tabStore.get(SENT_COPY_KEY),
    () => undefined,
  );
  const copy = parseCopy(draft ?? stored);
  return copy?.fid === fid ? copy : draft === undefined && stored === undefined ? undefined : null;
}

function parseCopy(text: string | null | undefined): SentCopy | null {
  if (!text) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isSentCopy(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isSentCopy(value: unknown): value is SentCopy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fid' in value &&
    'replyBy' in value &&
    'answers' in value &&
    Array.isArray(value.answers)
  );
}
