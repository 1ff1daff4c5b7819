/** The Japanese of every landing page of hall search: a table of all conditions, and rules over all places. */
import { describe, expect, it } from 'vitest';
import { VENUE_TYPES } from '#client/labels.ts';
import { NO_CONDITIONS, type Conditions } from '#client/pages/HallSearch/searchConditions.ts';
import { placeName, type SearchOptions } from '#client/pages/HallSearch/searchOptions.ts';
import { searchSubject, searchTitle, titleInPhrases } from '#client/pages/HallSearch/searchTitles.ts';
import { readPlaces } from '#origin/fixtures/seed/places.ts';

const places = readPlaces();
const choices = (key: string) =>
  places.options
    .filter((option) => option.key === key)
    .map(({ id, name }) => ({ value: String(id), label: name }));
const options: SearchOptions = {
  areas: places.areas.map(({ slug, name }) => ({ slug, name, domesticArea: null })),
  prefectures: places.prefectures.map(({ slug, name, area_slug }) => ({ slug, name, areaSlug: area_slug })),
  regions: places.regions.map(({ slug, name, prefecture_slug }) => ({
    slug,
    name,
    prefectureSlug: prefecture_slug,
  })),
  districts: places.districts.map(({ slug, name, prefecture_slug }) => ({
    slug,
    name,
    prefectureSlug: prefecture_slug,
  })),
  stations: places.stations.map(({ id, name, prefecture_slug }) => ({
    id: String(id),
    name,
    prefectureSlug: prefecture_slug,
  })),
  planTypes: choices('p'),
  goods: choices('g'),
  tastes: choices('t'),
  chapels: choices('c'),
  planTags: choices('ws'),
};

const TITLES = `
k 1 結婚式ができるホテル
k 2 結婚式ができる式場
k 3 専門式場
k 4 結婚式ができるレストラン
k 5 結婚式ができる神社・寺院
k 6 結婚写真が撮れるフォトスタジオ
k 99 結婚式ができるそのほかの会場
g 1 独立型チャペルのある結婚式場
g 2 緑が見える結婚式場
g 3 天井が高い結婚式場
g 4 海が見える結婚式場
g 5 夜景が見える結婚式場
g 6 ガーデンのある結婚式場
g 7 大階段のある結婚式場
g 8 オープンキッチンのある結婚式場
g 9 宿泊できる結婚式場
g 10 駅から5分以内の結婚式場
g 11 一軒家貸切の結婚式場
g 12 バリアフリーの結婚式場
g 13 ペット同伴ができる結婚式場
g 14 駐車場のある結婚式場
g 15 二次会もできる結婚式場
t 1 ナチュラルな結婚式場
t 2 和モダンな結婚式場
t 3 クラシカルな結婚式場
t 4 モダンな結婚式場
t 5 アットホームな結婚式場
t 6 ラグジュアリーな結婚式場
t 7 リゾート感のある結婚式場
t 8 カジュアルな結婚式場
c 1 大聖堂のある結婚式場
c 2 ガーデンのある結婚式場
c 3 ステンドグラスのある結婚式場
c 4 白を基調にしたチャペルのある結婚式場
c 5 木のぬくもりのあるチャペルのある結婚式場
c 6 水辺のチャペルのある結婚式場
c 7 神殿のある結婚式場
c 8 最上階のチャペルのある結婚式場
ws 1 教会式ができる結婚式場
ws 2 神前式ができる結婚式場
ws 3 人前式ができる結婚式場
ws 4 仏前式ができる結婚式場
ws 5 和装ができる結婚式場
ws 6 ガーデン挙式ができる結婚式場
ws 7 披露宴だけができる結婚式場
p 1 少人数プランのある結婚式場
p 2 挙式のみプランのある結婚式場
p 3 挙式と会食プランのある結婚式場
p 4 フォトウエディングができる結婚式場
p 5 1.5次会・パーティープランのある結婚式場
p 6 平日・オフシーズンプランのある結婚式場
p 7 お急ぎプランのある結婚式場
p 8 マタニティプランのある結婚式場
`;

function withOption(key: string, value: string): Conditions {
  if (key === 'k') {
    const venueTypes = VENUE_TYPES.filter(({ number }) => number === value).map((type) => type.value);
    return { ...NO_CONDITIONS, venueTypes };
  }
  return { ...NO_CONDITIONS, choices: { ...NO_CONDITIONS.choices, [key]: [value] } };
}

const rows = TITLES.trim()
  .split('\n')
  .map((row) => {
    const [key = '', value = '', expected = ''] = row.split(' ');
    return { key, value, expected, conditions: withOption(key, value) };
  });

describe('titles of searches', () => {
  it.each(rows)('$key=$value: $expected', ({ conditions, expected }) => {
    expect(searchSubject(conditions, options)).toBe(expected);
  });

  it('the table has every condition', () => {
    expect(rows).toHaveLength(VENUE_TYPES.length + places.options.length);
  });

  const allPlaces: Conditions['place'][] = [
    null,
    ...options.areas.map(({ slug }) => ({ kind: 'area' as const, value: slug })),
    ...options.prefectures.map(({ slug }) => ({ kind: 'prefecture' as const, value: slug })),
    ...options.regions.map(({ slug }) => ({ kind: 'regions' as const, values: [slug] })),
    ...options.districts.map(({ slug }) => ({ kind: 'district' as const, value: slug })),
    ...options.stations.map(({ id }) => ({ kind: 'station' as const, value: id })),
  ];
  const UNGRAMMATICAL =
    /のの|[るいた]の(結婚|専門)|式場の結婚式場|あり(の|が)|可の|[a-z_]{3,}|[!?,.:;](?!\d)|undefined|null/;

  it('every place with every condition reads as Japanese', () => {
    expect(allPlaces.length).toBeGreaterThan(600);
    const wrong = allPlaces.flatMap((place) =>
      [{ conditions: NO_CONDITIONS }, ...rows].flatMap(({ conditions }) => {
        const title = searchTitle({ ...conditions, place }, options);
        const known = title.replace(placeName(place, options) ?? '', '').replace('ぬくもりの', '');
        return UNGRAMMATICAL.test(known) ||
          !/(会場|式場|ホテル|レストラン|神社・寺院|スタジオ|探す)$/.test(title)
          ? [title]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [{ place: { kind: 'prefecture', value: 'tokyo' } }, '東京都の結婚式場'],
    [
      { place: { kind: 'prefecture', value: 'tokyo' }, venueTypes: ['HOTEL'] },
      '東京都で結婚式ができるホテル',
    ],
    [
      { place: { kind: 'prefecture', value: 'tokyo' }, people: 60, venueTypes: ['HOTEL'] },
      '東京都でホテル・60名の条件に合う結婚式場',
    ],
    [{ place: { kind: 'area', value: 'hawaii' } }, 'ハワイの結婚式場'],
    [{ people: 60 }, '60名で使える結婚式場'],
    [{ officialOnly: true }, '公式ページのある結婚式場'],
    [{ name: 'ミラリス' }, '名前に「ミラリス」を含む結婚式場'],
    [
      { name: 'ミラリス', place: { kind: 'prefecture', value: 'tokyo' } },
      '名前に「ミラリス」を含む東京都の結婚式場',
    ],
    [{}, '結婚式場を探す'],
    [{ sort: 'COST_LOW' }, '結婚式場（費用が低い順）'],
    [
      { sort: 'REVIEWS_HIGH', place: { kind: 'prefecture', value: 'tokyo' } },
      '東京都の結婚式場（評価が高い順）',
    ],
  ] satisfies [Partial<Conditions>, string][])('%o: %s', (conditions, expected) => {
    expect(searchTitle({ ...NO_CONDITIONS, ...conditions }, options)).toBe(expected);
  });

  it.each([
    '結婚式場を探す',
    '東京都の／結婚式場',
    '東京都で／結婚式が／できる／ホテル',
    '大阪府の／専門式場',
    '海が見える／結婚式場',
    '公式ページのある／結婚式場',
    '名前に／「ミラリス」を含む／東京都の／結婚式場',
    '東京都で／ホテル・60名の条件に／合う／結婚式場／（費用が低い順）',
  ])('%s has its phrases marked', (expected) => {
    expect(titleInPhrases(expected.replaceAll('／', ''))).toBe(expected.replaceAll('／', '\u{200B}'));
  });

  it('gives no name to a place whose name failed to load', () => {
    expect(searchTitle({ ...NO_CONDITIONS, place: { kind: 'area', value: 'domestic' } }, null)).toBe(
      'この地域の結婚式場',
    );
  });
});
