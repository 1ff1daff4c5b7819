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

it('F61 a feed keeps an article without its picture, and fails where a title or label is invalid', async () => {
  // Each feed for the first time: an earlier one would be served in place of a failure.
  const page = await readBroken('/feed-24.xml', inFirstRow('images'));
  expect([page.status, page.html.split('<item>').length]).toEqual([200, 19]);
  site.fields.restore();
  expect((await readBroken('/feed-26.xml', inFirstRow('post_title'))).status).toBe(500);
  site.fields.restore();
  expect((await readBroken('/feed-25.xml', inFirstRow('pr_label_flag'))).status).toBe(500);
});
