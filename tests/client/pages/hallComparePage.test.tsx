/** Halls side by side: what is known of them, what is not, and those that are gone. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveWeddingDay } from '#client/pages/HallCompare/WeddingDayForm.tsx';
import { MEMBER, openPage } from '../relay/openPage.tsx';

afterEach(() => {
  vi.useRealTimers();
  act(() => saveWeddingDay(null));
});

const hall = (id: string, more: object = {}) => ({
  __typename: 'Hall',
  id,
  rawId: '13',
  name: `会場${id}`,
  coverImages: [],
  location: null,
  capacityMin: 10,
  capacityMax: 80,
  cost: 3_200_000,
  rating: 4.5,
  ratingCount: 12,
  isBestRate: false,
  ...more,
});

const open = (query: string, ...nodes: (object | null)[]) => openPage(`/halls/compare?${query}`, { nodes });

/** The cells of a row of the table. */
const row = (label: string) => {
  const head = screen.getByRole('rowheader', { name: new RegExp(`^${label}`) });
  const line = head.closest('tr') ?? head;
  return within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};
/** What is equal everywhere, below the table. */
const folded = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
const heads = () =>
  screen.getAllByRole('link', { name: /^会場[a-z]$/ }).map(({ textContent }) => textContent);

it('stand in the order of the address, with what differs', async () => {
  await open('hall=b&hall=a', hall('b', { capacityMax: 120 }), hall('a'));
  expect(heads()).toEqual(['会場b', '会場a']);
  expect(screen.getByRole('rowheader', { name: '人数' })).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: '評価' })).toBeNull();
  expect(folded('評価')).toBe('5点中4.5点');
});

it('say what is not known, also whether the rate is guaranteed', async () => {
  const unknown = { rating: null, ratingCount: null, cost: null, isBestRate: null };
  await open('hall=a&hall=b', hall('a', { isBestRate: true }), hall('b', unknown));
  for (const label of ['評価(?!件数)', '評価件数', '費用の目安', 'ベストレート保証'])
    expect(row(label)[1]).toBe('情報なし');
  expect(row('ベストレート保証')[0]).toBe('あり');
});

it('abroad are where their address begins', async () => {
  const location = { prefecture: { name: '神奈川県' }, regions: [{ name: '鎌倉・湘南' }] };
  const abroad = { prefecture: null, regions: [] };
  const address = 'アメリカ合衆国ハワイ州カイルア市 カワイロア通り';
  await open('hall=a&hall=b', hall('a', { location }), hall('b', { location: abroad, address }));
  expect(row('場所')).toEqual(['神奈川県 鎌倉・湘南', 'アメリカ合衆国ハワイ州カイルア市']);
});

it('do not have a rate that the API says is not guaranteed', async () => {
  await open('hall=a&hall=b', hall('a'), hall('b'));
  expect(folded('ベストレート保証')).toBe('なし');
});

it('say that one of them is gone, and what one alone lacks', async () => {
  await open('hall=a&hall=gone', hall('a'), null);
  expect(heads()).toEqual(['会場a']);
  expect(screen.getByText(/^選んだ会場の一部を表示できません/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2〜4会場を選ぶと、並べて比べられます' })).toBeTruthy();
});

it('are four, and the page says how many are left out', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const query = ids.map((id) => `hall=${id}`).join('&');
  await open(query, ...ids.slice(0, 4).map((id) => hall(id)));
  expect(heads()).toHaveLength(4);
  expect(screen.getByText('比べられるのは4会場までです。あとの1会場は表示していません。')).toBeTruthy();
});

it('can each be clipped, visited and taken out', async () => {
  await open('hall=a&hall=b&hall=c', hall('a'), hall('b', { rawId: '14' }), hall('c'));
  expect(screen.getAllByRole('button', { name: /を ?クリップ$/ })).toHaveLength(3);
  const hrefs = (name: RegExp) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(hrefs(/^見学の予約$/)[1]).toBe('/halls/14/fairs');
  expect(hrefs(/を外す$/)).toEqual([
    '/halls/compare?hall=b&hall=c',
    '/halls/compare?hall=a&hall=c',
    '/halls/compare?hall=a&hall=b',
  ]);
});

const fees = [
  { text: '申込金', fromDaysBefore: null, untilDaysBefore: 180 },
  { text: '見積金額の20%', fromDaysBefore: 179, untilDaysBefore: 1 },
  { text: '見積金額の100%', fromDaysBefore: 0, untilDaysBefore: 0 },
];
const withFees = { regulation: { general: '規約', cancellationFees: fees } };

it('differ in scores, of which the highest is marked, and in how bills grow', async () => {
  const scored = (staff: number | null, increase: number) => ({
    reviewAverages: { itemRatings: { ceremony: 4, food: null, staff } },
    costGrowth: { billCount: 12, increase },
  });
  await open('hall=a&hall=b', hall('a', scored(4.62, 823_000)), hall('b', scored(4.1, -50_000)));
  expect(row('スタッフの評価')).toEqual(['4.6（最高）', '4.1']);
  expect(folded('挙式会場の評価')).toBe('4.0');
  expect(row('初回見積もりからの増え方')).toEqual(['約82万円増（実例12件）', '約5万円減（実例12件）']);
});

it('say what a cancellation costs today, for the wedding day that is kept on the device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00Z') });
  await open(
    'hall=a&hall=b',
    hall('a', withFees),
    hall('b', { regulation: { general: '規約', cancellationFees: null } }),
  );
  expect(screen.queryByRole('rowheader', { name: 'キャンセル料' })).toBeNull();
  const field = screen.getByLabelText('挙式日（キャンセル料の計算に）');
  fireEvent.change(field, { target: { value: '2027-05-22' } });
  fireEvent.submit(field.closest('form') ?? field);
  expect(row('キャンセル料')).toEqual([
    '今日のお申し出なら見積金額の20%\n2027年5月21日(金)まで',
    '規約をご確認ください',
  ]);
  expect(localStorage.getItem('musubi.weddingDay')).toBe('2027-05-22');
});

it('leave out benefits that have ended, and give conditions of the others', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00Z') });
  const benefits = [
    { title: '終了', amount: null, conditions: null, expiresOn: '2026-11-30' },
    { title: '来館の特典', amount: 3_000, conditions: '初回見学の方', expiresOn: '2026-12-01' },
  ];
  await open('hall=a&hall=b', hall('a', { benefits }), hall('b', { benefits: [] }));
  expect(row('受けられる特典')).toEqual(['来館の特典（3,000円相当・初回見学の方）', 'なし']);
});

it('have the next fairs at a weekend and on 大安', async () => {
  const fairs = { dayOffFair: { heldOn: '2026-12-05', day: { rokuyo: 'TOMOBIKI' } }, taianFair: null };
  const taian = { dayOffFair: null, taianFair: { heldOn: '2026-12-07', day: { rokuyo: 'TAIAN' } } };
  await open('hall=a&hall=b', hall('a', fairs), hall('b', taian));
  expect(row('次の土日祝のフェア')).toEqual(['12月5日(土) 友引', '予定なし']);
  expect(row('次の大安のフェア')).toEqual(['予定なし', '12月7日(月)']);
});

it("show a member's notes, which the public query does not carry, also while a hall is taken out", async () => {
  const nodes = ['a', 'b', 'c'].map((id) => hall(id));
  const { answer, waiting } = await openPage('/halls/compare?hall=a&hall=b&hall=c', { nodes }, MEMBER);
  expect(screen.queryByRole('rowheader', { name: 'あなたのメモ' })).toBeNull();
  await answer('useHallNotesQuery', {
    nodes: nodes.map(({ id }) => ({
      __typename: 'Hall',
      id,
      viewerClip: id === 'b' ? { id: 'clip', note: '中庭がよい' } : null,
    })),
  });
  expect(row('あなたのメモ')).toEqual(['', '中庭がよい', '']);
  fireEvent.click(screen.getByRole('link', { name: '会場cを外す' }));
  await answer('HallComparePageQuery', { nodes: nodes.slice(0, 2) });
  await vi.waitFor(() => expect(waiting('useHallNotesQuery')).toBe(1));
  expect(row('あなたのメモ')).toEqual(['', '中庭がよい']);
});
