import { expect, test } from 'vitest';
import { receiptFrom, receiptValues } from '#client/components/reservation/reservation.ts';
import { contentIdempotencyKey } from '#client/components/reservation/ReserveFairMutation.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const submitted = (lastName: string) => new URLSearchParams({ lastName, email: 'yui@example.jp' });

test('the key is the same for the same contents within ten minutes', async () => {
  const key = await contentIdempotencyKey(submitted('佐藤'), NOW);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await contentIdempotencyKey(submitted('佐藤'), NOW + 9 * 60_000)).toBe(key);
  expect(await contentIdempotencyKey(submitted('鈴木'), NOW)).not.toBe(key);
  expect(await contentIdempotencyKey(submitted('佐藤'), NOW + 10 * 60_000)).not.toBe(key);
});

test('a result is a receipt only with number, code and time', () => {
  const receipt = {
    number: '70001',
    code: 'c_12345678',
    shortCode: 'KQ7M2XHA',
    heldOn: '2026-12-05',
    holdTime: '10:00',
    isEarlier: true,
  };
  const values = receiptValues(receipt);
  expect(receiptFrom({ values, errors: {} })).toEqual(receipt);
  expect(receiptFrom({ values: { ...values, madeShortCode: '' }, errors: {} })?.shortCode).toBeNull();
  expect(receiptFrom({ values: { ...values, madeCode: '' }, errors: {} })).toBeNull();
  expect(receiptFrom(null)).toBeNull();
});
