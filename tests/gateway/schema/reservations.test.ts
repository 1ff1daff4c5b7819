import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { reservationForm, startCountingProxy } from '../topology/reservations.ts';
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

interface Fair {
  id: string;
  rawId: string;
  heldOn: string;
  holdTimes: string[];
  isReservable: boolean;
  reservationDeadline: string;
}
interface UserError {
  __typename: string;
  code: string;
  message: string;
  path: string[] | null;
  closedAt?: string;
  reservation?: { rawId: string; cancelCode: string } | null;
}
interface Reserved {
  reservation: { id: string; rawId: string; status: string; cancelCode: string; fairName: string } | null;
  fair: { id: string } | null;
  account: { reservations: { rawId: string }[] } | null;
  userErrors: UserError[];
}

const FAIRS = `{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id rawId heldOn holdTimes isReservable reservationDeadline } } } }`;
const ERRORS = `userErrors { __typename code message path ... on ReservationClosedError { closedAt }
  ... on ReservationExistsError { reservation { rawId cancelCode } } }`;
const RESERVE = `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) {
  reservation { id rawId status cancelCode fairName } fair { id } account { reservations { rawId } } ${ERRORS} } }`;
const CANCEL = `mutation ($by: ReservationBy!) { cancelReservation(input: { reservation: $by }) {
  reservation { rawId status isCancellable cancelledAt } ${ERRORS} } }`;
const MY_RESERVATIONS = `{ viewer { account { reservations { id rawId status heldOn holdTime day { rokuyo } hallName isCancellable } } } }`;
const RESERVATION = `query ($by: ReservationBy!) { reservation(by: $by) { rawId status message } }`;

async function fairs(): Promise<Fair[]> {
  return (await gateway.execute<{ hall: { fairs: { nodes: Fair[] } } }>(FAIRS)).data.hall.fairs.nodes;
}
async function openFair(): Promise<Fair> {
  const found = (await fairs()).findLast(({ isReservable }) => isReservable);
  if (!found) throw new Error('no fair takes reservations');
  return found;
}
function form(fair: Fair, changed: object = {}) {
  return { ...reservationForm({ fairId: fair.id, holdTime: fair.holdTimes[0] ?? '' }), ...changed };
}
type Headers = Readonly<Record<string, string>>;
async function reserve(input: object, headers?: Headers): Promise<Reserved> {
  const { data } = await gateway.execute<{ reserveFair: Reserved }>(RESERVE, { input }, { headers });
  return data.reserveFair;
}
const reservationCalls = async () =>
  (await origin.calls('/api/wn/reservations/')).filter(({ method }) => method === 'POST');

describe('reserving', () => {
  test('returns number and code to a guest, with which the reservation is read and cancelled', async () => {
    const fair = await openFair();
    const { reservation, account, userErrors, ...rest } = await reserve(form(fair, { message: '見学希望' }));
    expect([userErrors, account, rest.fair?.id]).toEqual([[], null, fair.id]);
    expect(reservation).toMatchObject({ status: 'RESERVED' });
    const [sent] = await reservationCalls();
    expect(sent?.headers).not.toHaveProperty('x-wn-user-id');
    expect(sent?.headers['content-type']).toContain('multipart/form-data');

    const by = { cancelCode: { rawId: reservation?.rawId, cancelCode: reservation?.cancelCode } };
    const read = async (named: object, headers?: Headers) =>
      (await gateway.execute<{ reservation: object | null }>(RESERVATION, { by: named }, { headers })).data
        .reservation;
    expect(await read(by)).toMatchObject({ message: '見学希望' });
    expect(await read({ cancelCode: { ...by.cancelCode, cancelCode: 'c_0000000000' } })).toBeNull();
    expect(await read({ id: reservation?.id }, demoHeaders)).toBeNull();
    expect(await read({ id: reservation?.id })).toBeNull();

    const cancel = async () =>
      (await gateway.execute<{ cancelReservation: { reservation: object } }>(CANCEL, { by })).data
        .cancelReservation;
    const cancelled = await cancel();
    expect(cancelled).toMatchObject({
      reservation: { status: 'CANCELLED', isCancellable: false },
      userErrors: [],
    });
    expect(await cancel()).toEqual(cancelled);
  });

  test('appears in the list of a signed-in user, in one call, and only the user can cancel it', async () => {
    const fair = await openFair();
    const { reservation, account } = await reserve(form(fair), demoHeaders);
    expect(account?.reservations[0]?.rawId).toBe(reservation?.rawId);
    const { data, calls } = await gateway.execute<{
      viewer: { account: { reservations: { rawId: string; isCancellable: boolean }[] } };
    }>(MY_RESERVATIONS, {}, { headers: demoHeaders });
    expect(calls).toEqual(['R96']);
    expect(data.viewer.account.reservations[0]).toMatchObject({
      rawId: reservation?.rawId,
      holdTime: fair.holdTimes[0],
      isCancellable: true,
    });
    const by = { id: reservation?.id };
    const cancel = async (headers?: Headers) =>
      (await gateway.execute<{ cancelReservation: Reserved }>(CANCEL, { by }, { headers })).data
        .cancelReservation;
    expect((await cancel()).userErrors).toMatchObject([
      { code: 'LOGIN_REQUIRED', message: 'ログインするか、予約番号と取消コードを入力してください' },
    ]);
    expect((await cancel(demoHeaders)).reservation?.status).toBe('CANCELLED');
  });

  test("provides the next form's values to its owner only", async () => {
    const CONTACT = `{ viewer { account { reservationContact {
      lastName firstName lastNameKana firstNameKana email tel gender } } } }`;
    const input = form(await openFair(), { lastName: '高橋', tel: '0312345678' });
    await reserve(input, demoHeaders);
    const { data, calls } = await gateway.execute(CONTACT, {}, { headers: demoHeaders });
    expect(calls).toEqual(['R96']);
    expect(data).toEqual({
      viewer: {
        account: {
          reservationContact: {
            lastName: '高橋',
            firstName: '結衣',
            lastNameKana: 'サトウ',
            firstNameKana: 'ユイ',
            email: input.email,
            tel: '0312345678',
            gender: 'FEMALE',
          },
        },
      },
    });
    expect((await gateway.execute(CONTACT)).data).toEqual({ viewer: { account: null } });
  });

  test('reports all invalid fields at once without a call', async () => {
    const fair = await openFair();
    await origin.clearJournal();
    const { userErrors } = await reserve(
      form(fair, {
        holdTime: '',
        lastName: ' ',
        lastNameKana: '佐藤',
        email: 'yui',
        tel: '090-1',
        gender: null,
        numberOfParticipants: null,
        preferredWeddingDate: '5月',
      }),
    );
    expect(userErrors.map(({ path, message }) => [path?.[0], message])).toEqual([
      ['holdTime', '選択してください'],
      ['lastName', '入力してください'],
      ['lastNameKana', '全角カタカナで入力してください'],
      ['email', 'メールアドレス形式で入力してください'],
      ['tel', '市外局番から10桁または11桁で入力してください'],
      ['gender', '選択してください'],
      ['numberOfParticipants', '選択してください'],
      ['preferredWeddingDate', '日付を入力してください'],
    ]);
    expect(await reservationCalls()).toEqual([]);
    expect((await reserve(form(fair, { holdTime: '03:07' }))).userErrors).toMatchObject([
      { path: ['holdTime'] },
    ]);
    expect(await reservationCalls()).toEqual([]);
  });

  test('rejects a closed fair, whether the gateway or only the REST API knows', async () => {
    const fair = await openFair();
    const path = `/api/wn/halls/1/fairs/${fair.rawId}`;
    const contact = await (await fetch(origin.url + path)).json();
    const body = {
      ...contact,
      hold_at: '2026-01-10T00:00:00+09:00',
      post_period_day: 2,
      post_period_hour: 17,
    };
    await origin.fault({ path, status: 200, body });
    const other = createTestGateway(origin.url);
    const { data } = await other.execute<{ reserveFair: Reserved }>(RESERVE, { input: form(fair) });
    await other.close();
    expect(data.reserveFair.userErrors).toMatchObject([
      {
        __typename: 'ReservationClosedError',
        code: 'RESERVATION_CLOSED',
        closedAt: '2026-01-08T17:00:00+09:00',
      },
    ]);
    expect(await reservationCalls()).toEqual([]);
    await origin.clearFaults();
    await origin.fault({
      method: 'POST',
      path: '/api/wn/reservations/',
      status: 400,
      body: { fair_id: ['closed'] },
    });
    expect((await reserve(form(fair))).userErrors).toMatchObject([
      { __typename: 'ReservationClosedError', closedAt: null },
    ]);
  });

  test('does not reserve for an account that cannot be verified', async () => {
    const fair = await openFair();
    const { reservation, account } = await reserve(form(fair), { ...demoHeaders, 'x-wn-user-id': '1002' });
    expect([reservation?.status, account]).toEqual(['RESERVED', null]);
    expect((await reservationCalls())[0]?.headers).not.toHaveProperty('x-wedding-token');
  });
});

describe('the same idempotency key', () => {
  test('S58 reserves once, concurrently and later', async () => {
    const input = form(await openFair());
    const both = await Promise.all([reserve(input), reserve(input)]);
    expect(both[0]).toEqual(both[1]);
    expect(await reserve(input)).toEqual(both[0]);
    expect(both[0]?.reservation?.status).toBe('RESERVED');
    expect(await reservationCalls()).toHaveLength(1);
    // A changed form returns the existing reservation with an error: nothing was sent.
    const { rawId, cancelCode } = both[0]?.reservation ?? {};
    const changed = await reserve({ ...input, lastName: '鈴木', email: 'other@example.jp' });
    expect(changed).toMatchObject({
      reservation: null,
      userErrors: [
        {
          __typename: 'ReservationExistsError',
          code: 'DUPLICATE',
          message: expect.stringContaining('変更した内容は送信していません'),
          reservation: { rawId, cancelCode },
        },
      ],
    });
    expect(await reservationCalls()).toHaveLength(1);
  });

  test('can be reused after a rejection, so that a corrected form succeeds', async () => {
    const fair = await openFair();
    const taken = form(fair);
    await reserve(taken);
    const input = { ...form(fair), email: taken.email };
    expect((await reserve(input)).userErrors).toMatchObject([{ code: 'DUPLICATE' }]);
    expect((await reserve({ ...input, email: `${randomUUID()}@example.jp` })).userErrors).toEqual([]);
  });

  test('F47 after a lost reply reports an unknown outcome, refers a guest to the hall and never sends again', async () => {
    const input = form(await openFair());
    await origin.fault({ method: 'POST', path: '/api/wn/reservations/', reset: true, times: 1 });
    const lost = await reserve(input);
    expect(lost.userErrors).toMatchObject([
      {
        code: 'OUTCOME_UNKNOWN',
        message: expect.stringMatching(/^予約できたか確認できませんでした。.*お電話/),
      },
    ]);
    // A guest has no list.
    expect(lost.userErrors[0]?.message).not.toContain('予約一覧');
    expect(await reserve(input)).toEqual(lost);
    expect(await reserve({ ...input, lastName: '鈴木' })).toEqual(lost);
    expect(await reservationCalls()).toHaveLength(1);
  });

  test('F47 a member gets the reservation of a lost reply, and it by its key with a changed form too', async () => {
    await using upstream = await startCountingProxy(origin.url, () => true);
    const other = createTestGateway(upstream.url);
    const send = async (input: object) =>
      (await other.execute<{ reserveFair: Reserved }>(RESERVE, { input }, { headers: demoHeaders })).data
        .reserveFair;
    const input = form(await openFair());
    const { reservation, userErrors } = await send(input);
    expect([reservation?.status, userErrors]).toEqual(['RESERVED', []]);
    expect((await send({ ...input, email: 'other@example.jp' })).userErrors).toMatchObject([
      { __typename: 'ReservationExistsError', reservation: { rawId: reservation?.rawId } },
    ]);
    await other.close();
    expect([...upstream.log.made.values()]).toEqual([1]);
    expect([...upstream.log.sent.values()]).toEqual([1]);
  });
});
