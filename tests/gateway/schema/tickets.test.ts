/** Gift tickets over the real REST APIs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
import { signUpInApp } from '#tests/harness/session.ts';

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

/** What the REST API has of an application. */
const Sent = z.object({ fields: z.array(z.object({ key: z.string(), file_url: z.string().nullable() })) });

interface Ticket {
  id: string;
  rawId: string;
  kind: string;
  status: string;
  isOpen: boolean;
  steps: { step: string; state: string; dueAt: string | null; doneAt: string | null }[];
  fields: { key: string; value: string | null; fileUrl: string | null }[];
}
interface UserError {
  code: string;
  message: string;
  path: string[] | null;
}

const TICKET = 'id rawId kind status isOpen steps { step state dueAt doneAt } fields { key value fileUrl }';
const LIST = `query ($kind: GiftTicketKind) { viewer { account { giftTickets(kind: $kind) { ${TICKET} } } } }`;
const UPDATE = `mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) {
  giftTicket { ${TICKET} } userErrors { code message path } } }`;

const list = async (headers: Record<string, string>, kind?: string) =>
  (await gateway.execute<{ viewer: { account: { giftTickets: Ticket[] } } }>(LIST, { kind }, { headers }))
    .data.viewer.account.giftTickets;

const update = (headers: Record<string, string>, input: object) =>
  gateway.execute<{ updateGiftTicket: { giftTicket: Ticket | null; userErrors: UserError[] } | null }>(
    UPDATE,
    { input },
    { headers },
  );

const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
const pdf = (bytes = PNG) => ({ key: 'certificate_image', file: new File([bytes], 'proof.png') });
const answers = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, values: [value] }));
const FILLED_IN = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };

describe('reading', () => {
  test('lists tickets of all kinds, or of one, with token, user and tenant', async () => {
    const { data, calls } = await gateway.execute<{ viewer: { account: { giftTickets: Ticket[] } } }>(
      LIST,
      {},
      { headers: demoHeaders },
    );
    expect(calls).toEqual(['R32', 'R33']);
    const { giftTickets: tickets } = data.viewer.account;
    expect(new Set(tickets.map(({ kind }) => kind))).toEqual(new Set(['GENERAL', 'RING_ENGAGEMENT']));
    expect((await list(demoHeaders, 'RING_ENGAGEMENT')).map(({ rawId }) => rawId)).toEqual(['89001']);
    for (const { query, headers } of await origin.calls(/giftticket/)) {
      expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ user_id: '1001', tenant_id: '1' });
      expect(headers).toMatchObject(demoHeaders);
    }
  });

  test('each status has its steps: done, waiting, due', async () => {
    const tickets = await list(demoHeaders, 'GENERAL');
    const states = Object.fromEntries(
      tickets.map(({ status, isOpen, steps }) => [
        status,
        `${steps.map(({ state }) => state).join(' ')}${isOpen ? ' open' : ''}`,
      ]),
    );
    expect(states).toEqual({
      DRAFT: 'DUE UPCOMING UPCOMING open',
      APPLIED: 'DONE WAITING UPCOMING',
      REVIEWING: 'DONE WAITING UPCOMING',
      APPROVED: 'DONE DONE WAITING',
      SENT: 'DONE DONE DONE',
      REJECTED: 'DUE UPCOMING UPCOMING open',
    });
  });

  test.each(['0', '01', '99999999999999999999', 'x', ''])('no ticket has the number %j', async (number) => {
    const by = ['generalRawId', 'ringEngagementRawId'].map((name) => ({ [name]: number }));
    const document = `query ($a: GiftTicketBy!, $b: GiftTicketBy!) {
      viewer { account { a: giftTicket(by: $a) { id } b: giftTicket(by: $b) { id } } }
    }`;
    const variables = { a: by[0], b: by[1] };
    const { data, errors } = await gateway.execute(document, variables, { headers: demoHeaders });
    expect({ data, errors }).toEqual({ data: { viewer: { account: { a: null, b: null } } }, errors: [] });
  });

  test("one by kind and number, or by id; another user's is null", async () => {
    const TICKET_BY = `query ($by: GiftTicketBy!) { viewer { account { giftTicket(by: $by) { ${TICKET} } } } }`;
    const one = async (by: object, headers = demoHeaders as Record<string, string>) =>
      (
        await gateway.execute<{ viewer: { account: { giftTicket: Ticket | null } } }>(
          TICKET_BY,
          { by },
          { headers },
        )
      ).data.viewer.account.giftTicket;
    const general = await one({ generalRawId: '88001' });
    expect(general).toMatchObject({ kind: 'GENERAL', status: 'DRAFT' });
    expect(await one({ ringEngagementRawId: '89001' })).toMatchObject({ kind: 'RING_ENGAGEMENT' });
    expect(await one({ generalRawId: '89001' })).toBeNull();
    expect(await one({ id: general?.id })).toEqual(general);
    const other = await signUpInApp(origin.url);
    expect(await one({ id: general?.id }, other)).toBeNull();
    const NODE = 'query ($id: ID!) { node(id: $id) { id ... on GiftTicket { title } } }';
    const node = async (headers: Record<string, string>) =>
      (await gateway.execute<{ node: { id: string } | null }>(NODE, { id: general?.id }, { headers })).data
        .node;
    expect(await node(demoHeaders)).toMatchObject({ id: general?.id });
    expect(await node(other)).toBeNull();
    expect(await node({})).toBeNull();
  });
});

describe('applying', () => {
  test('sends texts and the first file of each field and applies for the ticket', async () => {
    const headers = await signUpInApp(origin.url);
    const [ticket] = await list(headers, 'GENERAL');
    const { data, calls } = await update(headers, {
      giftTicketId: ticket?.id,
      answers: answers(FILLED_IN),
      files: [pdf(), pdf(new TextEncoder().encode('another'))],
    });
    expect(data.updateGiftTicket?.userErrors).toEqual([]);
    expect(data.updateGiftTicket?.giftTicket).toMatchObject({ status: 'APPLIED', isOpen: false });
    expect(calls).toEqual(['R34', 'R36']);
    const field = (key: string) => data.updateGiftTicket?.giftTicket?.fields.find((one) => one.key === key);
    expect(field('applicant_name')?.value).toBe('佐藤 結衣');
    const path = `/api/v3/wn/gifttickets/${ticket?.rawId}/?tenant_id=1&user_id=${headers['x-wn-user-id']}`;
    expect(field('certificate_image')?.fileUrl).toBe(
      `http://site.test/mypage/tickets/${ticket?.rawId}/files/certificate_image`,
    );
    const sent = Sent.parse(await (await fetch(origin.url + path, { headers })).json());
    const url = sent.fields.find(({ key }) => key === 'certificate_image')?.file_url ?? '';
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(PNG);
    const again = await update(headers, { giftTicketId: ticket?.id, answers: answers(FILLED_IN) });
    expect(again.data.updateGiftTicket?.userErrors).toMatchObject([
      { code: 'REJECTED', message: 'このチケットはすでに申請されています' },
    ]);
    expect(again.calls).toEqual(['R34']);
  });

  test('uses the endpoint of the ring kind', async () => {
    const headers = await signUpInApp(origin.url);
    const [ticket] = await list(headers, 'RING_ENGAGEMENT');
    const { data, calls } = await update(headers, {
      giftTicketId: ticket?.id,
      answers: answers({
        applicant_name: '佐藤 結衣',
        email: 'yui@example.jp',
        ring_choice: 'both',
        purchase_status: 'purchased',
        budget_band: '6',
        payment_timing: '2',
      }),
      files: [pdf()],
    });
    expect(data.updateGiftTicket).toMatchObject({ giftTicket: { status: 'APPLIED' }, userErrors: [] });
    expect(calls).toEqual(['R35', 'R37']);
  });

  test('reports all missing and invalid fields before sending anything', async () => {
    const headers = await signUpInApp(origin.url);
    const [ticket] = await list(headers, 'GENERAL');
    const refused = async (values: Record<string, string>, files: object[] = []) => {
      const { data, calls } = await update(headers, {
        giftTicketId: ticket?.id,
        answers: answers(values),
        files,
      });
      expect(calls).toEqual(['R34']);
      expect(data.updateGiftTicket?.giftTicket).toBeNull();
      return Object.fromEntries(
        (data.updateGiftTicket?.userErrors ?? []).map(({ path, message }) => [path?.at(-1), message]),
      );
    };
    expect(await refused({})).toEqual({
      applicant_name: '入力してください',
      tel: '入力してください',
      visited_on: '日付を入力してください',
      certificate_image: '選択してください',
    });
    expect(await refused({ ...FILLED_IN, email: 'yui', budget_band: '9', visited_on: '2026-02-30' })).toEqual(
      {
        email: 'メールアドレス形式で入力してください',
        budget_band: '選択してください',
        visited_on: '日付を入力してください',
        certificate_image: '選択してください',
      },
    );
    expect(await refused({ ...FILLED_IN, guest_count: '六十', user_id: '1' }, [pdf()])).toMatchObject({
      guest_count: '半角数字で入力してください',
      user_id: expect.any(String),
    });
    expect(await refused(FILLED_IN, [pdf(new TextEncoder().encode('<svg onload=alert(1)>'))])).toEqual({
      certificate_image: expect.stringContaining('JPEG'),
    });
    expect(await refused(FILLED_IN, [pdf(new Uint8Array(10_000_001))])).toEqual({
      certificate_image: expect.stringContaining('10MB'),
    });
  });

  test('reports each field once: with different answers, or with a text for a file', async () => {
    const headers = await signUpInApp(origin.url);
    const [ticket] = await list(headers, 'GENERAL');
    const refused = async (sent: object[], files: object[] = []) => {
      const input = { giftTicketId: ticket?.id, answers: sent, files };
      const { data, calls } = await update(headers, input);
      expect(calls).toEqual(['R34']);
      return data.updateGiftTicket?.userErrors;
    };
    const error = (key: string, code: string, message: string) => ({ code, message, path: ['answers', key] });
    const twice = (...names: string[]) => names.map((name) => ({ key: 'applicant_name', values: [name] }));
    expect(await refused([...answers(FILLED_IN), ...twice('佐藤 陽菜', '')], [pdf()])).toEqual([
      error('applicant_name', 'INVALID_FORMAT', '回答が重複しています'),
    ]);
    expect(await refused(answers({ ...FILLED_IN, certificate_image: 'proof.png' }))).toEqual([
      error('certificate_image', 'REQUIRED', '選択してください'),
    ]);
    const unknown = { key: 'no_such_field', file: new File([PNG], 'proof.png') };
    expect(await refused(answers({ ...FILLED_IN, no_such_field: '1' }), [pdf(), unknown])).toEqual([
      error('no_such_field', 'INVALID_FORMAT', 'この項目は受け付けていません'),
    ]);
    // Equal answers leave nothing open.
    expect(await refused(twice('佐藤 結衣', ' 佐藤 結衣'))).not.toContainEqual(
      expect.objectContaining({ path: ['answers', 'applicant_name'] }),
    );
  });

  test("is rejected for guests and for other users' tickets", async () => {
    const [ticket] = await list(demoHeaders, 'GENERAL');
    const input = { giftTicketId: ticket?.id, answers: answers(FILLED_IN) };
    expect((await update({}, input)).data.updateGiftTicket?.userErrors).toMatchObject([
      { code: 'LOGIN_REQUIRED' },
    ]);
    expect(
      (await update(await signUpInApp(origin.url), input)).data.updateGiftTicket?.userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('F57 a failure is thrown on: rejections by field, server errors and lost replies as unknown outcome', async () => {
    const headers = await signUpInApp(origin.url);
    const [ticket] = await list(headers, 'GENERAL');
    const input = { giftTicketId: ticket?.id, answers: answers(FILLED_IN), files: [pdf()] };
    const updateCall = { method: 'PUT', path: '/api/v3/wn/gifttickets/', times: 1 };
    await origin.fault({ ...updateCall, status: 400, body: { tel: ['半角数字で入力してください'] } });
    expect((await update(headers, input)).data.updateGiftTicket?.userErrors).toEqual([
      { code: 'REJECTED', message: '半角数字で入力してください', path: ['answers', 'tel'] },
    ]);
    const unstorable = { ...input, answers: answers({ ...FILLED_IN, applicant_name: '結衣\0' }) };
    expect((await update(headers, unstorable)).data.updateGiftTicket?.userErrors).toEqual([
      {
        code: 'REJECTED',
        message: '使えない文字や形式が含まれています',
        path: ['answers', 'applicant_name'],
      },
    ]);
    for (const fault of [{ status: 500 }, { reset: true }]) {
      await origin.fault({ ...updateCall, ...fault });
      expect((await update(headers, input)).data.updateGiftTicket?.userErrors).toMatchObject([
        { code: 'OUTCOME_UNKNOWN' },
      ]);
    }
    expect(await origin.calls(/gifttickets\/\d+\/$/)).toHaveLength(7);
  });
});
