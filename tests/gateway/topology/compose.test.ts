/** One visitor's way through the product as docker-compose.yml starts it: `npm run compose:check`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeEnvironments, startCompose, type Compose } from '#tests/harness/compose.ts';
import { fetchGraphQL } from '#tests/harness/gateway.ts';
import { logInBySite } from '#tests/harness/session.ts';

const SECRETS = {
  SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  POSTGRES_PASSWORD: 'onlyfortests',
};
const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
const APP = { 'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)' };

describe('the environment', () => {
  const siteUrls = (variables: Record<string, string>) => {
    const { gateway, origin } = composeEnvironments({ ...SECRETS, ...variables });
    return [gateway?.['SITE_URL'], origin?.['SITE_URL']];
  };

  it('gives gateway and REST APIs the same site, which follows PORT', () => {
    expect(siteUrls({})).toEqual(Array(2).fill('http://localhost:4000'));
    expect(siteUrls({ PORT: '8080' })).toEqual(Array(2).fill('http://localhost:8080'));
    const SITE_URL = 'https://www.example.test';
    expect(siteUrls({ PORT: '8080', SITE_URL })).toEqual(Array(2).fill(SITE_URL));
  });

  it('names what has to be set', () => {
    expect(() => composeEnvironments({})).toThrow(/^set SESSION_SECRET to /);
  });
});

describe('a visitor', () => {
  let compose: Compose;
  let siteUrl: string;
  let cookie = '';
  beforeAll(async () => {
    compose = await startCompose(SECRETS);
    siteUrl = compose.url.replace('127.0.0.1', 'localhost');
  }, 240_000);
  afterAll(() => compose?.stop());

  /** Responses to visitors must not contain internal addresses. */
  const expectOutside = (text: string): void => {
    for (const port of compose.innerPorts)
      expect(text).not.toMatch(new RegExp(String.raw`//[\w.-]+:${port}\b`));
    expect(text).not.toMatch(/\/\/(?:origin|gateway|redis|database)\b/);
  };
  const open = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
    const reply = await fetch(siteUrl + path, { headers: { cookie, ...headers } });
    const text = await reply.text();
    expect({ path, status: reply.status }).toEqual({ path, status: 200 });
    expectOutside(text);
    return text;
  };
  const send = async <Data>(query: string, variables = {}): Promise<Data> => {
    const headers = { origin: siteUrl, cookie };
    const { data, errors } = await fetchGraphQL<Data>(`${siteUrl}/graphql`, query, variables, headers);
    expect(errors).toEqual([]);
    expectOutside(JSON.stringify(data));
    return data as Data;
  };

  it('opens the home page and its pictures', async () => {
    const html = await open('/');
    const [, picture = ''] = /src="([^"]*\/img\?[^"]*)"/.exec(html) ?? [];
    const reply = await fetch(new URL(picture.replaceAll('&amp;', '&'), siteUrl));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    const links = Array.from(
      html.matchAll(/<a [^>]*href="(http[^"]*)"/g),
      ([, href = '']) => new URL(href).origin,
    );
    expect(links.filter((origin) => /localhost|127\./.test(origin) && origin !== siteUrl)).toEqual([]);
  });

  it('reads an article that is the site’s own, and clips it once logged in', async () => {
    expect(await open('/magazine/101')).toContain(`<link rel="canonical" href="${siteUrl}/magazine/101"/>`);
    cookie = await logInBySite(siteUrl);
    type Read = { article: { id: string; kind: string; url: string } };
    const { article } = await send<Read>('{ article(by: { rawId: "101" }) { id kind url } }');
    expect(article).toMatchObject({ kind: 'MAGAZINE', url: `${siteUrl}/magazine/101` });
    const { clip } = await send<{ clip: { userErrors: unknown[] } }>(
      'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { message } } }',
      { id: article.id },
    );
    expect(clip.userErrors).toEqual([]);
    expect(await open('/mypage')).toContain('ゆいまま');
  });

  it('opens a hall and its video, and reserves a fair', async () => {
    type Found = {
      hall: { url: string; fairs: { nodes: { id: string; holdTimes: string[]; isReservable: boolean }[] } };
      hallVideos: { nodes: { url: string }[] };
    };
    const { hall, hallVideos } = await send<Found>(`{
      hall(by: { rawId: "1195" }) { url fairs(first: 4) { nodes { id holdTimes isReservable } } }
      hallVideos(prefectureSlug: "tokyo", first: 1) { nodes { url } }
    }`);
    await open(new URL(hall.url).pathname);
    const video = await fetch(hallVideos.nodes[0]?.url ?? '', { headers: { range: 'bytes=0-3' } });
    expect([video.status, video.headers.get('content-type')]).toEqual([206, 'video/webm']);
    const fair = hall.fairs.nodes.find(({ isReservable }) => isReservable);
    const input = {
      fairId: fair?.id,
      holdTime: fair?.holdTimes[0],
      idempotencyKey: crypto.randomUUID(),
      lastName: '佐藤',
      firstName: '結衣',
      lastNameKana: 'サトウ',
      firstNameKana: 'ユイ',
      email: 'yui@example.jp',
      tel: '09012345678',
      gender: 'FEMALE',
      numberOfParticipants: 2,
    };
    const { reserveFair } = await send<{ reserveFair: { userErrors: unknown[]; reservation: object } }>(
      'mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { rawId } userErrors { message } } }',
      { input },
    );
    expect(reserveFair).toMatchObject({ userErrors: [], reservation: { rawId: expect.any(String) } });
  });

  it('sends a file for a ticket and reads it back', async () => {
    type Mine = { viewer: { account: { giftTickets: { id: string; rawId: string; isOpen: boolean }[] } } };
    const { viewer } = await send<Mine>(
      '{ viewer { account { giftTickets(kind: GENERAL) { id rawId isOpen } } } }',
    );
    const ticket = viewer.account.giftTickets.find(({ isOpen }) => isOpen);
    const page = `${siteUrl}/mypage/tickets/${ticket?.rawId}`;
    const form = new FormData();
    const values = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
    for (const [name, value] of Object.entries({ ...values, giftTicketId: ticket?.id ?? '' }))
      form.set(name, value);
    form.set('certificate_image', new File([PNG], 'proof.png', { type: 'image/png' }));
    const headers = { cookie, origin: siteUrl };
    const sent = await fetch(page, { method: 'POST', headers, body: form, redirect: 'manual' });
    expect(sent.status).toBe(303);
    await open(new URL(page).pathname);
    const file = await fetch(`${page}/files/certificate_image`, { headers: { cookie } });
    expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, PNG]);
    const stranger = await fetch(`${page}/files/certificate_image`, { redirect: 'manual' });
    expect(stranger.status).toBe(303);
  });

  it('sends a file for the special form, and reads it back at the site alone', async () => {
    const line = { lineUserId: `U${'0'.repeat(31)}2`, lineAccessToken: 'line-demo-token-second' };
    const texts = { applicant_name: '佐藤 結衣', tel: '09012345678', prize: 'paper' };
    const input = {
      ...line,
      answers: Object.entries(texts).map(([key, value]) => ({ key, values: [value] })),
      files: [{ key: 'receipt', file: null }],
    };
    const query =
      'mutation ($input: SubmitSpecialFormInput!) { submitSpecialForm(input: $input) { userErrors { message } } }';
    const body = new FormData();
    body.append('operations', JSON.stringify({ query, variables: { input } }));
    body.append('map', JSON.stringify({ 0: ['variables.input.files.0.file'] }));
    body.append('0', new File([PNG], 'receipt.png', { type: 'image/png' }));
    const headers = { origin: siteUrl, 'apollo-require-preflight': 'true', accept: 'application/json' };
    const sent = await fetch(`${siteUrl}/graphql`, { method: 'POST', headers, body });
    expect(await sent.json()).toMatchObject({ data: { submitSpecialForm: { userErrors: [] } } });
    type Opened = { openSpecialForm: { form: { fields: { key: string; fileUrl: string | null }[] } } };
    const { openSpecialForm } = await send<Opened>(
      'mutation ($line: OpenSpecialFormInput!) { openSpecialForm(input: $line) { form { fields { key fileUrl } } } }',
      { line },
    );
    const address = openSpecialForm.form.fields.find(({ key }) => key === 'receipt')?.fileUrl ?? '';
    expect(address).toMatch(new RegExp(`^${siteUrl}/special/files/`));
    const file = await fetch(address);
    expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, PNG]);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const otherFile = await fetch(address.replace(/.{8}$/, 'AAAAAAAA'));
    expect([otherFile.status, otherFile.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  it('gets the app’s pages in the app, after browsers have filled the cache', async () => {
    cookie = '';
    expect(await open('/magazine/101')).toContain('<footer');
    expect(await open('/magazine/101', APP)).not.toContain('<footer');
  });
});
