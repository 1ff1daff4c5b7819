/** No seeded picture contradicts its hall: what the hall is and has, where it stands, and the season. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';
import { MOTIFS, motifOf } from '#origin/picturePath.ts';

const { halls, photos, fairs, hall_videos, brides, reports, albums, articles } = catalogue;
type Hall = (typeof halls)[number];

const hallOf = new Map<number | null | undefined, Hall>(halls.map((hall) => [hall.id, hall]));
const brideOf = new Map(brides.map((bride) => [bride.user_id, bride]));

type Shown = { where: string; hall: Hall; motif: string; text: string; month: number | null };

const shownAt = (
  where: string,
  hall: Hall | undefined,
  pictures: readonly (string | null | undefined)[],
  text?: string | null,
  month: number | null = null,
): Shown[] =>
  pictures.flatMap((picture) => {
    const motif = motifOf(picture ?? null);
    return hall === undefined || motif === null ? [] : [{ where, hall, motif, text: text ?? '', month }];
  });

const ofHalls = [
  ...halls.flatMap((hall) =>
    shownAt('hall', hall, [...hall.cover_pictures, hall.reception_picture, hall.reception_picture2]),
  ),
  ...photos.flatMap(({ hall_id, picture, caption, source, uploaded_at }) =>
    shownAt(
      `${source} photo`,
      hallOf.get(hall_id),
      [picture],
      caption,
      uploaded_at instanceof Date ? uploaded_at.getUTCMonth() + 1 : null,
    ),
  ),
  ...fairs.flatMap(({ hall_id, picture, name }) => shownAt('fair', hallOf.get(hall_id), [picture], name)),
  ...hall_videos.flatMap(({ hall_id, thumbnail, title }) =>
    shownAt('video', hallOf.get(hall_id), [thumbnail], title),
  ),
];
const ofWeddings = [
  ...brides.flatMap(({ hall_id, reception_picture }) =>
    shownAt('bride', hallOf.get(hall_id), [reception_picture]),
  ),
  ...reports.flatMap(({ hall_id, reception_picture }) =>
    shownAt('report', hallOf.get(hall_id), [reception_picture]),
  ),
  ...albums.flatMap(({ user_id, title, photos: own }) =>
    own.flatMap(({ picture, caption }) =>
      shownAt(
        'album',
        hallOf.get(brideOf.get(user_id)?.hall_id),
        [picture],
        `${title ?? ''} ${caption ?? ''}`,
      ),
    ),
  ),
];
const all = [...ofHalls, ...ofWeddings];

const isTemple = ({ service_id, name }: Hall): boolean => service_id === 5 && name.endsWith('寺');
const isShrine = (hall: Hall): boolean => hall.service_id === 5 && !isTemple(hall);
const has = (values: readonly number[], ...options: readonly number[]): boolean =>
  options.some((option) => values.includes(option));
const isIn = ({ prefecture_slug, area_slug }: Hall, places: RegExp): boolean =>
  places.test(prefecture_slug ?? area_slug ?? '');

const INLAND = /^(tochigi|gunma|saitama|yamanashi|nagano|gifu|shiga|nara)$/;
const WITH_PALMS = /^(okinawa|kagoshima|miyazaki|hawaii|guam|saipan|bali|maldives|tahiti|asia|australia)$/;
const WITHOUT_FROST = /^(okinawa|hawaii|guam|saipan|bali|maldives|tahiti|asia)$/;
const isHouseOfJapan = (hall: Hall): boolean => hall.service_id === 5 || /^料亭|家住宅/.test(hall.name);
const isWardOfCity = ({ address }: Hall): boolean => /区|東京都|大阪府/.test(address ?? '区');

/** Motifs, and what they say of a hall; at least as many pictures show them. */
const RULES: readonly (readonly [name: string, RegExp, (hall: Hall) => boolean, least: number])[] = [
  ['a torii only at shrines', /^shrine$/, isShrine, 150],
  ['a chapel where there is one', /^chapel$/, ({ c }) => has(c, 1, 3, 4, 5, 6, 8), 500],
  ['stained glass where there is some', /^stained$/, ({ c }) => has(c, 1, 3), 100],
  ['the sea where it is seen', /^(sea|seaterrace|beach)$/, ({ g }) => has(g, 4), 60],
  ['no sea inland', /^(sea|seaterrace|beach)$/, (hall) => !isIn(hall, INLAND), 60],
  ['palms in the south', /^beach$/, (hall) => isIn(hall, WITH_PALMS), 5],
  ['a great staircase where there is one', /^staircase$/, ({ g }) => has(g, 7), 100],
  ['lights of a city where they are seen', /^night$/, ({ g }) => has(g, 5), 50],
  ['a tower of hotels in a city', /^tower$/, (hall) => hall.service_id === 1 && isWardOfCity(hall), 50],
  ['a pool of hotels and guest houses', /^pool$/, ({ service_id }) => has([service_id ?? 0], 1, 3), 100],
  ['no church at a house of Japan', /^(chapel|stained|hills)$/, (hall) => !isHouseOfJapan(hall), 800],
  ['no villa at a house of Japan', /^facade$/, (hall) => !isHouseOfJapan(hall), 500],
  [
    'nothing of Japan at a cathedral',
    /^(kimono|fan|temari|sake|lanterns|tatami|bridge)$/,
    ({ name }) => !/大聖堂/.test(name),
    3_000,
  ],
  [
    'nothing of Japan abroad',
    /^(kimono|fan|temari|sake|lanterns|tatami|bridge|bamboo|wagashi|blossoms|maples|shrine)$/,
    ({ prefecture_slug }) => prefecture_slug !== null,
    3_000,
  ],
  [
    'no snow, autumn leaves and cherries where there is no frost',
    /^(snow|maples|blossoms)$/,
    (hall) => !isIn(hall, WITHOUT_FROST),
    300,
  ],
  ['no bamboo in the north', /^bamboo$/, (hall) => !isIn(hall, /^(hokkaido|okinawa)$/), 100],
];

describe('seeded pictures of a hall, its fairs, videos and weddings', () => {
  it.each(RULES)('show %s', (_, motifs, suits, least) => {
    const shown = all.filter(({ motif, where, text }) => {
      // A wedding is also photographed elsewhere, before its day.
      const isElsewhere = where === 'album' && /前撮り|撮影|つくったもの|衣裳合わせ/.test(text);
      return motifs.test(motif) && !isElsewhere;
    });
    expect(shown.length).toBeGreaterThanOrEqual(least);
    const wrong = shown.filter(({ hall }) => !suits(hall));
    expect(wrong.map(({ hall, where, motif }) => `${hall.name}: ${motif} (${where})`)).toEqual([]);
  });

  it('show no lake, except beside one', () => {
    const lakeside = /河口湖|箱根|大津|堅田|浜名湖|松江|玉造|クイーンズタウン|テカポ/;
    const shown = ofHalls.filter(({ motif }) => motif === 'lake');
    expect(shown.length).toBeGreaterThan(0);
    const wrong = shown.filter(({ hall }) => !lakeside.test(`${hall.name} ${hall.address} ${hall.access}`));
    expect(wrong.map(({ hall, where }) => `${hall.name} (${where})`)).toEqual([]);
  });

  it.each([
    [/^blossoms$/, [3, 4]],
    [/^hydrangea$/, [6, 7]],
    [/^(maples)$/, [10, 11]],
    [/^(pool|fireworks)$/, [6, 7, 8, 9]],
  ])('show %s in its season, where a bride took the photo', (motifs, months) => {
    const taken = ofHalls.filter(({ motif, month }) => month !== null && motifs.test(motif));
    expect(taken.filter(({ month }) => !months.includes(month ?? 0))).toEqual([]);
  });
});

it('has at least 60 motifs', () => {
  expect(new Set(MOTIFS).size).toBeGreaterThanOrEqual(60);
});

it('shows no torii above articles that name a hall', () => {
  const isOfShrinesOnly = (text: string): boolean =>
    [...text.matchAll(/\/halls\/(\d+)/g)].every(([, id]) => {
      const hall = hallOf.get(Number(id));
      return hall !== undefined && isShrine(hall);
    });
  const wrong = articles.filter(({ picture, pages }) => {
    const text = pages.join('');
    return (motifOf(picture ?? null) === 'shrine' || text.includes('/shrine-')) && !isOfShrinesOnly(text);
  });
  expect(wrong.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
});
