/**
 * What changes while people look: the clips, notes, comments and shared lists of one user. Every change is told under the
 * keeper's user id, and whoever watches reads anew; what is told holds nothing of what was written.
 */
import type { Context } from '#gateway/context.ts';

const channelOf = (userId: string): string => `clips:${userId}`;

/** Tells everybody who watches that something about a user's clips has changed. */
export function tellClipsChanged({ live }: Context, userId: string): void {
  live.tell(channelOf(userId));
}

/** Yields at once, so that nothing is missed in between, and then with every change of a user's clips. */
export function clipsChanges({ live }: Context, userId: string): Promise<AsyncIterableIterator<undefined>> {
  return live.watch(channelOf(userId));
}
