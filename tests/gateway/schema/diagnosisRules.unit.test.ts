/** How the answers of two sides compare, and the hall search that follows from them. */
import { describe, expect, it } from 'vitest';
import { searchAddress, sharedSearch } from '#gateway/domains/diagnosis/hallSearch.ts';
import type { DiagnosisQuestionRow } from '#gateway/domains/diagnosis/rules.ts';
import { sharedWishes, standingOf } from '#gateway/domains/diagnosis/standing.ts';

/** A question whose choices have their own text as value; `id` 5, 7 and 8 take free text. */
function question(child: string[], parent: string[], id = 2): DiagnosisQuestionRow {
  const isText = [5, 7, 8].includes(id);
  const texts = [...new Set([...child, ...parent])];
  return {
    id,
    title: '',
    choices: isText ? [] : texts.map((text) => ({ value: text, text })),
    max_choices: isText ? null : 3,
    max_length: isText ? 200 : null,
    choice_answers: [
      ...child.map((value) => ({ respondent: 'child' as const, value })),
      ...parent.map((value) => ({ respondent: 'parent' as const, value })),
    ],
  };
}

describe('two answers', () => {
  it.each([
    ['agree', ['友人'], ['友人']],
    ['agree', ['親せき', '友人'], ['友人', '親せき']],
    ['wider', ['きょうだいと祖父母'], ['きょうだいと祖父母', '親せき', '友人']],
    ['wider', ['味', 'お酒の種類'], ['味']],
    ['wider', ['教会での式'], ['まだ決めていない']],
    ['wider', ['こだわらない'], ['白いドレス', '色のドレス']],
    ['wider', ['友人'], []],
    ['both_undecided', ['まだ考えていない'], ['まだ考えていない']],
    ['both_undecided', ['まだ決めていない'], ['こだわらない']],
    ['both_undecided', ['未定'], []],
    ['both_undecided', [], []],
    ['talk', ['教会での式'], ['神社での式']],
    ['talk', ['味', '地元の食材'], ['味', '食べやすさ']],
    // An undecided choice beside others does not count.
    ['agree', ['白いドレス', 'こだわらない'], ['白いドレス']],
    // A decided answer without any wish.
    ['agree', ['なくてもよい'], ['なくてもよい']],
    ['talk', ['なくてもよい'], ['手紙を読みたい・聞きたい']],
  ] as const)('are %s: %j and %j', (standing, child, parent) => {
    expect(standingOf(question([...child], [...parent]))).toBe(standing);
    expect(standingOf(question([...parent], [...child]))).toBe(standing);
  });

  it.each([
    ['agree', '春がいい。', '　春がいい'],
    ['talk', '春がいい', '秋がいい'],
    ['wider', '2027年の春', ''],
    ['wider', '300万円くらい', 'まだ分からない'],
    ['both_undecided', '未定です', 'まだ決めていない'],
    ['both_undecided', '特になし', '特にありません。'],
    ['both_undecided', 'おまかせします', 'なし'],
    ['wider', '結婚後は近くに住みたい', '今のところ特にない'],
    // A wish beside what is open.
    ['talk', '日は未定ですが、秋がいい', '日は未定ですが、春がいい'],
    ['talk', '費用のことは分からないので相談したい', '半分ずつ出す'],
    ['agree', '仲人はなし', '仲人は、なし'],
  ] as const)('as texts are %s: %s and %s', (standing, child, parent) => {
    const given = (text: string) => (text === '' ? [] : [text]);
    expect(standingOf(question(given(child), given(parent), 5))).toBe(standing);
  });

  it('share what both contain', () => {
    expect(sharedWishes(question(['きょうだいと祖父母', '親せき'], ['親せき', '友人']))).toEqual(['親せき']);
    expect(sharedWishes(question(['まだ決めていない'], ['まだ決めていない']))).toEqual([]);
  });
});

describe('the hall search', () => {
  const STYLES = [
    ['1', '教会式'],
    ['2', '神前式'],
    ['3', '人前式'],
  ] as const;

  it('has the ceremony and the guests that both want', () => {
    const search = sharedSearch(
      [
        question(['きょうだいと祖父母', '親せき'], ['親せき', '友人'], 2),
        question(['神社での式'], ['神社での式'], 3),
      ],
      STYLES,
    );
    expect(search?.names).toEqual(['神前式', '40名以上']);
    expect(search && searchAddress(search.parameters)).toBe('/halls/search/?ws=2&people=40');
  });

  it('asks for restaurants where both want a meal only', () => {
    const search = sharedSearch([question(['食事会だけ'], ['食事会だけ'], 3)], STYLES);
    expect(search && searchAddress(search.parameters)).toBe('/halls/search/?k=4');
  });

  it('is none where nothing is shared, and leaves out a ceremony that is no option', () => {
    const apart = [question(['友人'], ['親せき'], 2), question(['教会での式'], ['神社での式'], 3)];
    expect(sharedSearch(apart, STYLES)).toBeNull();
    expect(sharedSearch([question(['教会での式'], ['教会での式'], 3)], [])).toBeNull();
  });
});
