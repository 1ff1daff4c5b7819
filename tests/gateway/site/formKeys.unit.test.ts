import { expect, test } from 'vitest';
import { createFormKeys } from '#gateway/site/formKeys.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const MINUTE_MS = 60_000;
const submitted = (lastName: string) => new URLSearchParams({ lastName, email: 'yui@example.jp' });
/** The key that a replica with this secret gives. */
const keyAt = (now: number, lastName = '佐藤', secret = 'secret of the replicas') =>
  createFormKeys([secret], () => now)(submitted(lastName));

test('replicas give the same contents the same key within ten minutes', () => {
  const key = keyAt(NOW);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(keyAt(NOW + 9 * MINUTE_MS)).toBe(key);
  expect(keyAt(NOW + 10 * MINUTE_MS)).not.toBe(key);
  expect(keyAt(NOW, '鈴木')).not.toBe(key);
});

test('S134 the key cannot be derived without the secret', () => {
  expect(keyAt(NOW, '佐藤', 'guessed')).not.toBe(keyAt(NOW));
});
