import type { Request } from '@playwright/test';
import { startGateway } from '#tests/harness/gateway.ts';
import { dataLayer, visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('nothing is loaded or tracked before consent', async ({ page, site }) => {
  await using consentSite = await startGateway({
    upstream: site.origin.url,
    env: { TAG_URL: 'https://tags.example/manager.js', ERROR_DSN: 'https://key@errors.example/1' },
  });
  const tagRequests: string[] = [];
  await page.route('https://tags.example/**', (route) => {
    tagRequests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tagManagerRuns = true;' });
  });
  await visit(page, `${consentSite.url}/go_to_wedding/`);
  const bar = page.getByRole('region', { name: 'アクセス解析について' });
  await expect(bar).toBeVisible();
  expect([tagRequests, await dataLayer(page)]).toEqual([[], []]);

  await bar.getByRole('button', { name: '送ってよい' }).click();
  await expect(bar).toBeHidden();
  await page.waitForFunction(() => 'tagManagerRuns' in globalThis);
  expect((await dataLayer(page)).map(({ event }) => event)).toEqual(['wn_goto_wedding']);

  // A failing push is reported to the error service only.
  const reported = Promise.withResolvers<Request>();
  await page.route('https://errors.example/**', (route) => {
    reported.resolve(route.request());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
  await page.evaluate(() => {
    window.dataLayer = new Proxy<unknown[]>([], {
      get() {
        throw new TypeError('the tag manager broke');
      },
    });
  });
  await page.getByRole('link', { name: 'ご両親・ご家族へ' }).click();
  const report = await reported.promise;
  expect(report.url()).toMatch(/^https:\/\/errors\.example\/api\/1\/envelope\/\?/);
  expect(report.postData()).toContain('the tag manager broke');
  expect(report.postData()).toContain('"transaction":"/go_to_wedding/family/"');
  expect(await report.allHeaders()).not.toHaveProperty('cookie');

  await page.evaluate(() => localStorage.setItem('musubi.consent', 'no'));
  tagRequests.length = 0;
  await visit(page, `${consentSite.url}/go_to_wedding/couple/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ふたりの準備');
  await expect(bar).toBeHidden();
  expect([tagRequests, await dataLayer(page)]).toEqual([[], []]);
  await page.goto('about:blank');
});

test('consent is withdrawn: no tags after the reload, and their cookies are deleted', async ({
  page,
  site,
}) => {
  await using consentSite = await startGateway({
    upstream: site.origin.url,
    env: { TAG_URL: 'https://tags.example/manager.js' },
  });
  const tagRequests: string[] = [];
  await page.route('https://tags.example/**', (route) => {
    tagRequests.push(route.request().url());
    const body = 'globalThis.tagManagerRuns = true; document.cookie = "_ga=GA1.1.7; path=/; max-age=600";';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await visit(page, `${consentSite.url}/go_to_wedding/`);
  const bar = page.getByRole('region', { name: 'アクセス解析について' });
  await bar.getByRole('button', { name: '送ってよい' }).click();
  await page.waitForFunction(() => 'tagManagerRuns' in globalThis);
  const cookieNames = async (): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name);
  expect(await cookieNames()).toContain('_ga');

  await page.getByRole('contentinfo').getByRole('link', { name: '外部送信について' }).click();
  await expect(page.getByText('解析サービスへ送ることに同意いただいています。')).toBeVisible();
  const own = (await cookieNames()).filter((name) => name !== '_ga');
  tagRequests.length = 0;
  await page.getByRole('button', { name: '同意を取り消す' }).click();
  await expect(page.getByText('解析サービスへは送っていません。')).toBeVisible();
  // The page was reloaded, without the tag manager.
  expect(await page.evaluate(() => 'tagManagerRuns' in globalThis)).toBe(false);
  expect(await cookieNames()).toEqual(own);

  await visit(page, `${consentSite.url}/go_to_wedding/couple/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ふたりの準備');
  await expect(bar).toBeHidden();
  expect([tagRequests, await dataLayer(page)]).toEqual([[], []]);

  await visit(page, `${consentSite.url}/external_transmission`);
  await page.getByRole('button', { name: '送信に同意する' }).click();
  await expect(page.getByText('解析サービスへ送ることに同意いただいています。')).toBeVisible();
  await visit(page, `${consentSite.url}/go_to_wedding/`);
  await page.waitForFunction(() => 'tagManagerRuns' in globalThis);
  await page.goto('about:blank');
});
