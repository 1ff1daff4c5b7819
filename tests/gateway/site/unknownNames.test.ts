/** Fallback texts of pages whose names, places or rows cannot be read. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#tests/fuzz/lane.ts';
import { startSiteWithFieldFaults, type SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';
import { createReader, type Reader } from './brokenPages.ts';

let site: SiteWithFieldFaults;
let readBroken: Reader['readBroken'];
let readBrokenAs: Reader['readBrokenAs'];
beforeAll(async () => {
  site = await startSiteWithFieldFaults();
  ({ readBroken, readBrokenAs } = createReader(site));
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
