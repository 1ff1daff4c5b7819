import { expect, test } from 'vitest';
import { madeIn } from '#client/components/reservation/form.ts';
import { keyOf } from '#client/components/reservation/key.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const typed = (lastName: string) => new URLSearchParams({ lastName, email: 'yui@example.jp' });

test('the same words within ten minutes are the same wish; other words or later ones are not', async () => {
  const key = await keyOf(typed('佐藤'), NOW);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await keyOf(typed('佐藤'), NOW + 9 * 60_000)).toBe(key);
  expect(await keyOf(typed('鈴木'), NOW)).not.toBe(key);
  expect(await keyOf(typed('佐藤'), NOW + 10 * 60_000)).not.toBe(key);
});

test('an answer tells of a reservation only when it has number, code and time', () => {
  const values = { madeNumber: '70001', madeCode: 'c_12345678', holdTime: '10:00' };
  expect(madeIn({ values, errors: {} })).toEqual({ number: '70001', code: 'c_12345678', holdTime: '10:00' });
  expect(madeIn({ values: { ...values, madeCode: '' }, errors: {} })).toBeNull();
  expect(madeIn(null)).toBeNull();
});
