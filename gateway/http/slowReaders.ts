import type { Socket } from 'node:net';

/** A response that its client does not read stays in memory, so a process bears this many of them. */
export const MAX_SLOW_READERS = 100;

/** A client that takes less of a pending response between two checks is slow. */
const MIN_BYTES = 16_384;

/** Finds the connections whose clients read slowly or not at all; beyond the limit the slowest are closed. */
export class SlowReaders {
  readonly #max: number;
  /** Bytes that each client had taken at the last check; those that wait longest first. */
  #taken = new Map<Socket, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** @param pending the connections with bytes that their client has not taken */
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
