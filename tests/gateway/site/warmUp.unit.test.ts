import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { PageRequest } from '#gateway/site/site.ts';
import { makePicturesAhead, warmUp, type WarmUpOptions } from '#gateway/site/warmUp.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const HOME = `<a href="/halls/kanto/one">1</a><a class="x" href="/halls/kanto/two">2</a>
  <a href="/magazine/101">3</a><a href="/magazine/102?a=1&amp;b=2">4</a><a href="/mypage">5</a>
  <a href="/pref/tokyo">6</a><a href="https://elsewhere.example/">7</a>`;

/** The pictures of a page. */
const picturesOf = (url: string): string =>
  `<img src="/img?url=1${url}&amp;s=a" alt=""/><img alt="" src="/img?url=2${url}&amp;s=b"/><img src="/logo.svg"/>`;

/** Renders pages as `renderPage` says; the home page with links. */
function testSite(renderPage: (url: string) => Promise<void> = () => sleep(2)) {
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const options: WarmUpOptions = {
    async render({ url }: PageRequest) {
      rendered.push(url);
      await renderPage(url);
      return {
        status: 200,
        headers: {},
        body: (async function* () {
          yield HOME + picturesOf(url);
        })(),
        cache: null,
      };
    },
    describePage: async (url) => ({
      address: url,
      isPersonal: url.startsWith('/mypage'),
      usesArea: false,
      usesRokuyo: false,
      takesFiles: false,
    }),
    execute: () => Promise.reject(new Error('no page here has a query')),
    documents: { find: () => new GraphQLError('none'), match: () => null, text: () => null },
    site: { url: 'http://localhost', name: 'むすび', services: NO_SERVICES },
    onError: (error) => void errors.push(error),
  };
  return { options, rendered, errors };
}

test('renders the home page and one page of each kind, again and again, until the time is over', async () => {
  const { options, rendered, errors } = testSite();
  await warmUp(options, 200);
  const round = ['/', '/halls/kanto/one', '/magazine/101', '/pref/tokyo'];
  expect(rendered.slice(0, 5)).toEqual(['/', ...round]);
  expect(new Set(rendered)).toEqual(new Set(round));
  expect(rendered.length).toBeGreaterThan(9);
  const count = rendered.length;
  await sleep(20);
  expect([rendered.length, errors]).toEqual([count, []]);
});

test('ends in time when pages are rendered in microtasks alone', async () => {
  const { options, rendered } = testSite(() => Promise.resolve());
  await warmUp(options, 50);
  expect(rendered.length).toBeGreaterThan(1);
});

test('ends in time when a page hangs', async () => {
  const { options, rendered } = testSite((url) =>
    url === '/magazine/101' ? new Promise(() => {}) : sleep(1),
  );
  await warmUp(options, 50);
  expect(rendered.at(-1)).toBe('/magazine/101');
});

test('reports a page that fails, and ends', async () => {
  const { options, errors } = testSite(() => Promise.reject(new Error('broken')));
  await warmUp(options, 1_000);
  expect(errors.map(String)).toEqual(['Error: broken']);
});

/** Renders pages with the links of `linksOf` and two pictures each. */
function linkedSite(linksOf: (url: string) => string) {
  const { options, rendered } = testSite();
  const render: WarmUpOptions['render'] = async (page, execute) => ({
    ...(await options.render(page, execute)),
    body: (async function* () {
      yield linksOf(page.url) + picturesOf(page.url);
    })(),
  });
  return { options: { ...options, render }, rendered };
}

test('makes the pictures of linked pages too, up to a number of pages', async () => {
  const { options, rendered } = linkedSite(
    (url) => `<a href="/${Number(url.slice(1)) + 1}">next</a><a href="/">home</a>`,
  );
  let pictures = 0;
  await makePicturesAhead(options, async () => void (pictures += 1), { nearest: 4, further: 0 });
  expect(rendered).toEqual(['/', '/1', '/2', '/3']);
  expect(pictures).toBe(8);
});

test('goes through the lists to their ends, afterwards and up to a number of pages', async () => {
  const links = new Map([
    ['/', '<a href="/halls/">halls</a><a href="/magazine/news/">magazine</a>'],
    ['/halls/', '<a class="step" href="/halls/?s=1&amp;page=2" rel="next">next</a>'],
    ['/halls/?s=1&page=2', '<a class="step" href="/halls/?s=1&amp;page=3" rel="next">next</a>'],
    ['/magazine/news/', '<a class="step" href="/magazine/news/?page=2" rel="next">next</a>'],
  ]);
  const nearest = ['/', '/halls/', '/magazine/news/'];
  const further = ['/halls/?s=1&page=2', '/magazine/news/?page=2', '/halls/?s=1&page=3'];
  for (const max of [1, 2, 9]) {
    const { options, rendered } = linkedSite((url) => links.get(url) ?? '');
    await makePicturesAhead(options, async () => {}, { nearest: 3, further: max });
    expect(rendered).toEqual([...nearest, ...further.slice(0, max)]);
  }
});

test('makes the pictures of the same pages, one at a time, in the order of the pages', async () => {
  const { options, rendered, errors } = testSite();
  const made: string[] = [];
  let underWay = 0;
  await makePicturesAhead(options, async ({ href }) => {
    underWay += 1;
    await sleep(2);
    made.push(`${underWay} ${href}`);
    underWay -= 1;
  });
  const pages = ['/', '/halls/kanto/one', '/magazine/101', '/pref/tokyo'];
  expect(rendered).toEqual(pages);
  const site = 'http://localhost/img?url=';
  expect(made).toEqual(pages.flatMap((page) => [`1 ${site}1${page}&s=a`, `1 ${site}2${page}&s=b`]));
  expect(errors).toEqual([]);
});
