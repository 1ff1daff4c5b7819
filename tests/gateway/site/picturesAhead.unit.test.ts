import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePicturesAhead } from '#gateway/site/picturesAhead.ts';
import type { WarmUpOptions } from '#gateway/site/warmUp.ts';
import { picturesOf, testSite } from './linkedPages.ts';

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
  await makePicturesAhead(options, async () => void (pictures += 1), {
    nearest: 4,
    further: 0,
    linkedOfKind: 0,
  });
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
    await makePicturesAhead(options, async () => {}, { nearest: 3, further: max, linkedOfKind: 0 });
    expect(rendered).toEqual([...nearest, ...further.slice(0, max)]);
  }
});

test('then makes those of all that these pages link to, up to a number of each kind', async () => {
  const links = new Map([
    ['/', '<a href="/halls/">halls</a><a href="/halls/?order=new">new</a>'],
    [
      '/halls/',
      '<a href="/halls/1/x">1</a><a href="/halls/2/x">2</a><a href="/halls/?page=2" rel="next">next</a>',
    ],
    ['/halls/?page=2', '<a href="/halls/3/x">3</a><a href="/halls/4/x">4</a>'],
    ['/halls/3/x', '<a href="/brides/1">bride</a>'],
    ['/brides/1', '<a href="/halls/5/x">5</a><a href="/mypage">mine</a>'],
  ]);
  for (const [max, others] of [
    [1, []],
    [3, ['/halls/2/x', '/halls/3/x', '/brides/1']],
    [9, ['/halls/2/x', '/halls/3/x', '/halls/4/x', '/brides/1', '/halls/5/x']],
  ] as const) {
    const { options, rendered } = linkedSite((url) => links.get(url) ?? '');
    await makePicturesAhead(options, async () => {}, { nearest: 3, further: 9, linkedOfKind: max });
    expect(rendered).toEqual(['/', '/halls/', '/halls/1/x', '/halls/?page=2', ...others]);
  }
});

test('leaves out pages that fail, and ends after twenty', async () => {
  const links = Array.from({ length: 30 }, (_, index) => `<a href="/halls/${index}/x">hall</a>`).join('');
  const { options, rendered, errors } = testSite(async (url) => {
    if (url !== '/') throw new Error('broken');
  });
  const { render } = linkedSite((url) => (url === '/' ? links : '')).options;
  await makePicturesAhead(
    {
      ...options,
      render: async (page, execute) => {
        await options.render(page, execute);
        return render(page, execute);
      },
    },
    async () => {},
  );
  expect([rendered.length, errors.length]).toEqual([21, 20]);
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
  const pages = ['/', '/halls/kanto/one', '/magazine/101', '/pref/tokyo', '/halls/kanto/two'];
  expect(rendered).toEqual(pages);
  const site = 'http://localhost/img?url=';
  expect(made).toEqual(pages.flatMap((page) => [`1 ${site}1${page}&s=a`, `1 ${site}2${page}&s=b`]));
  expect(errors).toEqual([]);
});
