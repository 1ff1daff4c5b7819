/** Clip buttons where no script runs: forms that post to `/clip`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '#gateway/schema/kit/node.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { logInBySite } from '#tests/harness/session.ts';

let site: Site;
let member = '';
beforeAll(async () => {
  site = await startSite();
  member = await logInBySite(site.url);
}, 120_000);
afterAll(() => site?.stop());

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: site.url, ...(cookie && { cookie }) },
  });
const open = async (path: string, cookie = ''): Promise<string> =>
  (await (await fetch(site.url + path, { headers: { cookie } })).text()).replaceAll('<!-- -->', '');

/** What the button of a hall posts, and where to. The demo account has not clipped these halls. */
async function clipButton(page: string): Promise<{ page: string; action: string; id: string }> {
  const opened = await fetch(site.url + page);
  const html = await opened.text();
  const [, action = ''] = /<form id="clip-form"[^>]* action="([^"]*)"/.exec(html) ?? [];
  const [, id = ''] = /<button type="submit" form="clip-form" value="([^"]*)"/.exec(html) ?? [];
  // The address without the id of the REST API.
  const { pathname, search } = new URL(opened.url);
  return { page: pathname + search, action: action.replaceAll('&amp;', '&'), id };
}

test('a member clips, sees it, goes back, and unclips', async () => {
  const { page, action, id } = await clipButton('/halls/40?order=newest');
  const clipped = await post(action, { id }, member);
  const result = clipped.headers.get('location') ?? '';
  expect([clipped.status, result]).toEqual([303, `/clip?id=${id}&to=${encodeURIComponent(page)}`]);
  const html = await open(result, member);
  expect(html).toContain('クリップしました</h1>');
  expect(html).toMatch(/「[^」]+」はクリップに入っています/);
  expect(html).toContain(`<a href="${page}">見ていたページへ戻る</a>`);
  const unclipped = await post(result, { id, clips: 'no' }, member);
  expect(await open(unclipped.headers.get('location') ?? '', member)).toContain('クリップする</h1>');
});

test('a guest logs in and comes back to what they tried to clip', async () => {
  const { page, action, id } = await clipButton('/halls/41');
  const refused = await post(action, { id });
  const result = `/clip?id=${id}&to=${encodeURIComponent(page)}`;
  const logIn = `/login?to=${encodeURIComponent(result)}`;
  expect([refused.status, refused.headers.get('location')]).toEqual([303, logIn]);
  const loggedIn = await post(logIn, { email: demo.email, password: demo.password });
  expect(loggedIn.headers.get('location')).toBe(result);
  expect(await open(result, member)).toContain('クリップする</span>');
  expect(await open(result)).toContain('ログインするとご覧いただけます');
});

test('what is unknown about a clip is said, and a hall that fails is no missing page', async () => {
  const { id } = await clipButton('/halls/43');
  await site.origin.fault({ path: '/api/wn/hall_clips/bulk', status: 500 });
  const html = await open(`/clip?id=${id}`, member);
  expect(html).toContain('いま確認できません');
  expect(html).toContain('クリップする</span>');
  await site.origin.clearFaults();
  await site.origin.fault({ path: '^/api/wn/halls/44$', body: {}, contentType: 'application/json' });
  const failed = await fetch(`${site.url}/clip?id=${globalId('Hall', '44')}`, {
    headers: { cookie: member },
  });
  expect(failed.status).toBe(503);
  await site.origin.clearFaults();
});

test('another site is no place to go back to, and nothing is no page', async () => {
  const { id } = await clipButton('/halls/42');
  const answer = await post('/clip?to=https%3A%2F%2Fevil.example%2F', { id }, member);
  expect(answer.headers.get('location')).toBe(`/clip?id=${id}&to=%2F`);
  for (const path of ['/clip', '/clip?id=x', '/clip?id=SGFsbDo5OTk5OTk'])
    expect((await fetch(site.url + path)).status, path).toBe(404);
});
