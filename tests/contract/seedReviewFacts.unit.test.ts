/** What seeded reviews say agrees with hall, guests and ratings, and one sentence with the other. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';

const { reports, halls } = catalogue;
const hallOf = new Map(halls.map((hall) => [hall.id, hall]));
const reviews = reports.flatMap((report) => {
  const hall = hallOf.get(report.hall_id);
  const bodies = report.comments.map(({ body }) => body);
  const text = [report.title ?? '', ...bodies].join('\n');
  return hall === undefined ? [] : [{ report, hall, bodies, text, title: report.title ?? '' }];
});
type Review = (typeof reviews)[number];

const isStudio = ({ hall }: Review): boolean => hall.service_id === 6;
const isNear = ({ hall }: Review): boolean => /徒歩[1-5]分/.test(hall.access ?? '');
const ratedGood = (item: 'food' | 'staff' | 'cost' | 'facility' | 'access') => (review: Review) =>
  (review.report.item_ratings?.[item] ?? 5) >= 4;
const held = ({ report }: Review): boolean => report.customer_status === 'wedding_held';

describe('seeded reviews', () => {
  it.each<[RegExp, (review: Review) => boolean, least: number]>([
    [/^緑がきれい/, ({ hall }) => [2, 6].some((id) => hall.g.includes(id)), 50],
    [/^人数に合わせて部屋を/, ({ hall }) => [1, 2].includes(hall.service_id ?? 0), 30],
    [/^親からのすすめで見学して決め/, ({ report }) => report.customer_status === 'applied_only', 20],
    [/^料理がとにかく好評|^また食事に行きたい/, ratedGood('food'), 50],
    [/^プランナーさんに感謝|^担当の方に恵まれ|^質問にていねいに/, ratedGood('staff'), 50],
    [/^見積もりの説明がていねい/, ratedGood('cost'), 50],
    [/^細かいところまで行き届いて/, ratedGood('facility'), 50],
    [/^祖父母にもやさしい/, ratedGood('access'), 50],
  ])('have a title %s where it holds', (words, holds, least) => {
    const titled = reviews.filter(({ title }) => words.test(title));
    expect(titled.length).toBeGreaterThanOrEqual(least);
    expect(titled.filter((review) => !holds(review)).map(({ text }) => text)).toEqual([]);
  });

  it.each<[RegExp, (review: Review) => boolean, least: number]>([
    [/道がわかりにくい|タクシーがつかまりにくい|坂道がきつく/, (review) => !isNear(review), 50],
    [/駅から近い分|駅からは近いのですが/, isNear, 50],
    [/ナビの目的地|県外|乗り換え/, ({ hall }) => hall.prefecture_slug !== null, 100],
    [/空港からの車|時差のある|現地の地図/, ({ hall }) => hall.prefecture_slug === null, 20],
    [/背景の布|見本の写真|カメラの方/, isStudio, 30],
    [
      /フェア|クローク|披露宴|ゲスト|席次表|受付|ご祝儀|バスの台数|プランナー/,
      (review) => !isStudio(review),
      1_000,
    ],
    [/庭に出てデザート/, ({ bodies }) => !/年(12|1|2)月|冬/.test(bodies[0] ?? ''), 5],
  ])('say %s where it holds', (words, holds, least) => {
    const about = reviews.filter(({ bodies }) => bodies.some((body) => words.test(body)));
    expect(about.length).toBeGreaterThanOrEqual(least);
    expect(about.filter((review) => !holds(review)).map(({ text }) => text)).toEqual([]);
  });

  it('are not of guests of a photo studio', () => {
    expect(reviews.filter((one) => isStudio(one) && one.report.customer_status === 'attended')).toEqual([]);
  });

  it('say of a room what the guests make of it', () => {
    let compared = 0;
    for (const { report, hall, text } of reviews) {
      const { guest_count, customer_status } = report;
      if (guest_count == null || hall.capacity_max == null) continue;
      const share = guest_count / hall.capacity_max;
      if (customer_status === 'attended' || !/席が足りず|少し広い部屋|広めの部屋|ちょうどよい広さ/.test(text))
        continue;
      compared += 1;
      if (text.includes('席が足りず')) expect(share, text).toBeGreaterThanOrEqual(0.75);
      if (/少し広い部屋|広めの部屋/.test(text)) expect(share, text).toBeLessThanOrEqual(0.5);
      if (text.includes('ちょうどよい広さ')) expect(share > 0.5 && share < 0.75, text).toBe(true);
    }
    expect(compared).toBeGreaterThan(100);
  });

  it.each([
    [5, /ゲスト|友人|親族|祖父|祖母|披露宴|余興|招待状|席次|二次会|司会|流しテーブル|引出物|高砂/],
    [9, /友人|披露宴|余興|招待状|席次|二次会|司会|流しテーブル|引出物|遠方|半分近く/],
  ])('mention no groups of guests at weddings of up to %s', (most, groups) => {
    const small = reviews.filter(
      (review) => held(review) && !isStudio(review) && (review.report.guest_count ?? 99) <= most,
    );
    expect(small.length).toBeGreaterThan(15);
    expect(small.filter(({ text }) => groups.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it.each([
    [/天気のよい日に/, /雨/],
    [/はじめての見学が/, /ほかに2会場|ほかの会場と/],
    [/友人にすすめられて、.に見学/, /親からのすすめ/],
    [/共働きで準備/, /仕事をしながら/],
    [/ほかの会場と迷って/, /最後まで迷い/],
    [/家族だけ/, /友人|職場/],
  ])('do not say both %s and %s', (one, other) => {
    expect(reviews.filter(({ text }) => one.test(text)).length).toBeGreaterThan(10);
    expect(reviews.filter(({ text }) => one.test(text) && other.test(text)).map(({ text }) => text)).toEqual(
      [],
    );
  });

  it('have no comment that ends like more than 3 % of the others', () => {
    const endings = new Map<string, number>();
    for (const { bodies } of reviews)
      for (const body of bodies) {
        const ending = body.replaceAll(/\d+/g, '#').split('。').slice(-2).join('。');
        endings.set(ending, (endings.get(ending) ?? 0) + 1);
      }
    const most = reviews.filter(({ bodies }) => bodies.length > 0).length * 0.03;
    expect([...endings].filter(([, count]) => count > most)).toEqual([]);
  });
});
