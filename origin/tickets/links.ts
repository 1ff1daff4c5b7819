/** Addresses of proofs that end after a while: id, end and a seal over both. The key lives as long as the process. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 600_000;
const key = randomBytes(32);

/** Seal over a file and the end of its address. */
export const sealOf = (id: string, until: number): string =>
  createHmac('sha256', key).update(`${id} ${until}`).digest('base64url');

/** Path of a file for the next ten minutes. */
export function fileLink(id: string, now = Date.now()): string {
  const until = now + LIFE_MS;
  return `/files/${id}?until=${until}&seal=${sealOf(id, until)}`;
}

/** Whether an address was made here and has not ended. */
export function isOpenLink(id: string, until: number, seal: string, now = Date.now()): boolean {
  const right = Buffer.from(sealOf(id, until));
  const given = Buffer.from(seal);
  return until > now && right.length === given.length && timingSafeEqual(right, given);
}
