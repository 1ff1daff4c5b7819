/** A repeated idempotency key after the reservation that it made was cancelled or moved. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { reservationForm } from '../topology/reservations.ts';
import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(async () => {
  await origin.clearFaults();
  await origin.clearJournal();
});

interface Reservation {
  rawId: string;
  cancelCode: string;
  status: string;
  isCancellable: boolean;
}
interface Result {
  reservation: Reservation | null;
  earlier?: Reservation | null;
  account?: { reservations: Reservation[] } | null;
  userErrors: { code: string; message: string; reservation?: Reservation }[];
}
type Headers = Readonly<Record<string, string>>;

const ROW = 'rawId cancelCode status isCancellable';
const ERRORS = `userErrors { code path message ... on ReservationExistsError { reservation { ${ROW} } } }`;
const RESERVE = `mutation ($input: ReserveFairInput!) { result: reserveFair(input: $input) {
  reservation { ${ROW} } account { reservations { ${ROW} } } ${ERRORS} } }`;
const RESCHEDULE = `mutation ($input: RescheduleReservationInput!) { result: rescheduleReservation(input: $input) {
  reservation { ${ROW} } earlier { ${ROW} } ${ERRORS} } }`;
const CANCEL = `mutation ($input: CancelReservationInput!) { result: cancelReservation(input: $input) {
  reservation { ${ROW} } ${ERRORS} } }`;

async function run(mutation: string, input: object, headers?: Headers): Promise<Result> {
  return (await gateway.execute<{ result: Result }>(mutation, { input }, { headers })).data.result;
}

/** Open times of hall 1, each of another fair. */
async function openSlots(): Promise<[Slot, Slot]> {
  const { data } = await gateway.execute<{
    hall: { fairs: { nodes: { id: string; holdTimes: [string]; isReservable: boolean }[] } };
  }>('{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }');
  const [now, then] = data.hall.fairs.nodes
    .filter(({ isReservable }) => isReservable)
    .map(({ id, holdTimes }) => ({ fairId: id, holdTime: holdTimes[0] }));
  if (!now || !then) throw new Error('hall 1 has too few open fairs');
  return [now, then];
}
interface Slot {
  fairId: string;
  holdTime: string;
}

async function reserve(input: object, headers?: Headers): Promise<Reservation> {
  const { reservation } = await run(RESERVE, input, headers);
  if (!reservation) throw new Error('nothing was reserved');
  return reservation;
}
const byCode = ({ rawId, cancelCode }: Reservation) => ({ cancelCode: { rawId, cancelCode } });
const cancel = (made: Reservation) => run(CANCEL, { reservation: byCode(made) });
const sentCount = async () =>
  (await origin.calls('/api/wn/reservations/')).filter(({ method }) => method === 'POST').length;

test.each([
  ['guest', undefined],
  ['member', demoHeaders],
])('a %s gets a cancelled reservation back as cancelled, and nothing is sent', async (_who, headers) => {
  const [slot] = await openSlots();
  const input = reservationForm(slot);
  const made = await reserve(input, headers);
  await cancel(made);
  const cancelled = { rawId: made.rawId, status: 'CANCELLED', isCancellable: false };
  const { reservation, account, userErrors } = await run(RESERVE, input, headers);
  expect(reservation).toMatchObject(cancelled);
  expect(userErrors).toEqual([]);
  if (headers) expect(account?.reservations[0]).toEqual(reservation);
  const changed = await run(RESERVE, { ...input, lastName: '鈴木' }, headers);
  expect(changed.userErrors).toMatchObject([
    { code: 'DUPLICATE', message: expect.stringContaining('取り消し済みです'), reservation: cancelled },
  ]);
  expect(await sentCount()).toBe(1);
  const again = await reserve({ ...input, idempotencyKey: randomUUID() }, headers);
  expect(again).toMatchObject({ status: 'RESERVED' });
  expect(again.rawId).not.toBe(made.rawId);
});

test('the key of a reservation that was moved gives it as cancelled', async () => {
  const [now, then] = await openSlots();
  const input = reservationForm(now);
  const made = await reserve(input);
  await run(RESCHEDULE, { reservation: byCode(made), ...then, idempotencyKey: randomUUID() });
  expect(await reserve(input)).toMatchObject({ rawId: made.rawId, status: 'CANCELLED' });
});

test('where the reservation cannot be read, a repetition gives it as it was made', async () => {
  const [slot] = await openSlots();
  const input = reservationForm(slot);
  const made = await reserve(input);
  await origin.fault({ path: `/api/wn/reservations/${made.rawId}`, status: 404, body: {} });
  expect(await reserve(input)).toEqual(made);
  expect(await sentCount()).toBe(1);
});

test('a repeated move whose new reservation was cancelled leaves the earlier one', async () => {
  const [now, then] = await openSlots();
  const earlier = await reserve(reservationForm(now));
  const move = { reservation: byCode(earlier), ...then, idempotencyKey: randomUUID() };
  const path = `/api/wn/reservations/${earlier.rawId}`;
  await origin.fault({ method: 'DELETE', path, status: 500, body: {}, times: 1 });
  const { reservation } = await run(RESCHEDULE, move);
  if (!reservation) throw new Error('nothing was reserved');
  await cancel(reservation);
  expect(await run(RESCHEDULE, move)).toMatchObject({
    reservation: { rawId: reservation.rawId, status: 'CANCELLED' },
    earlier: { rawId: earlier.rawId, status: 'RESERVED' },
  });
});

describe('S130 a move with the key that made the very reservation is refused, and cancels nothing:', () => {
  async function expectKept(made: Reservation, move: object) {
    await origin.clearJournal();
    expect(await run(RESCHEDULE, move)).toEqual({
      reservation: null,
      earlier: null,
      userErrors: [
        { code: 'REQUIRED', path: ['holdTime'], message: '今の予約とは別の日時を選択してください' },
      ],
    });
    const sent = await origin.calls('/api/wn/reservations/');
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    const read = `query ($by: ReservationBy!) { reservation(by: $by) { status } }`;
    const { data } = await gateway.execute(read, { by: byCode(made) });
    expect(data).toEqual({ reservation: { status: 'RESERVED' } });
  }

  test('the key of its reservation, for the same time', async () => {
    const [slot] = await openSlots();
    const idempotencyKey = randomUUID();
    const made = await reserve({ ...reservationForm(slot), idempotencyKey });
    await expectKept(made, { reservation: byCode(made), ...slot, idempotencyKey });
  });

  test('the key of the change that made it, whose reply was lost', async () => {
    const [now, then] = await openSlots();
    const idempotencyKey = randomUUID();
    const earlier = await reserve(reservationForm(now));
    const change = { ...then, idempotencyKey };
    const { reservation } = await run(RESCHEDULE, { reservation: byCode(earlier), ...change });
    if (!reservation) throw new Error('nothing was reserved');
    await expectKept(reservation, { reservation: byCode(reservation), ...change });
  });
});
