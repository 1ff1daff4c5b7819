/** Every page is linked from another page. Follows the links of the site from its home page. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeGroups } from '#client/routes.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';

/** Pages without a plain link, and how visitors get there. */
const UNLINKED: Readonly<Record<string, string>> = {
  '/': 'the start of the crawl',
  '/halls/': 'the search form',
  '/thankyou': 'the contact form',
  '/native/': 'documented in docs/native-bridge.md',
  '/logout': 'the menu of signed-in users',
  '/mypage/tickets/:rawId': 'the list of tickets',
  '/mypage/tickets/ring/:rawId': 'the list of tickets',
  '/clip': 'a clip button where no script runs',
  '/mypage/clips/:kind': 'the list of clipped halls',
  '/mypage/clips/share': 'the list of clipped halls',
  '/clips/shared/:hash': 'shared by its owner',
  '/halls/compare': 'the list of clipped halls',
  '/reservations/:number': 'the list of reservations, and a number typed in by a guest',
  '/diagnosis/:id/:side': 'starting a diagnosis, and the shared link',
  '/diagnosis/:id/:side/thanks': 'submitting the answers',
  '/diagnosis/:id': 'the thank-you page',
  '/diagnosis/:id/leaflet': 'the result of a diagnosis',
  '/referral/:code': 'sent by a friend',
  '/enquete/:version': 'the invitation, which carries the login id',
  '/special': 'the LINE account, which opens it with its id',
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** All routes, in matching order. */
const routes = async () =>
  (await Promise.all(routeGroups.map(async (group) => ({ group, ...(await group.load()) })))).flatMap(
    ({ group, routes: pages }) => pages.map((page) => ({ group, page })),
  );

const withoutPatterns = (path: string): string => path.replaceAll(/<[^>]*>/g, '');

test('every page opens and is linked', async () => {
  const pages = await routes();
  expect(new Set(pages.map(({ group }) => group.chunk)).size).toBe(readdirSync('client/routes').length);
  const linkCounts = new Map<string, number>();
  // Sections that are late are not in the HTML: a hall with all of them, and a tag of several pages.
  await expect
    .poll(async () => (await fetch(`${site.url}/halls/1`)).text(), { timeout: 20_000 })
    .toContain('/halls/1/cancellation"');
  const queue = ['/', '/halls/1', '/tag/parents'];
  const found = new Set(queue);
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    const response = await fetch(site.url + url);
    expect({ url, status: response.status }).toEqual({ url, status: 200 });
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) {
      const link = href.replaceAll('&amp;', '&');
      const path = link.replace(/\?.*/, '');
      const page = pages.find(({ page: candidate }) => candidate.path.match(path) !== null)?.page;
      if (!page || found.has(link)) continue;
      found.add(link);
      const count = linkCounts.get(withoutPatterns(page.path.pattern)) ?? 0;
      linkCounts.set(withoutPatterns(page.path.pattern), count + 1);
      // Two pages of a route are enough to find what it links to.
      if (count < 2) queue.push(link);
    }
  }
  const unlinked = pages
    .map(({ page }) => withoutPatterns(page.path.pattern))
    .filter((path) => !linkCounts.has(path));
  expect(unlinked.toSorted()).toEqual(Object.keys(UNLINKED).toSorted());
}, 120_000);
