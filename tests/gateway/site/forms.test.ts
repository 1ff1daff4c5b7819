/** Bodies of forms without script: what they may hold, and what reading them costs. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { logInBySite } from '#tests/harness/session.ts';

let site: Site;
let session = '';
beforeAll(async () => {
  site = await startSite();
  session = await logInBySite(site.url);
});
afterAll(() => site.stop());

const BOUNDARY = 'x-boundary';
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: site.url, ...(session && { cookie: session }), ...headers },
  });

/** A body of many small parts, written by hand: FormData is slow to make. */
const parts = (count: number, head: (at: number) => string, value = ''): string =>
  `${Array.from(
    { length: count },
    (_, at) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head(at)}\r\n\r\n${value}\r\n`,
  ).join('')}--${BOUNDARY}--\r\n`;

/** Sends part of a body, announces all of it, and reads the answer. */
function sendBeginning(
  path: string,
  beginning: string,
  length: number,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { ...MULTIPART, 'content-length': String(length), origin: site.url, cookie: session };
    const sent = request(site.url + path, { method: 'POST', headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
      resolve({ status: response.statusCode, text });
      sent.destroy();
    });
    sent.on('error', reject).write(beginning);
  });
}

describe('a multipart body', () => {
  it.each(['/contact', '/login', '/halls/1', '/nothing', '/mypage/tickets'])(
    'S67 is refused in plain words where the form takes no files: %s',
    async (path) => {
      const answer = await post(
        path,
        parts(1, () => 'name="email"', 'a'),
        MULTIPART,
      );
      expect(answer.status).toBe(415);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(await answer.text()).toContain('このフォームではファイルを送れません');
    },
  );

  /** Of 60,000 parts each; none of them is read to its end. */
  const FLOODS: readonly (readonly [
    name: string,
    head: (at: number) => string,
    value: string,
    status: number,
  ])[] = [
    ['texts', (at) => `name="f${at}"`, 'x', 413],
    ['texts of one name', () => 'name="a"', 'x', 413],
    ['files', (at) => `name="f${at}"; filename="a.jpg"`, 'x', 413],
    ['empty files, as browsers send empty inputs', (at) => `name="f${at}"; filename=""`, '', 413],
    ['parts without a name', () => 'x="a"', 'x', 400],
    ['files without a name', () => 'filename="a.jpg"', 'x', 400],
  ];

  it.each(FLOODS)('S67 of 60,000 %s is refused long before its end', async (_name, head, value, expected) => {
    const body = parts(60_000, head, value);
    expect(body.length).toBeGreaterThan(3_000_000);
    // The first hundredth of the body; the rest is announced and never sent.
    const { status, text } = await sendBeginning('/special', body.slice(0, body.length / 100), body.length);
    expect(status).toBe(expected);
    expect(text).toContain(expected === 413 ? '大きすぎます' : '<!doctype html>');
  });

  it.each([
    ['too many fields', parts(600, (at) => `name="f${at}"`, 'x'), 413],
    ['too many files', parts(40, (at) => `name="f${at}"; filename="a.jpg"`, 'x'), 413],
    ['a long name', parts(1, () => `name="${'n'.repeat(20_000)}"`, 'x'), 413],
    ['a long value', parts(1, () => 'name="a"', 'x'.repeat(100_000)), 413],
    ['no end', `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\nx`, 400],
    ['no part', 'nothing', 400],
    [
      'a file without end',
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\nx`,
      400,
    ],
  ] as const)('S68 with %s is refused', async (_name, body, status) => {
    const answer = await post('/special', body, MULTIPART);
    expect([answer.status, (await answer.text()).includes('<!doctype html>')]).toEqual([status, true]);
  });

  it.each(['x="a"', 'filename="a.jpg"', 'x="a"; filename=""'])(
    'S108 whose only part has no name is refused, and the process goes on: %s',
    async (head) => {
      const answer = await post(
        '/special',
        parts(1, () => head, 'x'),
        MULTIPART,
      );
      expect(answer.status).toBe(400);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    },
  );

  it('S68 without a boundary, compressed or too large is refused', async () => {
    const statusOf = async (body: BodyInit, headers: Record<string, string>) =>
      (await post('/special', body, headers)).status;
    expect(await statusOf('x', { 'content-type': 'multipart/form-data' })).toBe(400);
    expect(await statusOf('x', { ...MULTIPART, 'content-encoding': 'gzip' })).toBe(415);
    expect(await statusOf(Buffer.alloc(25_000_000), MULTIPART)).toBe(413);
  });

  it('keeps its fields, and the first file of each field', async () => {
    const form = new FormData();
    form.append('lineUserId', `U${'0'.repeat(31)}2`);
    form.append('lineAccessToken', 'line-demo-token-second');
    form.append('isFilled', '1');
    form.append('applicant_name', '佐藤 "結衣"');
    form.append('receipt', new File([], ''));
    form.append('receipt', new File(['%PDF-1.7'], '来館票.pdf', { type: 'application/pdf' }));
    const answer = await post('/special', form);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('佐藤 &quot;結衣&quot;');
    expect(html).toContain('もう一度選択してください');
  });
});

describe('a url-encoded body', () => {
  it.each([
    ['too large', 'a='.padEnd(70_000, 'x'), 413],
    ['of too many fields', 'a=&'.repeat(2_000), 413],
  ] as const)('S68 that is %s is refused', async (_name, body, status) => {
    const answer = await post('/contact', body, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('大きすぎます');
  });
});

describe('a form that the REST API describes', () => {
  const respondent = { loginId: 'lg_demo_second', isFilled: '1' };
  const answers = {
    role: 'bride',
    customer_status: 'viewed_only',
    tastes: '2',
    wedding_at: 'undecided',
    guests: '30',
  };
  const line = {
    lineUserId: `U${'0'.repeat(31)}2`,
    lineAccessToken: 'line-demo-token-second',
    isFilled: '1',
  };

  it.each([
    ['an enquete', '/enquete/2026-autumn', '/api/wn/enquete/', { ...respondent, ...answers }, 303],
    ['a rejected enquete', '/enquete/2026-autumn', '/api/wn/enquete/', respondent, 422],
    ['a rejected special form', '/special', '/api/wn/special/', line, 422],
  ] as const)('S69 is read once for %s', async (_name, page, restPath, fields, status) => {
    await site.origin.clearJournal();
    const answer = await post(page, new URLSearchParams(fields));
    const reads = (await site.origin.calls(restPath)).filter(({ method }) => method === 'GET');
    expect([answer.status, reads.length]).toEqual([status, 1]);
  });
});
