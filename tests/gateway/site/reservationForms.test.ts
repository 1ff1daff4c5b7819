/** The reservation form of a fair and its slip, without script. */
import { hash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

async function post(path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields);
  const response = await fetch(site.url + path, { method: 'POST', body, headers: { origin: site.url } });
  const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? '';
  return main.replaceAll('<!-- -->', '');
}

/** The nth open time of hall 1, and a filled-in form for it. */
async function openForm(nth: number): Promise<{ path: string; fields: Record<string, string> }> {
  const { data } = await site.graphql<{
    hall: {
      fairs: { nodes: { id: string; rawId: string; holdTimes: string[]; isReservable: boolean }[] };
    };
  }>('{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id rawId holdTimes isReservable } } } }');
  const fair = data?.hall.fairs.nodes.filter(({ isReservable }) => isReservable)[nth];
  return {
    path: `/halls/1/fairs/${fair?.rawId}`,
    fields: {
      fairId: fair?.id ?? '',
      idempotencyKey: '',
      holdTime: fair?.holdTimes[0] ?? '',
      lastName: '佐藤',
      firstName: '結衣',
      lastNameKana: 'サトウ',
      firstNameKana: 'ユイ',
      email: `${randomUUID()}@example.jp`,
      tel: '09012345678',
      gender: 'FEMALE',
      numberOfParticipants: '2',
    },
  };
}

function receiptOf(html: string): { number: string; code: string } {
  expect(html).toContain('予約を受け付けました');
  const number = /予約番号<\/dt><dd[^>]*>(\d+)/.exec(html)?.[1] ?? '';
  const code = /name="code" value="([^"]+)"/.exec(html)?.[1] ?? '';
  expect([number, code]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^c_/)]);
  return { number, code };
}

const cancel = ({ number, code }: { number: string; code: string }) =>
  post(`/reservations/${number}`, { number, code, step: 'cancel' });

it('a form that is sent again after a cancellation reserves anew, each time', async () => {
  const { path, fields } = await openForm(0);
  const first = receiptOf(await post(path, fields));
  expect(receiptOf(await post(path, fields))).toEqual(first);
  expect(await cancel(first)).toContain('予約を取り消しました');
  const second = receiptOf(await post(path, fields));
  expect(second.number).not.toBe(first.number);
  expect(receiptOf(await post(path, fields))).toEqual(second);
  await cancel(second);
  const third = receiptOf(await post(path, fields));
  expect([first.number, second.number]).not.toContain(third.number);
});

it('a form with a key of its own says that its reservation was cancelled, and reserves when sent again', async () => {
  const { path, fields } = await openForm(1);
  const withKey = { ...fields, idempotencyKey: randomUUID() };
  const first = receiptOf(await post(path, withKey));
  await cancel(first);
  const html = await post(path, withKey);
  expect(html).toContain(`予約番号 ${first.number}）は取り消し済みです`);
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const second = receiptOf(await post(path, { ...withKey, idempotencyKey }));
  expect(second.number).not.toBe(first.number);
});

it('S134 who knows what a visitor typed cannot derive the key of the reservation, which opens it', async () => {
  const { path, fields } = await openForm(3);
  const made = receiptOf(await post(path, fields));
  const contents = Object.entries(fields)
    .map((pair) => pair.join('='))
    .join('&');
  const digests = [
    `${Math.floor(Date.now() / 600_000)} ${contents}`,
    new URLSearchParams(fields).toString(),
  ].map((text) => hash('sha256', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'));
  for (const idempotencyKey of digests) {
    const input = {
      ...fields,
      numberOfParticipants: 2,
      email: `${randomUUID()}@example.jp`,
      idempotencyKey,
    };
    const { data } = await site.graphql<{
      reserveFair: { reservation: { rawId: string } | null; userErrors: unknown[] };
    }>(
      'mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { rawId } userErrors { code ... on ReservationExistsError { reservation { rawId cancelCode } } } } }',
      { input },
    );
    expect(data?.reserveFair.userErrors).toEqual([]);
    expect(data?.reserveFair.reservation?.rawId).not.toBe(made.number);
  }
});

it('a slip that was cancelled meanwhile says so beside the error of the form', async () => {
  const { path, fields } = await openForm(2);
  const made = receiptOf(await post(path, fields));
  await cancel(made);
  const slot = `${fields['fairId']}|00:00`;
  const html = await post(`/reservations/${made.number}`, { ...made, step: 'reschedule', slot });
  expect(html).toContain('この予約は取り消し済みです');
  expect(html).toContain('取り消し済みか、開催日を過ぎた予約は変更できません');
  expect(html).not.toContain('予約を取り消しました');
});
