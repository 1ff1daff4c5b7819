/** Password hashes: scrypt, stored with their parameters as `scrypt$N$salt$key`. */
import { randomBytes, type ScryptOptions, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';

const COST = 2 ** 15;
const KEY_BYTES = 32;

function scrypt(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scryptCallback(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `salt` is random; only the seed passes a fixed one. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await scrypt(password, salt, COST);
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Matches no password: an unknown account takes as long to reject as a wrong password. */
const UNKNOWN = [
  'scrypt',
  COST,
  Buffer.alloc(16).toString('base64url'),
  Buffer.alloc(KEY_BYTES).toString('base64url'),
];

/** Always false for a null hash. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, cost, salt = '', key = ''] = hash?.split('$') ?? UNKNOWN;
  const expected = Buffer.from(key.toString(), 'base64url');
  const actual = await scrypt(password, Buffer.from(salt.toString(), 'base64url'), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== null;
}
