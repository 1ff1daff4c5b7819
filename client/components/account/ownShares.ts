import { storedList } from '../../storedValue.ts';

/** Lists that are checked before a hall is unclipped; each costs a request. */
const MAX_SHARES = 5;

const shares = storedList({
  key: 'musubi.ownShares',
  maxItems: MAX_SHARES,
  isItem: (value) => typeof value === 'string',
});

/**
 * Hashes of shared lists that their owner has opened on this device, last opened first. The REST API cannot list a
 * user's shared lists.
 */
export const readOwnShares = shares.read;

export function saveOwnShare(hash: string): void {
  shares.save([hash, ...shares.read().filter((other) => other !== hash)]);
}
