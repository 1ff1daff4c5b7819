/** Feeds and social cards of articles that have one invalid field. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSiteWithFieldFaults, type SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';
import { createReader, type Reader } from '../site/brokenPages.ts';

let site: SiteWithFieldFaults;
let read: Reader['read'];
let readBroken: Reader['readBroken'];
beforeAll(async () => {
  site = await startSiteWithFieldFaults();
  ({ read, readBroken } = createReader(site));
});
afterAll(() => site.stop());
afterEach(() => site.fields.restore());

const inFirstRow = (field: string) =>
  ({ path: /category-with-posts/, field: ['posts', 0, field], kind: 'wrongType' }) as const;

it('F61 a social card without its picture is drawn, and kept for minutes only', async () => {
  const thumbnail = { path: /post\?id=905/, field: ['post', 'thumbnail'], kind: 'wrongType' } as const;
  const { status, headers } = await readBroken('/cards/magazine/905.png', thumbnail);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  site.fields.restore();
  await site.expireCaches();
  const whole = await read('/cards/magazine/905.png');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=86400');
});

/** Each hall and each feed once: an earlier card or feed would be served while it is made again. */
it.each([
  ['cover_images', 1],
  ['rating', 2],
  ['prefecture_slug', 3],
])('F61 the card of a hall is drawn without its %s', async (field, id) => {
  const fault = { path: new RegExp(`halls/${id}$`), field: [field], kind: 'wrongType' } as const;
  const { status } = await readBroken(`/cards/halls/${id}.png`, fault);
  expect(status).toBe(200);
});

const itemsOf = ({ html }: Awaited<ReturnType<Reader['readBroken']>>) => html.split('<item>').length - 1;

it('F61 a feed keeps an article without its picture', async () => {
  const feed = await readBroken('/feed-24.xml', inFirstRow('images'));
  expect([feed.status, itemsOf(feed)]).toEqual([200, 18]);
});

it.each([
  ['/feed-26.xml', 'post_title', 'title'],
  ['/feed-25.xml', 'pr_label_flag', 'prLabel'],
])('F96 %s leaves out an article whose %s is invalid, and the log says so', async (path, leaf, field) => {
  const whole = itemsOf(await read(path));
  const feed = await readBroken(path, inFirstRow(leaf));
  expect([feed.status, itemsOf(feed)]).toEqual([200, whole - 1]);
  expect(site.output()).toMatch(
    new RegExp(`"operation":"CategoryFeed".*articleCategory\\.articles\\.nodes\\.\\*\\.${field}`),
  );
});

it('F96 a feed of which most articles are invalid is unavailable', async () => {
  const titles = { ...inFirstRow('post_title'), field: ['posts', '*', 'post_title'] };
  const feed = await readBroken('/feed-27.xml', titles);
  expect([feed.status, feed.headers.get('retry-after')]).toEqual([503, '30']);
});
