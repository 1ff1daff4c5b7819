/** Rules of visitors. */
import { isWebAddress } from '#gateway/schema/kit/scalars.ts';

const LONGEST_REFERRER = 2048;

/** A referrer as it is kept: an http(s) address of at most 2,048 characters; null for anything else. */
export function referrerToKeep(referrer: string): string | null {
  const cut = referrer.slice(0, LONGEST_REFERRER);
  return isWebAddress(cut) ? cut : null;
}
