import { createHmac } from 'node:crypto';
import { deriveKeys, type Secrets } from '../identity/encryption.ts';

/** Derives an idempotency key from the contents of a form, as a UUID. */
export type FormKeyOf = (fields: URLSearchParams) => string;

/** Identical forms within this time have the same key. */
const WINDOW_MS = 10 * 60_000;

/**
 * Creates keys for forms sent without script: a cached page cannot carry a key per visitor. Every replica derives the
 * same key from the same contents, so that a double submission or a reload is carried out once. A key opens what its form
 * has made, so it cannot be derived from the contents alone.
 */
export function createFormKeys(secrets: Secrets, now: () => number = Date.now): FormKeyOf {
  const [key] = deriveKeys('form contents', secrets);
  return (fields) => {
    const text = `${Math.floor(now() / WINDOW_MS)}\n${fields.toString()}`;
    const hex = createHmac('sha256', key).update(text).digest('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  };
}
