/** Moving a reservation: the new one first, then the cancellation of the earlier one. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

interface Slot {
  fairId: string;
  holdTime: string;
}
interface Reservation {
  rawId: string;
  cancelCode: string;
  shortCode: string;
  status: string;
  holdTime: string;
  numberOfParticipants: number;
}
interface Rescheduled {
  reservation: Reservation | null;
  earlier: { rawId: string; status: string } | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}
type Headers = Readonly<Record<string, string>>;

const FIELDS = 'rawId cancelCode shortCode status holdTime numberOfParticipants';
const FAIRS = `{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }`;
const RESERVE = `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { ${FIELDS} } userErrors { message } } }`;
const RESCHEDULE = `mutation ($input: RescheduleReservationInput!) { rescheduleReservation(input: $input) {
  reservation { ${FIELDS} } earlier { rawId status } userErrors { code message path } } }`;
const READ = `query ($by: ReservationBy!) { reservation(by: $by) { ${FIELDS} } }`;

/** Open slots of hall 1, of at least two fairs. */
async function openSlots(): Promise<[Slot, Slot, Slot]> {
  const { data } = await gateway.execute<{
    hall: { fairs: { nodes: { id: string; holdTimes: string[]; isReservable: boolean }[] } };
  }>(FAIRS);
  const slots = data.hall.fairs.nodes
    .filter(({ isReservable }) => isReservable)
    .flatMap(({ id, holdTimes }) => holdTimes.slice(0, 1).map((holdTime) => ({ fairId: id, holdTime })));
  const [first, second, third] = slots;
  if (!first || !second || !third) throw new Error('hall 1 has too few open fairs');
  return [first, second, third];
}

async function reserve(slot: Slot, headers?: Headers): Promise<Reservation> {
  const input = { ...reservationForm(slot), numberOfParticipants: 3 };
  const { data } = await gateway.execute<{ reserveFair: { reservation: Reservation | null } }>(
    RESERVE,
    { input },
    { headers },
  );
  if (!data.reserveFair.reservation) throw new Error(JSON.stringify(data));
  return data.reserveFair.reservation;
}

const codeOf = ({ rawId, cancelCode }: Reservation) => ({ cancelCode: { rawId, cancelCode } });

async function reschedule(by: object, slot: Slot, key: string = randomUUID(), headers?: Headers) {
  const input = { reservation: by, ...slot, idempotencyKey: key };
  const { data } = await gateway.execute<{ rescheduleReservation: Rescheduled }>(
    RESCHEDULE,
    { input },
    { headers },
  );
  return data.rescheduleReservation;
}

async function read(by: object, headers?: Headers): Promise<Reservation | null> {
  return (await gateway.execute<{ reservation: Reservation | null }>(READ, { by }, { headers })).data
    .reservation;
}

const callsOf = async (method: string) =>
  (await origin.calls('/api/wn/reservations/')).filter((call) => call.method === method).length;

test('a guest moves a reservation by its code: reserved first, then cancelled, once per key', async () => {
  const [now, then] = await openSlots();
  const earlier = await reserve(now);
  await origin.clearJournal();
  const key = randomUUID();
  const { reservation, ...rest } = await reschedule(codeOf(earlier), then, key);
  expect(rest).toEqual({ earlier: { rawId: earlier.rawId, status: 'CANCELLED' }, userErrors: [] });
  expect(reservation).toMatchObject({
    status: 'RESERVED',
    holdTime: then.holdTime,
    numberOfParticipants: 3,
  });
  expect(reservation?.rawId).not.toBe(earlier.rawId);
  expect((await origin.calls('/api/wn/reservations/')).map(({ method }) => method)).toContain('POST');
  expect((await reschedule(codeOf(earlier), then, key)).reservation).toEqual(reservation);
  expect(await callsOf('POST')).toBe(1);
  // A cancelled reservation is not moved.
  expect((await reschedule(codeOf(earlier), then)).userErrors).toMatchObject([{ code: 'REJECTED' }]);
  expect(await callsOf('POST')).toBe(1);
});

test('when the cancellation fails, both stay, and the earlier one says so', async () => {
  const [now, then] = await openSlots();
  const earlier = await reserve(now);
  const path = `/api/wn/reservations/${earlier.rawId}`;
  await origin.fault({ method: 'DELETE', path, status: 500, body: {}, times: 1 });
  const { reservation, ...rest } = await reschedule(codeOf(earlier), then);
  expect(rest).toEqual({ earlier: { rawId: earlier.rawId, status: 'RESERVED' }, userErrors: [] });
  expect(reservation?.status).toBe('RESERVED');
});

test('when nothing can be reserved, the earlier one stays', async () => {
  const [now, then] = await openSlots();
  const earlier = await reserve(now);
  const unchanged = async () => expect((await read(codeOf(earlier)))?.status).toBe('RESERVED');

  await origin.fault({
    method: 'POST',
    path: '/api/wn/reservations/',
    status: 400,
    body: { fair_id: ['x'] },
  });
  const closed = await reschedule(codeOf(earlier), then);
  expect(closed).toMatchObject({ reservation: null, earlier: null });
  expect(closed.userErrors).toMatchObject([{ code: 'RESERVATION_CLOSED' }]);
  await unchanged();
  await origin.clearFaults();

  await origin.fault({
    method: 'POST',
    path: '/api/wn/reservations/',
    status: 400,
    body: { hold_time: ['満席です'] },
    times: 1,
  });
  expect((await reschedule(codeOf(earlier), then)).userErrors).toMatchObject([
    { code: 'REJECTED', path: ['holdTime'] },
  ]);
  await unchanged();

  expect((await reschedule(codeOf(earlier), now)).userErrors).toMatchObject([{ path: ['holdTime'] }]);
  expect(
    (await reschedule({ cancelCode: { rawId: earlier.rawId, cancelCode: 'c_0000000000' } }, then)).userErrors,
  ).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await reschedule({ rawId: earlier.rawId }, then)).userErrors).toMatchObject([
    { code: 'LOGIN_REQUIRED', message: 'ログインするか、予約番号と取消コードを入力してください' },
  ]);
  await unchanged();
  expect(await callsOf('DELETE')).toBe(0);
});

test('a member finds and moves a reservation by its number', async () => {
  const [, now, then] = await openSlots();
  const earlier = await reserve(now, demoHeaders);
  const by = { rawId: earlier.rawId };
  expect(await read(by, demoHeaders)).toMatchObject({ rawId: earlier.rawId });
  expect(await read(by)).toBeNull();
  const { reservation, earlier: cancelled } = await reschedule(by, then, randomUUID(), demoHeaders);
  expect(cancelled?.status).toBe('CANCELLED');
  expect(await read({ rawId: reservation?.rawId }, demoHeaders)).toMatchObject({ status: 'RESERVED' });
});

test('the short code has eight characters without look-alikes, and follows from number and code', async () => {
  const [slot] = await openSlots();
  const made = await reserve(slot);
  expect(made.shortCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect((await read(codeOf(made)))?.shortCode).toBe(made.shortCode);
  expect((await reserve(slot)).shortCode).not.toBe(made.shortCode);
});
