import type { Socket } from 'node:net';

/** Unread responses stay in memory, so a process holds at most this many of them. */
export const MAX_SLOW_READERS = 100;

/** A client is slow if it reads fewer bytes of a pending response between two checks. */
const MIN_BYTES = 16_384;

/** Detects connections whose clients read slowly or not at all. Above the limit it closes the longest-waiting ones. */
export class SlowReaders {
  readonly #max: number;
  /** Bytes taken by each client at the last check, the longest-waiting clients first. */
  #taken = new Map<Socket, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** @param pending connections with bytes not yet taken by the client */
  check(pending: readonly Socket[]): void {
    const before = this.#taken;
    const taken = new Map(pending.map((socket) => [socket, socket.bytesWritten - socket.writableLength]));
    const isSlow = (socket: Socket): boolean =>
      (taken.get(socket) ?? Infinity) - (before.get(socket) ?? -Infinity) < MIN_BYTES;
    const slow = [...before.keys()].filter((socket) => taken.has(socket) && isSlow(socket));
    const others = pending.filter((socket) => !isSlow(socket));
    this.#taken = new Map([...slow, ...others].map((socket) => [socket, taken.get(socket) ?? 0]));
    for (const socket of slow.slice(0, Math.max(0, slow.length - this.#max))) socket.destroy();
  }
}
