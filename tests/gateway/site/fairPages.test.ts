/** Fair pages without script: the reservation form, and fairs that are over. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

interface Fair {
  id: string;
  rawId: string;
  holdTimes: string[];
}

let origin: Origin;
let gateway: Gateway;
let fair: Fair;
/** Form fields of each reservation sent upstream. */
const reservations: Record<string, unknown>[] = [];

/** Forwards requests to the origin and records reservations. */
async function forward(request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request;
  const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
  if (method === 'POST' && url === '/api/wn/reservations/') {
    const type = { 'content-type': headers['content-type'] ?? '' };
    reservations.push(Object.fromEntries(await new Response(body, { headers: type }).formData()));
  }
  const forwarded = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  return fetch(origin.url + url, { method, headers: forwarded, body });
}

const proxy = createServer((request, response) => {
  forward(request).then(async (upstream) => {
    response.writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await upstream.arrayBuffer()));
  }, response.destroy.bind(response));
});

beforeAll(async () => {
  origin = await startOrigin();
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  gateway = await startGateway({ upstream: `http://127.0.0.1:${port}` });
  const { data } = await gateway.graphql<{
    hall: { fairs: { nodes: (Fair & { isReservable: boolean })[] } };
  }>('{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id rawId holdTimes isReservable } } } }');
  const open = data?.hall.fairs.nodes.findLast(({ isReservable }) => isReservable);
  if (!open) throw new Error('no fair takes reservations');
  fair = open;
});
afterAll(async () => {
  await gateway.stop();
  proxy.close();
  await origin.stop();
});
beforeEach(() => void reservations.splice(0));

/** Submits the reservation form as a browser without script does. */
function send(changes: Record<string, string> = {}, { query = '', agent = 'Mozilla/5.0' } = {}) {
  const fields = {
    fairId: fair.id,
    idempotencyKey: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    holdTime: fair.holdTimes[0] ?? '',
    lastName: ' 佐藤 ',
    firstName: '結衣',
    lastNameKana: 'さとう',
    firstNameKana: 'ﾕｲ',
    email: `${randomUUID()}＠example.jp`,
    tel: '０９０-１２３４ー5678',
    gender: 'FEMALE',
    numberOfParticipants: '2',
    preferredWeddingDate: '2030-05-18',
    message: '和装も見学したいです',
    ...changes,
  };
  return fetch(`${gateway.url}/halls/1/fairs/${fair.rawId}${query}`, {
    method: 'POST',
    headers: { origin: gateway.url, 'user-agent': agent },
    body: new URLSearchParams(fields),
  });
}

describe('a reservation without script', () => {
  it('sends every field upstream, normalized, with campaign and device', async () => {
    const page = await send({}, { query: '?utm_source=newsletter&utm_medium=mail&utm_campaign=spring' });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('予約を受け付けました')]);
    expect(reservations).toEqual([
      {
        fair_id: fair.rawId,
        hold_time: fair.holdTimes[0],
        last_name: '佐藤',
        first_name: '結衣',
        last_name_kana: 'サトウ',
        first_name_kana: 'ユイ',
        email: expect.stringMatching(/^[\w-]+@example\.jp$/),
        tel: '09012345678',
        gender: 'female',
        number_of_participants: '2',
        preferred_wedding_date: '2030-05-18',
        message: '和装も見学したいです',
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        utm_source: 'newsletter',
        utm_medium: 'mail',
        utm_campaign: 'spring',
        cv_device: 'mobile_web',
      },
    ]);
  });

  it.each(['+819012345678', '＋８１ 90 1234 5678', '+81 (0)90-1234-5678', '0081 90-1234-5678'])(
    'takes the telephone number %s',
    async (tel) => {
      expect((await send({ tel })).status).toBe(200);
      expect(reservations).toMatchObject([{ tel: '09012345678' }]);
    },
  );

  it('marks the native app, and omits the campaign if there is none', async () => {
    await send({}, { agent: 'Mozilla/5.0 (iPhone) MusubiApp/3.1.0' });
    expect(reservations).toMatchObject([{ cv_device: 'mobile_app' }]);
    expect(reservations[0]).not.toHaveProperty('utm_source');
  });

  it('keeps the input and shows all errors', async () => {
    const page = await send({ email: 'yui', gender: '', message: 'そのまま残る' });
    const html = await page.text();
    expect(page.status).toBe(422);
    for (const text of [
      'メールアドレス形式で入力してください',
      '選択してください',
      'そのまま残る',
      'value="yui"',
    ])
      expect(html).toContain(text);
    expect(reservations).toEqual([]);
  });
});

describe('a fair that is not listed', () => {
  it('responds 404 with the hall’s next fairs and no event markup', async () => {
    const page = await fetch(`${gateway.url}/halls/1/fairs/999999`);
    const text = await page.text();
    expect(page.status).toBe(404);
    expect(text).toContain('このフェアはありません');
    expect(text).toContain('href="/halls/1/fairs"');
    expect(text).toMatch(/href="\/halls\/1\/fairs\/\d+"/);
    expect(text).toContain('noindex');
    expect(text).not.toContain('"@type":"Event"');
    expect((await fetch(`${gateway.url}/halls/1/fairs/999999.ics`)).status).toBe(404);
  });

  it('of an unknown hall is a plain 404 page', async () => {
    const page = await fetch(`${gateway.url}/halls/99999999/fairs/1`);
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('お探しのページは見つかりませんでした'),
    ]);
  });
});
