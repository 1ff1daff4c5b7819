import type { CostCase } from '../ui/cost/CostCaseRow.tsx';
import type { FairCalendarDay } from '../ui/fair/FairCalendar.tsx';
import type { FairCardData } from '../ui/fair/FairCard.tsx';
import type { ReviewData } from '../ui/review/ReviewItem.tsx';
import { pictures } from './samples.ts';

/** A Sunday, a holiday, a closed Saturday and a fair by arrangement. */
export const fairs: readonly FairCardData[] = [
  {
    href: '#f1',
    name: '〈月に一度〉八品の試食と庭での模擬挙式',
    heldOn: '2026-11-22',
    rokuyo: '大安',
    times: ['9:00', '10:30', '14:00'],
    kinds: ['模擬挙式', '試食', '相談会'],
    duration: '約2時間30分',
    price: 0,
    deadline: '11月21日(土) 24:00まで受付',
    open: true,
  },
  {
    href: '#f2',
    name: '少人数の相談会',
    heldOn: '2026-11-23',
    holiday: '勤労感謝の日',
    times: ['10:00'],
    kinds: ['相談会'],
    price: 3000,
    deadline: '11月22日(日) 24:00まで受付',
    open: true,
  },
  {
    href: '#f3',
    name: 'ドレス試着の日',
    heldOn: '2026-11-21',
    times: [],
    kinds: ['試着'],
    price: 0,
    deadline: null,
    open: false,
  },
  {
    href: null,
    name: '平日の見学',
    heldOn: null,
    times: [],
    kinds: [],
    price: 0,
    deadline: 'ご希望の日の前日まで受付',
    open: true,
  },
];

export const review: ReviewData = {
  nickname: 'はるか',
  status: '式を挙げた',
  rating: 4.5,
  title: '雨の日でも、庭がきれいに見えました',
  circumstances: ['2026年6月', '62名', '345.7万円'],
  comments: [
    {
      item: '挙式',
      rating: 5,
      body: '大きな窓から緑が見える会場で、雨でも明るく感じました。牧師さんの話が短くて、祖母も疲れずに座っていられました。',
    },
    {
      item: '料理',
      rating: 4,
      body: '温かいものは温かいまま届きました。苦手な食材は一人ずつ替えてもらえました。',
    },
  ],
  posted: { text: '2026年7月3日', iso: '2026-07-03' },
  loveCount: 14,
  photo: pictures[2] ?? null,
};

/** Costs without an increase, with one below 25% and one above. */
export const costs: readonly CostCase[] = [
  {
    nickname: 'はるか',
    circumstances: ['2026年6月', '62名'],
    estimate: 2_800_000,
    total: 3_457_000,
    items: [
      { name: '料理・飲み物', first: 900_000, final: 1_120_000 },
      { name: '衣装', first: 300_000, final: 480_000 },
      { name: '装花', first: 150_000, final: 150_000 },
      { name: '写真', first: null, final: 220_000 },
    ],
  },
  {
    nickname: 'みお',
    circumstances: ['2026年3月', '40名'],
    estimate: 2_200_000,
    total: 3_310_000,
    items: [],
  },
  {
    nickname: 'さき',
    circumstances: ['2025年10月〜12月', '28名'],
    estimate: null,
    total: 1_980_000,
    items: [],
  },
];

const PEOPLE = [40, 60, 80, 100, 101];
const PRICES = [1_000_000, 2_000_000, 3_000_000, 4_000_000, 4_000_001];
const COUNTS = [
  [6, 2, 0, 0, 0],
  [9, 14, 3, 0, 0],
  [4, 31, 22, 5, 0],
  [0, 12, 18, 11, 2],
  [0, 1, 4, 9, 7],
];

export const peoplePriceCounts = PRICES.flatMap((price, row) =>
  PEOPLE.map((people, column) => ({ people, price, count: COUNTS[row]?.[column] ?? 0 })),
);

/** A month with a holiday and days with none, one and two fairs. */
export const fairDays: readonly FairCalendarDay[] = Array.from({ length: 30 }, (_, at) => {
  const date = `2026-11-${String(at + 1).padStart(2, '0')}`;
  const fairCount = at === 21 ? 2 : at % 7 === 6 ? 1 : 0;
  return {
    date,
    holiday: at === 22 ? '勤労感謝の日' : null,
    rokuyo: ['赤口', '先勝', '友引', '先負', '仏滅', '大安'][at % 6] ?? null,
    fairs: fairCount,
    href: fairCount > 0 ? `#${date}` : null,
  };
});
