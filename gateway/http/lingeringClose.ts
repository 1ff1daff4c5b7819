import type { Socket } from 'node:net';

/** After an early refusal the client may go on sending until it has read the response. */
const MAX_LINGER_BYTES = 32_000_000;
const MAX_LINGER_MS = 30_000;
const MAX_LINGER_IDLE_MS = 5_000;

/**
 * Ends the response, then reads and discards what the client still sends. A connection closed with unread bytes is
 * reset, and a reset deletes a response that the client has not read.
 */
export function closeLingering(socket: Socket): void {
  socket.end();
  const destroy = (): void => void socket.destroy();
  let bytes = 0;
  // Detaches the HTTP parser.
  socket.removeAllListeners('data').removeAllListeners('end').removeAllListeners('timeout');
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_LINGER_BYTES) destroy();
  });
  socket.once('end', destroy);
  socket.setTimeout(MAX_LINGER_IDLE_MS, destroy);
  const timer = setTimeout(destroy, MAX_LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
}
