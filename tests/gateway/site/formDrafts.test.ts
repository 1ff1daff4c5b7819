/** Form drafts of browsers without script, and a diagnosis that is resumed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FormDrafts } from '#gateway/site/formDrafts.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';

const SECRET = 'only-for-tests-only-for-tests-only-for-tests';
const PATH = '/diagnosis/dg_1/child';

/** The `Cookie` header for a `Set-Cookie` value. */
const cookieHeader = (cookie: string | null | undefined): string => cookie?.split(';')[0] ?? '';

describe('form drafts', () => {
  const drafts = new FormDrafts([SECRET], true);
  const values = { step: '3', key: 'dk_secret', a1: '2', a5: '春の日曜' };

  it('are stored in an encrypted HttpOnly cookie of their page', async () => {
    const [cookie = ''] = await drafts.cookies(values, PATH);
    expect(cookie).toMatch(
      new RegExp(
        `^__Secure-wn_unfinished=[\\w.-]+; Path=${PATH}; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$`,
      ),
    );
    expect(cookie).not.toContain('dk_secret');
    expect(await drafts.read(`a=1; ${cookieHeader(cookie)}`, PATH)).toEqual(values);
  });

  it('are null for another page, another secret, and a modified or empty cookie', async () => {
    const [stored] = await drafts.cookies(values, PATH);
    const cookie = cookieHeader(stored);
    expect(await drafts.read(cookie, '/diagnosis/dg_2/child')).toBeNull();
    expect(await new FormDrafts([`${SECRET}!`], true).read(cookie, PATH)).toBeNull();
    expect(await drafts.read(cookie.replace(/.{4}$/, 'AAAA'), PATH)).toBeNull();
    expect(await drafts.read('__Secure-wn_unfinished=; a=b', PATH)).toBeNull();
    expect(await drafts.read('', PATH)).toBeNull();
  });

  it('are deleted with null, and not stored if too large or for an invalid path', async () => {
    expect(await drafts.cookies(null, PATH)).toEqual([
      expect.stringContaining(`__Secure-wn_unfinished=; Path=${PATH}; Max-Age=0`),
      expect.stringContaining(`wn_unfinished=; Path=${PATH}; Max-Age=0`),
    ]);
    expect(await drafts.cookies({ a5: '長'.repeat(2_000) }, PATH)).toEqual([]);
    expect(await drafts.cookies(values, '/x; Domain=example.jp')).toEqual([]);
  });

  it('S90 keep their plain name over plain http; over https drafts under the plain name are still read', async () => {
    const [plain] = await new FormDrafts([SECRET], false).cookies(values, PATH);
    expect(plain).toMatch(/^wn_unfinished=/);
    expect(await drafts.read(cookieHeader(plain), PATH)).toEqual(values);
  });
});

describe('a diagnosis without script', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  }, 120_000);
  afterAll(() => site?.stop());

  const CREATE = 'mutation { createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId key } }';
  const createDiagnosis = async () => {
    type Made = { createParentDiagnosis: { diagnosisRawId: string; key: string } };
    const { data } = await site.graphql<Made>(CREATE);
    const { diagnosisRawId = '', key = '' } = data?.createParentDiagnosis ?? {};
    return { page: `/diagnosis/${diagnosisRawId}/child`, key };
  };
  const send = (page: string, fields: Record<string, string>) =>
    fetch(site.url + page, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: site.url },
      redirect: 'manual',
    });
  const open = async (page: string, cookie: string) =>
    (await fetch(site.url + page, { headers: { cookie } })).text();
  const draftCookie = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => cookie.startsWith('wn_unfinished=')) ?? null;
  const currentStep = (html: string) => /name="step" value="(\d+)"/.exec(html)?.[1];

  it('resumes where it was left, on its own page only', async () => {
    const { page, key } = await createDiagnosis();
    const firstStep = await send(page, { key, step: '1', rule: 'choose:1', q1: '2' });
    const cookie = draftCookie(firstStep);
    expect(cookie).toContain(`Path=${page}; Max-Age=2592000; HttpOnly; SameSite=Lax`);
    expect(cookie).not.toContain(key);
    const resumed = await open(page, cookieHeader(cookie));
    expect(currentStep(resumed)).toBe('2');
    expect(resumed).toContain('name="a1" value="2"');
    expect(resumed).toContain(`name="key" value="${key}"`);

    expect(currentStep(await open(page, ''))).toBe('1');
    const other = await createDiagnosis();
    const elsewhere = await open(other.page, cookieHeader(cookie));
    expect(currentStep(elsewhere)).toBe('1');
    expect(elsewhere).not.toContain(key);
  });

  it('is redirected from a question that is not reached to the one that is shown', async () => {
    const { page, key } = await createDiagnosis();
    const cookie = cookieHeader(draftCookie(await send(page, { key, step: '1', rule: 'choose:1', q1: '2' })));
    const ask = async (question: string, cookie: string) => {
      const { status, headers } = await fetch(`${site.url}${page}?q=${question}`, {
        headers: { cookie },
        redirect: 'manual',
      });
      return [status, headers.get('location')];
    };
    expect(await ask('9', cookie)).toEqual([303, `${page}?q=2`]);
    expect(await ask('x', cookie)).toEqual([303, `${page}?q=2`]);
    expect(await ask('2', cookie)).toEqual([200, null]);
    expect(await ask('1', cookie)).toEqual([200, null]);
    // Another device may have answers that the server does not know.
    expect(await ask('9', '')).toEqual([200, null]);
  });

  it('stores a step back, and nothing before the key is known', async () => {
    const { page, key } = await createDiagnosis();
    const back = await send(page, { key, step: '3', go: 'back', a1: '1', a2: '1' });
    expect(currentStep(await open(page, cookieHeader(draftCookie(back))))).toBe('2');
    expect(draftCookie(await send(page, { step: '1', rule: 'choose:1', q1: '1' }))).toBeNull();
  });

  it('deletes the draft once submitted', async () => {
    const { page, key } = await createDiagnosis();
    const choices = [1, 2, 3, 4, 6, 9, 10, 11, 12].map((number) => [`a${number}`, '1']);
    const sent = await send(page, {
      ...Object.fromEntries(choices),
      key,
      step: '12',
      rule: 'choose:1',
      q12: '1',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}/thanks`]);
    expect(draftCookie(sent)).toContain('Max-Age=0');
  });
});
