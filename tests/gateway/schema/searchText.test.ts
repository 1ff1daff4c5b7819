import { afterAll, describe, expect, inject, test } from 'vitest';
import { readPlaces } from '#origin/fixtures/seed/places.ts';

import { SEARCH_TEXTS } from './searchTexts.ts';
import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

interface Term {
  kind: string;
  value: string;
  label: string;
  typed: string | null;
  isCorrected: boolean;
}
interface Search {
  halls: {
    totalCount: number;
    nodes: { rawId: string; name: string }[];
    interpretation: { terms: Term[]; unusedWords: string[]; alternatives: Term[] } | null;
  };
}

const TERM = 'kind value label typed isCorrected';
const SEARCH = /* GraphQL */ `
  query ($filter: HallFilter) {
    halls(filter: $filter, first: 30) {
      totalCount
      nodes { rawId name }
      interpretation { terms { ${TERM} } unusedWords alternatives { ${TERM} } }
    }
  }
`;

async function search(text: string, filter: object = {}) {
  const { data, errors, calls } = await execute<Search>(SEARCH, { filter: { ...filter, text } });
  expect(errors, text).toEqual([]);
  return { ...data.halls, calls };
}

/** What a text finds, in the words of the table. */
async function found(text: string, expected: string): Promise<string> {
  const { interpretation, nodes, totalCount } = await search(text);
  const [hall] = nodes;
  const name = /^会場 (.*)/.exec(expected)?.[1];
  if (name !== undefined) return hall?.name.includes(name) ? expected : `会場 ${hall?.name}`;
  const labels = (interpretation?.terms ?? []).map(({ label }) => label);
  // Places come first; the order of conditions does not matter.
  const [first, ...others] = labels;
  const [expectedFirst, ...expectedOthers] = expected.split(', ');
  const isEqual =
    labels.length === 1 + expectedOthers.length &&
    labels.includes(expectedFirst ?? '') &&
    expectedOthers.every((label) => labels.includes(label));
  return isEqual && totalCount > 0 ? expected : `${[first, ...others].join(', ')} (${totalCount})`;
}

const rows = SEARCH_TEXTS.trim()
  .split('\n')
  .map((line) => {
    const [typed = '', expected = ''] = line.split(' = ');
    return { typed, expected };
  });

describe('typed texts', () => {
  test('150 or more are listed, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map(({ typed }) => typed)).size).toBe(rows.length);
  });

  test.each(rows)('$typed finds $expected', async ({ typed, expected }) => {
    expect(await found(typed, expected)).toBe(expected);
  });
});

describe('misspelled words', () => {
  test.each([
    ['shibuta', '渋谷'],
    ['yokohma', '横浜'],
    ['かまくあ', '鎌倉'],
    ['karuizaw', '軽井沢'],
    ['ガーテン', 'ガーデン'],
    ['ナチュレル', 'ナチュラル'],
    ['アットーム', 'アットホーム'],
    ['resturant', 'レストラン'],
  ])('%s is corrected to %s', async (typed, label) => {
    const { terms = [] } = (await search(typed)).interpretation ?? {};
    expect(terms.map((term) => [term.label, term.isCorrected])).toEqual([[label, true]]);
  });

  test.each(
    'おしゃれ オシャレ フラワー おいしい かわいい カワイイ クルーズ フォーマル あたらしい たのしい おちつく ガーデンパーティー'.split(
      ' ',
    ),
  )('%s is not corrected to another word', async (typed) => {
    const { terms = [] } = (await search(typed)).interpretation ?? {};
    expect(terms.filter(({ isCorrected }) => isCorrected)).toEqual([]);
  });

  test('a word that no condition has does not empty the results', async () => {
    expect((await search('渋谷 おしゃれ')).totalCount).toBe((await search('渋谷')).totalCount);
  });
});

test.each([
  ['渋谷 ぬぬぬ', ['ぬぬぬ']],
  ['渋谷 きれい', ['きれい']],
  ['渋谷 おしゃれな ホテル', ['おしゃれな']],
  ['横浜 安い', ['安い']],
  ['渋谷で安い結婚式場', ['安い']],
  ['横浜のタワーホテル', ['タワー']],
  ['渋谷 お城', ['お城']],
  ['渋谷にある人気の結婚式場がいいです', []],
  ['東京でホテルを探す', []],
])('%s: not used are %j', async (typed, unused) => {
  expect((await search(typed)).interpretation?.unusedWords).toEqual(unused);
});

test('a text of 200 characters is read to its end', async () => {
  const text = `${'ホテル '.repeat(60).slice(0, 193)} 渋谷 60名`;
  expect(text).toHaveLength(200);
  const { terms = [] } = (await search(text)).interpretation ?? {};
  expect(terms.map(({ label }) => label)).toEqual(['渋谷', 'ホテル', '60名']);
});

const hiragana = (katakana: string): string =>
  katakana.replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - 0x60));

/** Hepburn to Kunrei. */
const kunrei = (hepburn: string): string =>
  hepburn
    .replace(/sh(?=[auo])/g, 'sy')
    .replace(/ch(?=[auo])/g, 'ty')
    .replace(/j(?=[auo])/g, 'zy')
    .replace('tsu', 'tu')
    .replace('shi', 'si')
    .replace('chi', 'ti')
    .replace('ji', 'zi')
    .replace('fu', 'hu');

/** A copy without the letter in the middle. */
const shortened = (word: string): string => {
  const letters = Array.from(word);
  return letters.toSpliced(Math.floor(letters.length / 2), 1).join('');
};

const fractionRight = (cases: readonly { typed: string; isRight: boolean }[]): number => {
  const wrong = cases.filter(({ isRight }) => !isRight).map(({ typed }) => typed);
  // Shown where the test fails.
  console.log(`${wrong.length} of ${cases.length} wrong: ${wrong.slice(0, 60).join(' ')}`);
  return 1 - wrong.length / cases.length;
};

/** Names that the table does not list, each in several spellings. */
describe('all other names', () => {
  const listed = new Set(rows.map(({ typed }) => typed));

  test('at least 95 % of towns and stations are found first, in kanji, kana, Hepburn and Kunrei', async () => {
    const { towns, districts } = readPlaces();
    const cases: { typed: string; isRight: boolean }[] = [];
    for (const { name, kana, district, station, prefectureName } of towns.filter(({ station }) => station)) {
      const slug = districts.find((one) => one.slug === district)?.slug ?? '';
      const romaji = slug.replace(/^.*?-(?=[a-z]+$)/, '');
      const spellings = [name, kana, hiragana(kana), romaji, romaji.toUpperCase(), kunrei(romaji)];
      const typedTexts = [
        ...spellings,
        `${station?.name}駅`,
        `${name} ホテル`,
        `${prefectureName} ${name}`,
        `${name}の結婚式場`,
      ];
      // Words of one reading cannot be distinguished: 天童 and 天道, 一宮 and 一の宮.
      const sameReading = new Set(towns.filter((town) => town.kana === kana).map((town) => town.name));
      for (const typed of typedTexts.filter((text) => !listed.has(text))) {
        const { interpretation } = await search(typed);
        const label = interpretation?.terms[0]?.label ?? '';
        cases.push({
          typed,
          isRight: [...sameReading, station?.name ?? name].some((one) =>
            label.includes(one.replace('駅', '')),
          ),
        });
      }
    }
    expect(cases.length).toBeGreaterThan(2_000);
    expect(fractionRight(cases)).toBeGreaterThanOrEqual(0.95);
  }, 240_000);

  test('at least 95 % of halls are found first, by name, reading, romaji and with a letter left out', async () => {
    const everyHall = /* GraphQL */ `
      query ($page: Int) {
        halls(first: 100, page: $page) {
          nodes {
            rawId
            name
            nameKana
            slug
          }
        }
      }
    `;
    const cases: { typed: string; isRight: boolean }[] = [];
    for (let page = 1; page <= 12; page += 3) {
      const { data } = await execute<{
        halls: { nodes: { rawId: string; name: string; nameKana: string | null; slug: string | null }[] };
      }>(everyHall, { page });
      for (const hall of data.halls.nodes.filter((_, index) => index % 8 === 0)) {
        const [longest = ''] = hall.name.split(/[ ・]/).toSorted((a, b) => b.length - a.length);
        const typo = longest.length < 5 ? [] : [shortened(longest)];
        const texts = [
          hall.name,
          hall.name.replace(/[ ・]/g, ''),
          hall.name.replaceAll('ー', ''),
          hall.name
            .replaceAll('ヴ', 'ブ')
            .replaceAll('ブァ', 'バ')
            .replaceAll('ブィ', 'ビ')
            .replaceAll('ブェ', 'ベ')
            .replaceAll('ブォ', 'ボ'),
          ...(hall.nameKana === null ? [] : [hall.nameKana, hiragana(hall.nameKana)]),
          ...(hall.slug === null ? [] : [hall.slug.replaceAll('-', ' ')]),
          ...typo,
        ];
        for (const typed of new Set(texts)) {
          const { nodes } = await search(typed);
          const isRight = typo.includes(typed)
            ? (nodes[0]?.name.includes(longest) ?? false)
            : nodes[0]?.rawId === hall.rawId;
          cases.push({ typed, isRight });
        }
      }
    }
    expect(cases.length).toBeGreaterThan(300);
    expect(fractionRight(cases)).toBeGreaterThanOrEqual(0.95);
  }, 240_000);
});
