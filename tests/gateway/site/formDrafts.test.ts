/** A diagnosis that is broken off in a browser without script, and gone on with another day. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnfinishedForms } from '#gateway/site/formDrafts.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';

const SECRET = 'only-for-tests-only-for-tests-only-for-tests';
const PATH = '/diagnosis/dg_1/child';

/** The value of a cookie as the browser sends it back. */
const sentBack = (cookie: string | null): string => cookie?.split(';')[0] ?? '';

describe('what was filled in', () => {
  const forms = new UnfinishedForms(SECRET, true);
  const values = { step: '3', key: 'dk_secret', a1: '2', a5: '春の日曜' };

  it('lies sealed in a cookie of its page that script cannot read, and comes back from there', async () => {
    const cookie = await forms.cookie(values, PATH);
    expect(cookie).toMatch(
      new RegExp(`^wn_unfinished=[\\w.-]+; Path=${PATH}; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$`),
    );
    expect(cookie).not.toContain('dk_secret');
    expect(await forms.read(`a=1; ${sentBack(cookie)}`, PATH)).toEqual(values);
  });

  it('is nothing on another page, by another secret, changed, or of another kind', async () => {
    const sealed = sentBack(await forms.cookie(values, PATH));
    expect(await forms.read(sealed, '/diagnosis/dg_2/child')).toBeNull();
    expect(await new UnfinishedForms(`${SECRET}!`, true).read(sealed, PATH)).toBeNull();
    expect(await forms.read(sealed.replace(/.{4}$/, 'AAAA'), PATH)).toBeNull();
    expect(await forms.read('wn_unfinished=; a=b', PATH)).toBeNull();
    expect(await forms.read('', PATH)).toBeNull();
  });

  it('is let go of, and not kept where a cookie cannot hold it or its path is none of ours', async () => {
    expect(await forms.cookie(null, PATH)).toContain(`wn_unfinished=; Path=${PATH}; Max-Age=0`);
    expect(await forms.cookie({ a5: '長'.repeat(2_000) }, PATH)).toBeNull();
    expect(await forms.cookie(values, '/x; Domain=example.jp')).toBeNull();
  });
});

describe('a diagnosis without script', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  }, 120_000);
  afterAll(() => site?.stop());

  const MAKE = 'mutation { createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId key } }';
  const make = async () => {
    type Made = { createParentDiagnosis: { diagnosisRawId: string; key: string } };
    const { data } = await site.graphql<Made>(MAKE);
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
  const kept = (reply: Response) =>
    reply.headers.getSetCookie().find((cookie) => cookie.startsWith('wn_unfinished=')) ?? null;
  const stepOn = (html: string) => /name="step" value="(\d+)"/.exec(html)?.[1];

  it('is gone on with where it was left, on its own page alone', async () => {
    const { page, key } = await make();
    const begun = await send(page, { key, step: '1', rule: 'choose:1', q1: '2' });
    const cookie = kept(begun);
    expect(cookie).toContain(`Path=${page}; Max-Age=2592000; HttpOnly; SameSite=Lax`);
    expect(cookie).not.toContain(key);
    const again = await open(page, sentBack(cookie));
    expect(stepOn(again)).toBe('2');
    expect(again).toContain('name="a1" value="2"');
    expect(again).toContain(`name="key" value="${key}"`);

    expect(stepOn(await open(page, ''))).toBe('1');
    const other = await make();
    const elsewhere = await open(other.page, sentBack(cookie));
    expect(stepOn(elsewhere)).toBe('1');
    expect(elsewhere).not.toContain(key);
  });

  it('keeps a step that was taken back, and nothing before the key is there', async () => {
    const { page, key } = await make();
    const back = await send(page, { key, step: '3', go: 'back', a1: '1', a2: '1' });
    expect(stepOn(await open(page, sentBack(kept(back))))).toBe('2');
    expect(kept(await send(page, { step: '1', rule: 'choose:1', q1: '1' }))).toBeNull();
  });

  it('is forgotten once it is sent', async () => {
    const { page, key } = await make();
    const choices = [1, 2, 3, 4, 6, 9, 10, 11, 12].map((number) => [`a${number}`, '1']);
    const sent = await send(page, {
      ...Object.fromEntries(choices),
      key,
      step: '12',
      rule: 'choose:1',
      q12: '1',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}/thanks`]);
    expect(kept(sent)).toContain('Max-Age=0');
  });
});
