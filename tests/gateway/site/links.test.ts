/** Every page is linked from where a visitor would look: the links of the site, followed from its first page. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rooms } from '#client/routes.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';

/** Pages that no plain link leads to, and the way there. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '/': 'the address itself, and the name of the site',
  '/halls/': 'the search of the site sends its form there',
  '/thankyou': 'the contact form leads there',
  '/native/': 'app teams find it in docs/native-bridge.md',
  '/logout': 'the menu of who is logged in',
  '/mypage/tickets/:rawId': 'the list of tickets',
  '/mypage/tickets/ring/:rawId': 'the list of tickets',
  '/mypage/clips': 'the menu of who is logged in',
  '/mypage/clips/:kind': 'the list of kept halls',
  '/mypage/clips/share': 'the list of kept halls',
  '/clips/shared/:hash': 'whoever shares a list sends its address',
  '/halls/compare': 'the list of kept halls',
  '/diagnosis/:id/:side': 'starting a diagnosis leads there, and the link one sends',
  '/diagnosis/:id/:side/thanks': 'answering leads there',
  '/diagnosis/:id': 'the thanks lead there',
  '/referral/:code': 'a friend sends it',
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** The site's pages, in the order they are tried. */
const routes = async () =>
  (await Promise.all(rooms.map(async (room) => ({ room, ...(await room.load()) })))).flatMap(
    ({ room, routes: pages }) => pages.map((page) => ({ room, page })),
  );

const plain = (path: string): string => path.replaceAll(/<[^>]*>/g, '');

test('every page opens, and is linked from a page before it', async () => {
  const pages = await routes();
  expect(new Set(pages.map(({ room }) => room.chunk)).size).toBe(readdirSync('client/routes').length);
  const met = new Map<string, number>();
  const known = new Set(['/']);
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const reply = await fetch(site.url + path);
    expect({ path, status: reply.status }).toEqual({ path, status: 200 });
    for (const [, href = ''] of (await reply.text()).matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) {
      const link = href.replaceAll('&amp;', '&');
      const bare = link.replace(/\?.*/, '');
      const page = pages.find(({ room, page: one }) => room.paths.test(bare) && one.match(bare))?.page;
      if (!page || known.has(link)) continue;
      known.add(link);
      const times = met.get(plain(page.path)) ?? 0;
      met.set(plain(page.path), times + 1);
      // Two of a kind are enough to find what they lead to.
      if (times < 2) waiting.push(link);
    }
  }
  const unlinked = pages.map(({ page }) => plain(page.path)).filter((path) => !met.has(path));
  expect(unlinked.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
}, 120_000);
