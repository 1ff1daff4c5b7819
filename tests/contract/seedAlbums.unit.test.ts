/** Seeded albums of brides: rites, halls, seasons, dates. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';
import { NEWEST_MS } from '#origin/fixtures/seed/magazine/namedDates.ts';
import { motifOf } from '#origin/picturePath.ts';

const { albums, brides, halls } = catalogue;
const brideOf = new Map(brides.map((bride) => [bride.user_id, bride]));
const hallOf = new Map(halls.map((hall) => [hall.id, hall]));

type Hall = (typeof halls)[number];
const shots = albums.flatMap(({ title, user_id, photos }) => {
  const bride = brideOf.get(user_id);
  const hall = hallOf.get(bride?.hall_id ?? 0);
  const month = Number(bride?.wedding_date?.slice(5, 7) ?? 0);
  return photos.map(({ picture, caption, uploaded_at }) => ({
    title,
    motif: motifOf(picture) ?? '',
    words: `${title ?? ''} ${caption ?? ''}`,
    uploaded_at,
    style: bride?.reception_style ?? null,
    day: bride?.wedding_date ?? null,
    month,
    hall,
  }));
});
type Shot = (typeof shots)[number];

/** Shots that a rule is about; at least `least`. */
function about(holds: (shot: Shot) => boolean, least: number): Shot[] {
  const found = shots.filter(holds);
  expect(found.length).toBeGreaterThanOrEqual(least);
  return found;
}

describe('seeded albums', () => {
  it.each([
    [/^挙式|バージンロード|祭壇/, ['教会式'], 60],
    [/ステンドグラス/, ['教会式', '人前式'], 1],
    [/人前式|誓いの言葉|証書/, ['人前式'], 60],
    [/神前式|神殿|参進|鳥居|社殿|境内|三三九度|盃|綿帽子/, ['神前式'], 20],
    [/仏前|本堂|寺/, ['仏前式'], 3],
    [/撮影の日/, ['フォト'], 5],
    [/披露宴|乾杯|ケーキ|席札/, ['教会式', '人前式', '神前式', '仏前式', null], 100],
    [/扉のリース|ティアラ|リングピロー/, ['教会式', '人前式', 'フォト'], 50],
  ])('say %s of the rite only', (words, styles, least) => {
    for (const shot of about((one) => words.test(one.words), least))
      expect(styles, shot.words).toContain(shot.style);
  });

  it.each<[RegExp, (hall: Hall | undefined) => boolean, number]>([
    [/^chapel$/, (hall) => [1, 3, 4, 5, 6, 8].some((id) => hall?.c.includes(id)), 30],
    [/^stained$/, (hall) => hall?.c.includes(3) === true, 5],
    [/^shrine$/, (hall) => hall?.service_id === 5 && !hall.name.endsWith('寺'), 10],
    [/^staircase$/, (hall) => hall?.g.includes(7) === true, 10],
    [/^sea$/, (hall) => hall?.g.includes(4) === true, 5],
    [/^night$/, (hall) => hall?.g.includes(5) === true, 1],
    [/^terrace$/, (hall) => [3, 4, 99].includes(hall?.service_id ?? 0), 10],
    [/^tower$/, (hall) => hall?.service_id === 1, 5],
  ])('show %s where the hall has it', (motif, has, least) => {
    for (const shot of about((one) => motif.test(one.motif), least))
      expect(has(shot.hall), `${shot.hall?.name}: ${shot.words}`).toBe(true);
  });

  it.each([
    [/blossoms/, /桜|花吹雪/, [3, 4, 5], 10],
    [/hydrangea/, /紫陽花/, [6, 7, 8], 10],
    [/fireworks|pool/, /花火/, [6, 7, 8], 1],
    [/maples/, /紅葉|色づいた|落ち葉/, [9, 10, 11], 10],
    [/snow/, /(?<!花吹)雪/, [12, 1, 2], 10],
  ])('show %s in its season', (motif, words, months, least) => {
    const inSeason = (one: Shot): boolean => motif.test(one.motif) || words.test(one.words);
    for (const shot of about(inSeason, least)) expect(months, shot.words).toContain(shot.month);
  });

  it('are of one part of the day', () => {
    for (const [user, own] of Map.groupBy(albums, ({ user_id }) => user_id)) {
      const words = JSON.stringify(own);
      expect(
        /夜景|灯りを落とした卓|お開きの花火/.test(words) && /テラスに出た時間/.test(words),
        `${user}`,
      ).toBe(false);
    }
  });

  it('are uploaded before or after the wedding, as the occasion demands, and not in the future', () => {
    const before = /前撮り|つくったもの|衣裳合わせ|会場の下見/;
    const dated = about(({ day, title, uploaded_at }) => day !== null && !!title && !!uploaded_at, 3_000);
    for (const { title, day, uploaded_at } of dated) {
      const [uploaded, wedding] = [Date.parse(uploaded_at ?? ''), Date.parse(day ?? '')];
      const days = (uploaded - wedding) / 86_400_000;
      expect(before.test(title ?? '') ? days < 0 && days > -365 : days >= 0 && days < 60, title ?? '').toBe(
        true,
      );
      expect(uploaded).toBeLessThanOrEqual(NEWEST_MS);
    }
    for (const { uploaded_at } of shots.filter(({ day, hall }) => day === null && hall !== undefined))
      expect(uploaded_at).toBeNull();
  });

  it('show no picture twice', () => {
    for (const { photos } of albums)
      expect(new Set(photos.map(({ picture }) => picture)).size).toBe(photos.length);
  });
});
