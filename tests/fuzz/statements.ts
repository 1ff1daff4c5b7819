/** Statements in the text of a page: that something is unknown, that there is none, or a count. */
import type { Baseline } from './cases.ts';
import { attributesIn, headingsIn, picturesIn, sentencesIn, textsIn } from './html.ts';

interface Page {
  readonly body: string;
}

export const BROKEN_TEXT =
  /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]|^null$|(?<![\w-])null(?![\w-])/;
/** States that there is nothing. */
const ABSENCE =
  /(?<!応答が)ありません|(?<!できて)いません|見つかりません|まだ(?!読み込めません)|終了しました|回答なし/;
/** States a count of zero. */
const ZERO = /(?<![\d.,])[0０](?:件|人|名|枚|組|会場|回|点)/;
/** States that something is unknown. */
const UNKNOWN =
  /読み込めません|表示できません|確認できません|確認中|取得できません|わかりません|分かりません|不明|応答がありません/;

/** Broken texts that occur more often than on each original. */
export const brokenTexts = (page: Page, originals: readonly Page[]): string[] =>
  moreOf(BROKEN_TEXT, (one) => [...sentencesIn(one), ...attributesIn(one)], page, originals);

/** Texts of absence that the originals do not have. */
export const absences = (page: Page, originals: readonly Page[], baseline: Baseline): string[] =>
  [...moreOf(ABSENCE, textsIn, page, originals), ...moreOf(ZERO, sentencesIn, page, originals)].filter(
    (text) => !isOfReply(text, baseline),
  );

/** The same for texts read elsewhere, e.g. in Chromium. */
export const isAbsence = (text: string, baseline: Baseline): boolean =>
  (ABSENCE.test(text) || ZERO.test(text)) && !isOfReply(text, baseline);

/** Shorter texts occur in replies by chance. */
const MIN_QUOTED = 12;

/** Whether a text is a value of a valid reply, or a part of one, such as an excerpt. */
function isOfReply(text: string, { replies }: Baseline): boolean {
  const isWithin = (value: unknown): boolean =>
    typeof value === 'string'
      ? value === text || (text.length >= MIN_QUOTED && value.includes(text))
      : typeof value === 'object' && value !== null && Object.values(value).some(isWithin);
  return [...replies.values()].flat().some(({ body }) => isWithin(body));
}

/** Texts that match `pattern` and occur more often than on each original. */
function moreOf(
  pattern: RegExp,
  read: (page: Page) => readonly string[],
  page: Page,
  originals: readonly Page[],
): string[] {
  const suspects = read(page).filter((text) => pattern.test(text));
  const timesIn = (texts: readonly string[], text: string): number =>
    texts.filter((one) => one === text).length;
  return [...new Set(suspects)].filter((text) =>
    originals.every((one) => timesIn(read(one), text) < timesIn(suspects, text)),
  );
}

/**
 * Contents that a page lost without stating that they are unknown.
 * @param isComplete whether both pages hold all their sections
 * @param lacks what is left out: a row of the page's own list, with the heading of its group if it was alone there, or a
 * row of any list, which may be a part of a section with a heading of its own
 */
export function unsaidLosses(
  page: Page,
  original: Page,
  originals: readonly Page[],
  isComplete: boolean,
  lacks: { readonly subjectRow: boolean; readonly row: boolean },
): string[] {
  const unknowns = moreOf(UNKNOWN, textsIn, page, originals).length;
  const left = namesIn(page);
  // Placeholders of deferred sections have headings of their own.
  const complete = originals.map(namesIn);
  const added = headingsIn(page).filter(({ text }) =>
    complete.every((names) => !names.has(withoutCount(text))),
  );
  const lost = headingsIn(original)
    .filter(({ isOfRow, rowsBelow }) => !isOfRow && !(lacks.subjectRow && rowsBelow === 1))
    .map(({ text, ...heading }) => ({ ...heading, text: withoutCount(text) }))
    .filter(({ text }) => !left.has(text) && complete.every((names) => names.has(text)))
    .filter((heading) => !isTitledOtherwise(added, heading));
  // One statement covers the headings within its section.
  const isSaid = unknowns > 0 && unknowns >= new Set(lost.map(({ section }) => section)).size;
  const isRow = lacks.row && lost.length === 1 && lost.every(({ level }) => level > 2);
  const silent = [...picturesIn(original)].filter(
    ([source, hasText]) => hasText && picturesIn(page).get(source) === false,
  ).length;
  return [
    ...(isSaid || isRow ? [] : lost.map(({ text }) => `section “${text}” is gone without a word`)),
    ...(isComplete && silent > 0 && unknowns === 0 ? [`${silent} pictures lost their text`] : []),
  ];
}

interface Title {
  readonly level: number;
  readonly text: string;
  readonly section: number;
}

/**
 * Whether one of the headings that were added is the lost one in other words: another title, the only new one of its level
 * in the section, or one that begins or ends in the same way, such as 装花・コーディネート for 装花・装飾, or この地域の会場 for
 * 港区の会場.
 */
function isTitledOtherwise(added: readonly Title[], was: Title): boolean {
  const inPlace = added.filter(({ level, section }) => level === was.level && section === was.section);
  if (was.section > 0 && inPlace.length === 1 && inPlace[0]?.text !== '') return true;
  return added.some(({ level, text }) => {
    if (level !== was.level || text === '') return false;
    if (level === 1) return true;
    if (commonLength([...text], [...was.text]) >= MIN_COMMON_START) return true;
    const end = commonLength([...text].toReversed(), [...was.text].toReversed());
    return end >= MIN_COMMON_END && STAND_IN.test(text);
  });
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((character, at) => character !== b[at]);
  return differs === -1 ? a.length : differs;
}

/** Lengths that show that two titles have the same topic. */
const MIN_COMMON_START = 3;
const MIN_COMMON_END = 2;
/** Stand-ins for unknown names at the beginning of titles. */
const STAND_IN = /^(?:この地域|この条件|お住まいの地域|会員さん)|確認中の/;

const namesIn = (page: Page): Set<string> => new Set(headingsIn(page).map(({ text }) => withoutCount(text)));

const COUNT = /[（(]?(\d+)(?:件|人|名|枚|組|会場|回|点)[）)]?$/;
const withoutCount = (heading: string): string => heading.replace(COUNT, '');
const countIn = (heading: string): number | null => {
  const [, count] = COUNT.exec(heading) ?? [];
  return count === undefined ? null : Number(count);
};

/** A list this short may lose all items but one; longer ones at most half. */
const SHORT_LIST = 4;

/** Counts in headings that differ by more than dropped rows explain. */
export function wrongCounts(page: Page, original: Page): string[] {
  const before = new Map(headingsIn(original).map(({ text }) => [withoutCount(text), countIn(text)]));
  return headingsIn(page).flatMap(({ text }) => {
    const [was, is] = [before.get(withoutCount(text)) ?? null, countIn(text)];
    if (was === null || is === null || is === was) return [];
    const least = was >= SHORT_LIST ? was / 2 : 1;
    return is > was || is < least ? [`“${text}”, was ${was}`] : [];
  });
}
