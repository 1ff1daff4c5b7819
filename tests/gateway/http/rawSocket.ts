/** A TCP client that sends any bytes. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export function open(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Silence after which the response on an open connection counts as complete. */
const QUIET_MS = 1_000;

/** Sends bytes. @returns the bytes received until the connection closes or is silent */
export async function send(url: string, bytes: string): Promise<string> {
  const socket = open(url);
  let received = '';
  let receivedAt = performance.now();
  socket.on('data', (chunk) => {
    received += String(chunk);
    receivedAt = performance.now();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(Buffer.from(bytes, 'latin1'));
  while (!socket.destroyed && performance.now() - receivedAt < QUIET_MS)
    await Promise.race([closed, sleep(100)]);
  socket.destroy();
  return received;
}

export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
