import { expect, test } from 'vitest';
import { receiptFrom, receiptValues } from '#client/components/reservation/reservation.ts';
import { openSlots } from '#client/components/reservation/slipData.ts';

test('a result is a receipt only with number, code and time', () => {
  const receipt = {
    number: '70001',
    code: 'c_12345678',
    shortCode: 'KQ7M2XHA',
    heldOn: '2026-12-05',
    holdTime: '10:00',
    isEarlier: true,
    isMembers: false,
  };
  const values = receiptValues(receipt);
  expect(receiptFrom({ values, errors: {} })).toEqual(receipt);
  expect(receiptFrom({ values: { ...values, madeShortCode: '' }, errors: {} })?.shortCode).toBeNull();
  expect(receiptFrom({ values: { ...values, madeCode: '' }, errors: {} })).toBeNull();
  for (const isMembers of [true, null])
    expect(receiptFrom({ values: receiptValues({ ...receipt, isMembers }), errors: {} })?.isMembers).toBe(
      isMembers,
    );
  expect(receiptFrom(null)).toBeNull();
});

test('open times of other fairs come by day and time, whichever fair they are of', () => {
  const offered = (rawId: string, heldOn: string | null, holdTimes: string[], isReservable = true) => ({
    id: `fair${rawId}`,
    rawId,
    name: '相談会',
    heldOn,
    holdTimes,
    isReservable,
  });
  const slots = openSlots(
    [
      offered('4', null, ['09:00']),
      offered('1', '2026-12-05', ['13:00', '14:30']),
      offered('2', '2026-12-05', ['10:00', '13:30']),
      offered('3', '2026-11-30', ['15:00']),
      offered('5', '2026-11-29', ['11:00'], false),
    ],
    { fairRawId: '2', holdTime: '13:30' },
  );
  expect(slots.map(({ value }) => value)).toEqual([
    'fair3|15:00',
    'fair2|10:00',
    'fair1|13:00',
    'fair1|14:30',
    'fair4|09:00',
  ]);
});
