/**
 * Preload (`--import`): freezes the time at 2026-11-20 09:00 JST and makes random values deterministic, so that
 * two runs of the same code give the same responses.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const NOW = Date.parse('2026-11-20T09:00:00+09:00');
const SystemDate = Date;
globalThis.Date = class Date extends SystemDate {
  constructor(...parts) {
    if (parts.length === 0) super(NOW);
    else super(...parts);
  }
  static now() {
    return NOW;
  }
};

let draws = 0;
const bytes = (size) => {
  const blocks = [];
  for (let filled = 0; filled < size; filled += 32)
    blocks.push(crypto.createHash('sha256').update(String(draws++)).digest());
  return Buffer.concat(blocks).subarray(0, size);
};
crypto.randomBytes = (size, callback) => {
  if (!callback) return bytes(size);
  queueMicrotask(() => callback(null, bytes(size)));
};
crypto.randomUUID = () => {
  const hex = bytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};
Math.random = () => 0.5;
syncBuiltinESMExports();
