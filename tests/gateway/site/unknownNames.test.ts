/** Fallback texts of pages whose names, places or rows cannot be read. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#tests/fuzz/lane.ts';
import { startSiteWithFieldFaults, type SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';
import { createReader, type Reader } from './brokenPages.ts';

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

const OPTIONS = /search_props/;
const ALBUM = /^\/api\/albums\/6001/;

describe('F92 the lists of places cannot be read', () => {
  it.each([
    ['/pref/tokyo', 'prefectures', 'この地域の結婚式場'],
    ['/d/mito', 'districts', 'この地域の結婚式場'],
    ['/s/1220', 'stations', 'この地域の結婚式場'],
    ['/g/4', 'goods', 'この条件の結婚式場'],
    ['/halls/ranking/tokyo/', 'prefectures', 'この地域の結婚式場ランキング'],
    ['/stats/pref/tokyo/', 'prefectures', 'この地域の結婚式の数字'],
    ['/brides/pref/tokyo', 'prefectures', 'この地域の花嫁の記録'],
    ['/videos/tokyo/', 'prefectures', 'この地域の会場の動画'],
    ['/fairs/tokyo', 'prefectures', 'この地域のブライダルフェア'],
    ['/magazine/prefecture/tokyo', 'prefectures', 'この地域の記事'],
  ])('%s without %s: %s, never 404 and never a slug', async (path, field, heading) => {
    const page = await readBroken(path, { path: OPTIONS, field: [field], kind: 'wrongType' });
    expect([page.status, page.heading]).toEqual([200, heading]);
  });

  it.each([
    ['/stats/', '都道府県ごとの数字'],
    ['/stats/pref/tokyo/', 'ほかの地域の数字'],
    ['/halls/ranking/tokyo/', 'ほかの地域のランキング'],
    ['/brides', '地域から探す'],
    ['/magazine', '地域の記事'],
  ])('%s keeps the section 「%s」 and says that it failed', async (path, title) => {
    const page = await readBroken(path, { path: OPTIONS, field: ['prefectures'], kind: 'wrongType' });
    expect(page.status).toBe(200);
    expect(page.html).toContain(`>${title}</h2>`);
    expect(page.text).toContain(`${title}を読み込めませんでした`);
  });
});

it.each(['name', 'prefecture_slug'])('F92 one station without its %s takes no other', async (field) => {
  await site.expireCaches();
  const whole = await read('/s/1220');
  const station = { path: OPTIONS, field: ['stations', 0, field], kind: 'wrongType' } as const;
  const page = await readBroken('/s/1220', station);
  expect([page.status, page.heading]).toEqual([200, whole.heading]);
});

it('F92 prefectures whose area cannot be read keep their links', async () => {
  const field = ['areas', 0, 1];
  const page = await readBroken('/stats/', { path: OPTIONS, field, kind: 'wrongType' });
  expect(page.html).toContain('地方を確認中の都道府県</h3>');
  expect(page.html.match(/href="\/stats\/pref\/[a-z]+\/"/g)?.length).toBe(47);
});

it('F61 a fair whose day cannot be read takes neither the calendar nor is it said to be closed', async () => {
  const reply = /\/halls\/1\/fairs/;
  const page = await readBroken('/halls/1/fairs', {
    path: reply,
    field: ['fairs', '*', 'hold_at'],
    kind: 'wrongType',
  });
  expect(page.status).toBe(200);
  expect(page.html).toContain('id="month"');
  expect(page.text).toContain('日程を確認中のフェア');
  expect(page.text).toContain('受付の期限は確認中です');
  expect(page.text).not.toMatch(/日程 ?相談|受付は終了しました/);
});

it('F95 a report of a bride that cannot be read is not said to be missing', async () => {
  const page = await readBroken('/brides/1001', {
    path: /^\/api\/brides\/1001\/report/,
    field: ['user_id'],
    kind: 'missing',
  });
  expect(page.status).toBe(200);
  expect(page.text).toContain('レポートを読み込めませんでした');
  expect(page.text).not.toContain('レポートはまだありません');
});

it('F93 an album whose photos cannot be read keeps its title and says so', async () => {
  const page = await readBroken('/albums/6001', { path: ALBUM, field: ['photo_list'], kind: 'wrongType' });
  expect(page.status).toBe(200);
  expect(page.heading).not.toBe('');
  expect(page.text).toContain('写真を読み込めませんでした');
  expect(page.text).not.toContain('写真はまだありません');
});

it('F93 an album whose title cannot be read says so', async () => {
  const page = await readBroken('/albums/6001', { path: ALBUM, field: ['album_title'], kind: 'wrongType' });
  expect([page.status, page.heading]).toEqual([200, expect.stringContaining('題名を確認中のアルバム')]);
});

it('F94 a hall to compare that cannot be read is not said to be no longer listed', async () => {
  const page = await readBroken('/halls/compare?hall=SGFsbDox&hall=SGFsbDoy', {
    path: /^\/api\/wn\/halls\/1$/,
    field: ['id'],
    kind: 'wrongType',
  });
  expect(page.status).toBe(200);
  expect(page.text).toContain('選んだ会場の一部を表示できません');
});

it('F84 an average number of guests that cannot be read is not said to be unanswered', async () => {
  const field = ['average_guest_count'];
  const page = await readBroken('/stats/pref/tokyo/', { path: /stats/, field, kind: 'wrongType' });
  expect(page.text).toContain('人数の平均 確認中です');
  expect(page.text).not.toContain('回答なし');
});

it('F87 a ticket whose title cannot be read says so', async () => {
  const fault = { path: /88001/, field: ['title'], kind: 'wrongType' } as const;
  const page = await readBrokenAs(await logIn(site), '/mypage/tickets/88001', fault);
  expect([page.status, page.heading]).toEqual([200, expect.stringContaining('名称を確認中のチケット')]);
});

it('F60 a hall by its slugs stays where a slug cannot be read, without a redirect', async () => {
  const fault = {
    path: /\/halls\/kanto\/the-ventura-toyosu/,
    field: ['area_slug'],
    kind: 'missing',
  } as const;
  const page = await readBroken('/halls/kanto/the-ventura-toyosu', fault);
  expect([page.status, page.heading]).toEqual([200, expect.stringContaining('豊洲')]);
});

it('F78 a calendar whose first month cannot be read is a list, never an empty month', async () => {
  const fault = { path: /\/halls\/1\/fairs\?.*per_page=1(&|$)/, field: ['fairs'], kind: 'null' } as const;
  const page = await readBroken('/halls/1/fairs', fault);
  expect(page.text).toContain('いちばん近いフェアの月を確認できません');
  expect(page.text).not.toContain('0件');
});

it('F78 the only bride of a hall whose report cannot be read is not lost without a word', async () => {
  const fault = {
    path: /\/halls\/1\/brides/,
    field: ['brides', 1, 'review_id'],
    kind: 'outOfRange',
  } as const;
  const page = await readBroken('/brides/1001', fault);
  expect(page.text).toContain('この会場で挙げた花嫁を読み込めませんでした');
});

it('F61 the picture of a fair without a name keeps a text', async () => {
  const { html } = await read('/halls/1/fairs?view=list');
  const [, path = ''] = /href="(\/halls\/1\/fairs\/\d+)"/.exec(html) ?? [];
  const page = await readBroken(path, { path: /\/fairs\/\d+/, field: ['name'], kind: 'wrongType' });
  expect(page.status).toBe(200);
  expect(page.html).toContain('alt="名称を確認中のフェア"');
});

it.each([
  ['status', '予約の状況 確認中です'],
  ['hold_at', '日程は確認中です'],
  ['hold_time', '開始時刻は確認中です'],
  ['number_of_participants', '人数 確認中です'],
  ['cancel_code', '確認番号 確認中です'],
  ['fair_id', '予約番号'],
])('F60 a reservation whose %s cannot be read keeps its slip', async (field, text) => {
  const cookie = await logIn(site);
  const { html } = await read('/mypage/reservations', cookie);
  const [, path = ''] = /href="(\/reservations\/\d+)"/.exec(html) ?? [];
  const fault = { path: /\/reservations\/\d+/, field: [field], kind: 'wrongType' } as const;
  const page = await readBrokenAs(cookie, path, fault);
  expect([page.status, page.heading]).toEqual([200, '予約票']);
  expect(page.text).toContain(text);
});

it('F61 a fair stays where its row in the list of its hall has no name', async () => {
  const row = { path: /\/halls\/1\/fairs\?/, field: ['fairs', '*', 'name'], kind: 'null' } as const;
  const page = await readBroken('/halls/1/fairs/9002', row);
  expect(page.status).toBe(200);
  expect(page.heading).not.toBe('');
  expect(page.text).toContain('名称を確認中のフェア');
});

it.each([
  ['/magazine/905', /post\?id=905/, ['post', 'content'], () => '<p><a href="javascript:x()">予約</a></p>'],
  ['/magazine/guides', /guides/, ['wedding_preparation_guides', 0, 'url'], () => 'javascript:x()'],
  ['/videos/tokyo/', /videos/, ['hall_videos', 0, 'video_url'], () => 'javascript:x()'],
])('F99 %s says that it cannot show where a link leads', async (path, reply, field, kind) => {
  const page = await readBroken(path, { path: reply, field, kind });
  expect([page.status, page.html.includes('javascript:x')]).toEqual([200, false]);
  expect(page.text).toContain('リンク先を表示できません');
});

// Last: a list of options that was valid once is served in place of a later one that is not.
it('F92 /ws/1 without the row of its condition: この条件の結婚式場, never 404', async () => {
  const page = await readBroken('/ws/1', {
    path: OPTIONS,
    field: ['hall_plan_tags', 0],
    kind: 'wrongType',
  });
  expect([page.status, page.heading]).toEqual([200, 'この条件の結婚式場']);
});
