/** Pages whose REST replies have one invalid field: the field is lost, the page is not. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hydrationOf } from '#tests/fuzz/html.ts';
import { GraphQLBody, logIn } from '#tests/fuzz/lane.ts';
import { createNavigation } from '#tests/fuzz/navigation.ts';
import { startSiteWithFieldFaults, type SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';
import { createReader, headingOf, type Page, type Reader } from './brokenPages.ts';

let site: SiteWithFieldFaults;
let read: Reader['read'];
let readBroken: Reader['readBroken'];
let readBrokenAs: Reader['readBrokenAs'];
beforeAll(async () => {
  site = await startSiteWithFieldFaults();
  ({ read, readBroken, readBrokenAs } = createReader(site));
});
afterAll(() => site.stop());
afterEach(() => site.fields.restore());

/** The hall page reads the hall by its slug. */
const HALL = /^\/api\/wn\/halls\/(?:1$|[a-z]+\/)/;

describe('F60 one invalid field of a hall', () => {
  let whole: Page;
  beforeAll(async () => {
    await site.expireCaches();
    whole = await read('/halls/1');
  });

  it.each([
    [['address'], '住所 確認中です'],
    [['access'], '交通 確認中です'],
    [['tel'], '電話 確認中です'],
    [['rating'], '評価は確認中です'],
    [['cost'], '費用情報なし'],
    [['lat'], '住所'],
    [['cover_images', 0, 'image_url'], '住所'],
    [['cover_images'], '住所'],
    [['location'], '住所'],
    [['location', 'prefecture_slug'], '住所'],
    [['region_slugs'], '住所'],
    [['service_id'], '住所'],
    [['updated_at'], '住所'],
    [['rating_count'], '住所'],
    [['comment_stats'], '住所'],
  ])('%j: the page keeps its title and the other facts', async (field, said) => {
    for (const kind of ['wrongType', 'missing'] as const) {
      const page = await readBroken('/halls/1', { path: HALL, field, kind });
      expect([page.status, page.heading]).toEqual([200, whole.heading]);
      // A section whose data is late follows in the stream; it is part of the page when its data is in the cache.
      await expect.poll(async () => (await read('/halls/1')).text, { timeout: 10_000 }).toContain(said);
      site.fields.restore();
    }
  });
});

it.each([[['regulation']], [['regulation', 'regulation']]])(
  'F60 invalid terms of a hall (%j) leave the page of its cancellation fees',
  async (field) => {
    const page = await readBroken('/halls/1/cancellation', { path: HALL, field, kind: 'wrongType' });
    expect([page.status, page.heading]).toEqual([200, expect.stringContaining('のキャンセル料')]);
    expect(page.text).toContain('会場の規約を読み込めませんでした');
  },
);

describe('F61 one invalid field of a row', () => {
  it.each([
    ['/magazine/category/26', /category-with-posts/, ['posts', 0, 'pr_label'], '<article'],
    ['/magazine/category/26', /category-with-posts/, ['posts', 0, 'images', 'thumbnail'], '<article'],
    ['/tag/photo', /tag-with-posts/, ['posts', 0, 'post_title'], '題名を確認中の記事'],
    ['/magazine/101', /\/api\/web\/post\?/, ['post', 'thumbnail'], '<article'],
    ['/albums/6001', /\/api\/albums\/6001/, ['photo_list', 0, 'caption'], '<figure'],
    ['/halls/1/fairs', /\/halls\/1\/fairs/, ['fairs', 0, 'hold_time5'], '<article'],
    ['/halls/1/fairs?view=list', /\/halls\/1\/fairs/, ['fairs', 0, 'price'], '料金は確認中です'],
    ['/halls/search/', /^\/api\/halls\//, ['halls', 0, 'rating'], '評価は確認中です'],
  ])('%s %s %j: siblings stay', async (path, reply, field, kept) => {
    await site.expireCaches();
    const whole = await read(path);
    const page = await readBroken(path, { path: reply, field, kind: 'wrongType' });
    expect([page.status, page.heading]).toEqual([200, whole.heading]);
    expect(page.html).toContain(kept);
    const rows = (html: string) => html.split(kept.startsWith('<') ? kept : '<article').length;
    expect(rows(page.html)).toBe(rows(whole.html));
  });
});

it('F62 a record without its title is the failure page, logged by field, and is not kept', async () => {
  const page = await readBroken('/halls/1', { path: HALL, field: ['name'], kind: 'missing' });
  expect(page.status).toBe(503);
  expect(page.heading).toBe('ページを表示できませんでした');
  expect(page.html).toContain('<title>ページを表示できませんでした | ');
  expect(page.headers.get('retry-after')).toBe('30');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('operation has errors'));
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    operation: 'HallPageQuery',
    requestId: 'broken-field-0123456789',
    fields: expect.arrayContaining(['hall.name']),
  });
});

it('F90 a navigation to a record without its title shows the same failure page, with its title', async () => {
  await site.expireCaches();
  const { html } = await read('/halls/1');
  const { id, variables } = hydrationOf(html)?.recorded ?? {};
  const path = /rel="canonical" href="[^"]*?(\/halls\/[^"]*)"/.exec(html)?.[1] ?? '';
  const fault = { path: HALL, field: ['name'], kind: 'missing' } as const;
  const page = await readBroken(path, fault);
  const query = new URLSearchParams({ documentId: id ?? '', variables: JSON.stringify(variables) });
  const data = GraphQLBody.parse(await (await fetch(`${site.url}/graphql?${query}`)).json());
  const navigation = await createNavigation(site.url);
  const shown = await navigation.render(path, data);
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  expect([shown.status, titleOf(shown.body)]).toEqual([page.status, titleOf(page.html)]);
  expect(headingOf(shown.body)).toBe(page.heading);
});

it('F66 a field of a section that follows the page is invalid: the page ends, and the log names the field', async () => {
  const reply = /\/halls\/1\/question_and_answers/;
  // The section arrives after the page.
  await site.origin.fault({ path: '^/api/wn/halls/1/question_and_answers', delayMs: 1_500 });
  const page = await readBroken('/halls/1', {
    path: reply,
    field: ['question_and_answers'],
    kind: 'wrongType',
  });
  await site.origin.clearFaults();
  expect(page.status).toBe(200);
  expect(page.heading).not.toBe('');
  expect(page.html).toContain('data-hydration="late"');
  expect(page.html.trimEnd().endsWith('</html>')).toBe(true);
  const linesOf = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('operation has errors') && line.includes('questionsAndAnswers'));
  await expect.poll(() => linesOf().length).toBeGreaterThan(0);
  const lines = linesOf();
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    operation: 'HallPageQuery',
    requestId: 'broken-field-0123456789',
    // On a busy machine other sections can be late too.
    fields: expect.arrayContaining(['hall.questionsAndAnswers']),
  });
});

it('F64 without script a failed section keeps its heading and says so', async () => {
  const page = await readBroken('/halls/1', {
    path: /\/halls\/1\/benefits/,
    field: ['benefits'],
    kind: 'wrongType',
  });
  expect(page.status).toBe(200);
  const [, noscript = ''] = /<noscript[^>]*>(<section id="benefits".*?)<\/noscript>/s.exec(page.html) ?? [];
  expect(noscript).toContain('>特典</h2>');
  expect(noscript).toContain('特典を読み込めませんでした');
  expect(noscript).toMatch(/<a href="\/halls\/[^"]+"/);
});

it('F65 a page that lacks a field is whole again soon after the API is', async () => {
  const broken = await readBroken('/halls/1', { path: HALL, field: ['access'], kind: 'wrongType' });
  expect(broken.text).toContain('交通 確認中です');
  site.fields.restore();
  await expect
    .poll(async () => (await read('/halls/1')).text, { timeout: 15_000, interval: 500 })
    .not.toContain('交通 確認中です');
});

describe('F83 the total or the page size of a list cannot be read', () => {
  it.each([
    ['/rings/', /\/rings/, ['meta', 'total'], '/rings/'],
    ['/rings/', /\/rings/, ['meta'], '/rings/'],
    ['/brands/', /\/brands/, ['meta', 'total'], '/brands/'],
    ['/magazine/category/26', /category-with-posts/, ['perPage'], '<article'],
    ['/magazine/ranking?category=26', /category-with-posts/, ['perPage'], '<article'],
    ['/tag/photo', /tag-with-posts/, ['total'], '<article'],
    ['/magazine/guides', /guides/, ['per_page'], '<li'],
    ['/magazine/guides', /guides/, ['total'], '<li'],
    ['/brides/picked', /brides/, ['count'], '<article'],
    ['/videos/tokyo/', /videos/, ['total'], '<article'],
  ])('%s %s %j: all rows stay', async (path, reply, field, row) => {
    await site.expireCaches();
    const whole = await read(path);
    for (const kind of ['wrongType', 'missing'] as const) {
      const page = await readBroken(path, { path: reply, field, kind });
      expect([page.status, page.heading]).toEqual([200, whole.heading]);
      expect(page.html).toContain(row);
      expect(rowsOf(page)).toEqual(rowsOf(whole));
      expect(page.text).not.toMatch(/(?<!\d)0(?:件|人|本)/);
      site.fields.restore();
    }
  });
});

it.each([
  ['/stats/pref/tokyo/', 'hall_count', '会場 確認中です'],
  ['/stats/a/kanto/', 'review_count', '評価件数 確認中です'],
  ['/stats/pref/tokyo/', 'average_cost', '費用情報なし'],
])('F84 %s: the number %s is lost, the page is not', async (path, field, said) => {
  for (const kind of ['wrongType', 'missing'] as const) {
    const page = await readBroken(path, { path: /stats/, field: [field], kind });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(said)]);
    site.fields.restore();
  }
});

it('F95 a report whose title is invalid: the page says so, and the report is read', async () => {
  const page = await readBroken('/brides/1001', {
    path: /^\/api\/brides\/1001\/report/,
    field: ['title'],
    kind: 'wrongType',
  });
  expect([page.status, page.heading]).toEqual([200, expect.stringContaining('さんの結婚式')]);
  expect(page.text).toContain('レポートの題名は確認中です');
  expect(page.text).not.toContain('レポートを読み込めませんでした');
});

describe('a member reads what is not known', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await logIn(site);
  });

  it.each(['null', 'missing'] as const)(
    'F87 an invitation keeps its page where the session cannot be read (%s), and says so',
    async (kind) => {
      const session = { path: /sessions\/current/, field: ['user_id'], kind };
      const page = await readBrokenAs(cookie, '/referral/MUSUBI2026', session);
      expect(page.status).toBe(200);
      expect(page.text).toContain('ログインの状態を確認できませんでした');
      expect(page.text).toContain('」で登録する');
    },
  );

  it('F87 a ticket whose deadline is invalid keeps its section and its steps', async () => {
    const page = await readBrokenAs(cookie, '/mypage/tickets/88001', {
      path: /88001/,
      field: ['deadline_at'],
      kind: 'wrongType',
    });
    expect(page.status).toBe(200);
    expect(page.html).toContain('申請する</h2>');
    expect(page.text).toContain('申請の期限は確認中です');
    expect(page.text).toContain('必要事項を記入して申請');
    expect(page.text).not.toContain('お送りいただいた内容');
  });
});

it('F88 a number of writers that is not known is not zero', async () => {
  const page = await readBroken('/magazine/writers', {
    path: /writers|quer/,
    field: ['nbHits'],
    kind: 'wrongType',
  });
  expect(page.status).toBe(200);
  expect(page.text).toContain('人数は確認中です');
  expect(page.text).not.toMatch(/(?<!\d)0人/);
});

/** The headings of the rows, which name them. */
const rowsOf = ({ html }: Page): string[] => html.match(/<h[2-4][^>]*>.*?<\/h[2-4]>/gs) ?? [];
