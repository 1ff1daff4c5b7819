import { localStore } from '../../storage.ts';

const STORAGE_KEY = 'musubi.ownShares';
/** Lists that are checked before a hall is unclipped; each costs a request. */
const MAX_SHARES = 5;

/**
 * Hashes of shared lists that their owner has opened on this device, last opened first. The REST API cannot list a
 * user's shared lists.
 */
export function readOwnShares(): readonly string[] {
  const stored = localStore.getJson(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((hash) => typeof hash === 'string') : [];
}

export function saveOwnShare(hash: string): void {
  const others = readOwnShares().filter((other) => other !== hash);
  localStore.setJson(STORAGE_KEY, [hash, ...others].slice(0, MAX_SHARES));
}
