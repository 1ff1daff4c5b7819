import type { Context } from '#gateway/context.ts';

/**
 * What a domain keeps for the length of one request: made when first asked for, gone with the request. It hangs on the
 * context and not in a WeakMap by request, whose values outlive their keys until the next full collection (45 kB of
 * every search did, and the scavenger copied them twice).
 */
export function perRequest<T>(make: (context: Context) => T): (context: Context) => T {
  const key = Symbol();
  return (context) => {
    // Nothing else knows this key, so that what lies under it was made here.
    const before = context.memory.get(key) as T | undefined;
    if (before !== undefined) return before;
    const made = make(context);
    context.memory.set(key, made);
    return made;
  };
}
