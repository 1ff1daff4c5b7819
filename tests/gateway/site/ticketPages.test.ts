/** The page of a gift ticket without script: its lists, its files, its progress. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/contract/api.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { cookiesOf } from '#tests/harness/session.ts';

const PASSWORD = 'himitsu-2026';
const LOG_IN = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${PASSWORD}" }) { account { nickname } }
}`;

/** Signs a member up and logs them in. @returns the headers of their browser */
async function logIn(): Promise<Headers> {
  const { email } = await new ApiClient(site.origin.url).signUp();
  const { headers, errors } = await site.graphql(LOG_IN, { email }, { origin: site.url });
  expect(errors).toEqual([]);
  return { cookie: cookiesOf({ headers }) };
}

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());
beforeEach(() => site.origin.clearFaults());

type Headers = Record<string, string>;
type Kind = 'GENERAL' | 'RING_ENGAGEMENT';

const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'proof.png', type = 'image/png') =>
  new File([bytes], name, { type });

/** The ticket of a kind that every new member has, with the URL of its page. */
async function ticketOf(member: Headers, kind: Kind): Promise<{ id: string; rawId: string; page: string }> {
  type Tickets = { viewer: { account: { giftTickets: { id: string; rawId: string }[] } } };
  const { data } = await site.graphql<Tickets>(
    'query ($kind: GiftTicketKind!) { viewer { account { giftTickets(kind: $kind) { id rawId } } } }',
    { kind },
    member,
  );
  const [ticket] = data?.viewer.account.giftTickets ?? [];
  if (!ticket) throw new Error('a new member has a ticket of each kind');
  const { id, rawId } = ticket;
  return { id, rawId, page: `${site.url}/mypage/tickets/${kind === 'GENERAL' ? '' : 'ring/'}${rawId}` };
}

const open = async (page: string, member: Headers): Promise<string> =>
  (await fetch(page, { headers: member })).text();

async function send(
  { id, page }: { id: string; page: string },
  member: Headers,
  values: Record<string, string>,
  files: Record<string, File>,
): Promise<{ status: number; location: string | null; html: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...values, giftTicketId: id, ...files }))
    form.set(name, value);
  const response = await fetch(page, {
    method: 'POST',
    headers: { ...member, origin: site.url },
    body: form,
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

/** The error summary above a form. */
const summary = (html: string): string[] => {
  const [, list = ''] = /role="alert"[^>]*>.*?<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''));
};

/** Labels of the choices of a field, by value. */
function choicesOf(html: string, name: string): Record<string, string> {
  const [, select = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(html) ?? [];
  const options = [...select.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)</g)];
  const radios = [
    ...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]+)"[^>]*/><span>([^<]*)<`, 'g')),
  ];
  return Object.fromEntries([...options, ...radios].map(([, value = '', label = '']) => [value, label]));
}

/** Values of the fields whose choices the specification fixes. */
const FIXED_VALUES = {
  budget_band: ['0', '1', '2', '3', '4', '5', '6'],
  payment_timing: ['1', '2', '3'],
  ring_choice: ['both', 'engagement_ring', 'wedding_ring'],
  purchase_status: ['not_purchased', 'purchased', 'under_consideration'],
};
/** Fields with choices, by kind. */
const CHOICE_FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  GENERAL: ['budget_band', 'payment_timing', 'accessibility', 'outfit', 'carry_in'],
  RING_ENGAGEMENT: ['ring_choice', 'purchase_status', 'ring_brand', 'budget_band', 'payment_timing'],
};
const OTHER_VALUES = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };

describe('choices', () => {
  it('match the specification', async () => {
    const member = await logIn();
    for (const kind of ['GENERAL', 'RING_ENGAGEMENT'] as const) {
      const html = await open((await ticketOf(member, kind)).page, member);
      for (const name of CHOICE_FIELDS[kind]) {
        const choices = choicesOf(html, name);
        expect(Object.keys(choices).length, name).toBeGreaterThan(1);
        expect(Object.values(choices).every((label) => label !== '')).toBe(true);
        const fixed: Record<string, string[]> = FIXED_VALUES;
        if (fixed[name]) expect(Object.keys(choices).toSorted()).toEqual(fixed[name]);
      }
    }
  });

  // The longest list has seven values; shorter ones wrap around.
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'number %i of each field are labelled, accepted and read back',
    async (at) => {
      const member = await logIn();
      for (const kind of ['GENERAL', 'RING_ENGAGEMENT'] as const) {
        const ticket = await ticketOf(member, kind);
        const form = await open(ticket.page, member);
        const chosen = CHOICE_FIELDS[kind].map((name) => {
          const choices = Object.entries(choicesOf(form, name));
          return { name, choice: choices[at % choices.length] };
        });
        const values = Object.fromEntries(chosen.map(({ name, choice }) => [name, choice?.[0] ?? '']));
        const { visited_on, ...applicant } = OTHER_VALUES;
        const others = kind === 'GENERAL' ? { ...applicant, visited_on } : applicant;
        const files = { certificate_image: fileOf(PNG) };
        const applied = await send(ticket, member, { ...others, ...values }, files);
        expect([applied.status, summary(applied.html)]).toEqual([303, []]);
        const sent = await open(ticket.page, member);
        for (const { choice } of chosen) expect(sent).toContain(`<dd>${choice?.[1]}</dd>`);
        type Fields = {
          viewer: { account: { giftTicket: { fields: { key: string; value: string | null }[] } } };
        };
        const { data } = await site.graphql<Fields>(
          'query ($id: ID!) { viewer { account { giftTicket(by: { id: $id }) { fields { key value } } } } }',
          { id: ticket.id },
          member,
        );
        const fields = data?.viewer.account.giftTicket.fields ?? [];
        for (const [key, value] of Object.entries(values)) expect(fields).toContainEqual({ key, value });
      }
    },
  );

  it('that are unknown are rejected', async () => {
    const member = await logIn();
    for (const kind of ['GENERAL', 'RING_ENGAGEMENT'] as const) {
      const ticket = await ticketOf(member, kind);
      const unknown = Object.fromEntries(CHOICE_FIELDS[kind].map((name) => [name, '7']));
      const files = { certificate_image: fileOf(PNG) };
      const { status, html } = await send(ticket, member, { ...OTHER_VALUES, ...unknown }, files);
      expect(status).toBe(422);
      for (const name of CHOICE_FIELDS[kind])
        expect(html, name).toMatch(new RegExp(`href="#field-${name}">[^<]*選択してください`));
    }
  });
});

describe('a rejected form', () => {
  it('lists missing fields and invalid files, and keeps the other values', async () => {
    const member = await logIn();
    const ticket = await ticketOf(member, 'GENERAL');
    const filled = { applicant_name: '佐藤 結衣', tel: '09012345678' };
    const wrong = {
      certificate_image: fileOf(new Uint8Array(10_000_001)),
      receipt_image: fileOf(Uint8Array.from(Buffer.from('x')), 'a.txt', 'text/plain'),
    };
    const { status, html } = await send(ticket, member, filled, wrong);
    expect(status).toBe(422);
    expect(summary(html)).toEqual([
      '見学した日：日付を入力してください',
      '見学証明の写真：10MB以内のファイルを選択してください',
      '見積書の写真：JPEG・PNG・WebP・PDFのいずれかのファイルを選択してください',
    ]);
    expect(html).toContain('value="佐藤 結衣"');
    expect(html).toContain('value="09012345678"');
  });

  it('says how many digits a telephone number has, beside all else', async () => {
    const member = await logIn();
    const ticket = await ticketOf(member, 'GENERAL');
    const { html } = await send(ticket, member, { ...OTHER_VALUES, tel: '0901234' }, {});
    const tel = '電話番号：市外局番から10桁または11桁で入力してください';
    expect(summary(html)).toEqual([tel, '見学証明の写真：選択してください']);
    const files = { certificate_image: fileOf(PNG) };
    expect(summary((await send(ticket, member, { ...OTHER_VALUES, tel: '0901234' }, files)).html)).toContain(
      tel,
    );
  });

  it('checks the content of files', async () => {
    const member = await logIn();
    const ticket = await ticketOf(member, 'GENERAL');
    const files = { certificate_image: fileOf(Uint8Array.from(Buffer.from('<svg/>'))) };
    const { html } = await send(ticket, member, { applicant_name: '結衣', tel: '09012345678' }, files);
    expect(summary(html)).toEqual([
      '見学した日：日付を入力してください',
      '見学証明の写真：JPEG・PNG・WebP・PDFのいずれかのファイルを選択してください',
    ]);
  });

  it('asks for valid files again, since browsers cannot keep them', async () => {
    const member = await logIn();
    const ticket = await ticketOf(member, 'GENERAL');
    const files = { certificate_image: fileOf(PNG) };
    const fileAgain = '選んだファイルは外れています。もう一度選択してください';
    const { html } = await send(ticket, member, { applicant_name: '結衣', tel: '0' }, files);
    expect(summary(html)).toContainEqual(expect.stringContaining(fileAgain));
    const [, fieldError = ''] = /id="field-certificate_image-error"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
    expect(fieldError).toContain(fileAgain);
    const { status, location } = await send(ticket, member, OTHER_VALUES, files);
    expect([status, location]).toEqual([303, `/mypage/tickets/${ticket.rawId}?applied=1`]);
    expect(await open(ticket.page, member)).toContain('申請済み');
  });

  it('reports server errors and lost replies as unknown outcomes', async () => {
    const member = await logIn();
    const ticket = await ticketOf(member, 'GENERAL');
    const put = { method: 'PUT', path: '/api/v3/wn/gifttickets/', times: 1 };
    const files = { certificate_image: fileOf(PNG) };
    for (const fault of [{ status: 500 }, { reset: true }]) {
      await site.origin.fault({ ...put, ...fault });
      expect(summary((await send(ticket, member, OTHER_VALUES, files)).html)[0]).toContain(
        '完了したか確認できませんでした',
      );
    }
  });
});

describe('the progress of a ticket', () => {
  /** The steps: name, state, note. */
  const stepsOn = (html: string): string[][] => {
    const [, list = ''] = /<ol[^>]*aria-label="申請からお届けまで"[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
    return [...list.matchAll(/<li.*?<\/li>/gs)].map(([item]) =>
      [...item.matchAll(/>([^<]+)</g)].map(([, text = '']) => text),
    );
  };

  it.each([
    ['draft', ['お手続きください', 'これから', 'これから']],
    ['rejected', ['お手続きください', 'これから', 'これから']],
    ['applied', ['完了', '事務局で確認中', 'これから']],
    ['reviewing', ['完了', '事務局で確認中', 'これから']],
    ['approved', ['完了', '完了', 'お届けの準備中']],
    ['sent', ['完了', '完了', '完了']],
  ])('shows the steps of a ticket that is %s', async (status, words) => {
    const member = await logIn();
    const ticket = await ticketOf(member, 'GENERAL');
    await overrideTicket(ticket.rawId, member, {
      status,
      deadline_at: '2099-12-20T23:59:59+09:00',
      applied_at: '2026-11-20T10:00:00+09:00',
      sent_at: '2026-11-21T10:00:00+09:00',
    });
    const steps = stepsOn(await open(ticket.page, member));
    expect(steps.map(([, word]) => word)).toEqual(words);
    const isDue = words[0] !== '完了';
    expect(steps[0]?.[2]).toContain(isDue ? '12月20日(日) 23:59まで' : '2026年11月20日');
    expect(steps[2]?.[2] ?? '').toContain(status === 'sent' ? '2026年11月21日' : '');
  });

  it('shows no form after the deadline', async () => {
    const member = await logIn();
    const ticket = await ticketOf(member, 'GENERAL');
    await overrideTicket(ticket.rawId, member, { status: 'draft', deadline_at: '2026-01-31T23:59:59+09:00' });
    const html = await open(ticket.page, member);
    expect(stepsOn(html)[0]?.[1]).toBe('期限を過ぎました');
    expect(html).toContain('申請の受付は終わりました');
    expect(html).toContain('2026年1月31日');
    expect(html).not.toContain('この内容で申請する');
  });

  /** Overrides properties of the ticket's REST response. */
  async function overrideTicket(rawId: string, member: Headers, changes: object): Promise<void> {
    await site.origin.clearJournal();
    await open(`${site.url}/mypage/tickets/${rawId}`, member);
    const [call] = await site.origin.calls(`/api/v3/wn/gifttickets/${rawId}/`);
    const path = `/api/v3/wn/gifttickets/${rawId}/`;
    const response = await fetch(`${site.origin.url}${path}?${call?.query}`, { headers: call?.headers });
    const original = (await response.json()) as object;
    await site.origin.fault({ method: 'GET', path, body: { ...original, ...changes } });
  }
});
