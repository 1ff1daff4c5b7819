/** Fairs over HTTP, without script: what a reservation tells the source, and what stands for a fair that is over. */
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
/** The parts of each reservation that was sent upstream. */
const sent: Record<string, unknown>[] = [];

/** Passes every request on to the origin and reads the reservations among them. */
async function passOn(request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request;
  const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
  if (method === 'POST' && url === '/api/wn/reservations/') {
    const type = { 'content-type': headers['content-type'] ?? '' };
    sent.push(Object.fromEntries(await new Response(body, { headers: type }).formData()));
  }
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  return fetch(origin.url + url, { method, headers: kept, body });
}

const between = createServer((request, response) => {
  passOn(request).then(async (reply) => {
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await reply.arrayBuffer()));
  }, response.destroy.bind(response));
});

beforeAll(async () => {
  origin = await startOrigin();
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const { port } = between.address() as AddressInfo;
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
  between.close();
  await origin.stop();
});
beforeEach(() => void sent.splice(0));

/** Sends the form of the fair as a browser without script does, to the address that is open. */
function send(changed: Record<string, string> = {}, { query = '', agent = 'Mozilla/5.0' } = {}) {
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
    ...changed,
  };
  return fetch(`${gateway.url}/halls/1/fairs/${fair.rawId}${query}`, {
    method: 'POST',
    headers: { origin: gateway.url, 'user-agent': agent },
    body: new URLSearchParams(fields),
  });
}

describe('a reservation without script', () => {
  it('tells the source every field, tidied, with the campaign of the address and the device', async () => {
    const page = await send({}, { query: '?utm_source=newsletter&utm_medium=mail&utm_campaign=spring' });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('予約を受け付けました')]);
    expect(sent).toEqual([
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

  it('of the native app says so, and tells no campaign where there was none', async () => {
    await send({}, { agent: 'Mozilla/5.0 (iPhone) MusubiApp/3.1.0' });
    expect(sent).toMatchObject([{ cv_device: 'mobile_app' }]);
    expect(sent[0]).not.toHaveProperty('utm_source');
  });

  it('keeps what was typed beside everything that is wrong', async () => {
    const page = await send({ email: 'yui', gender: '', message: 'そのまま残る' });
    const text = await page.text();
    expect(page.status).toBe(422);
    for (const words of [
      'メールアドレス形式で入力してください',
      '選択してください',
      'そのまま残る',
      'value="yui"',
    ])
      expect(text).toContain(words);
    expect(sent).toEqual([]);
  });
});

describe('a fair that is over', () => {
  it('answers 404 with the next dates of its hall, and is no event any more', async () => {
    const page = await fetch(`${gateway.url}/halls/1/fairs/999999`);
    const text = await page.text();
    expect(page.status).toBe(404);
    expect(text).toContain('このフェアは終了しました');
    expect(text).toContain('href="/halls/1/fairs"');
    expect(text).toMatch(/href="\/halls\/1\/fairs\/\d+"/);
    expect(text).toContain('noindex');
    expect(text).not.toContain('"@type":"Event"');
    expect((await fetch(`${gateway.url}/halls/1/fairs/999999.ics`)).status).toBe(404);
  });

  it('of no hall at all is a page that does not exist', async () => {
    const page = await fetch(`${gateway.url}/halls/99999999/fairs/1`);
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('お探しのページは見つかりませんでした'),
    ]);
  });
});
