/** What the text of a page states: that something is unknown, that there is none, how many there are. */
import type { Baseline } from './cases.ts';
import { attributesIn, headingsIn, sentencesIn, silentPicturesIn, textsIn } from './html.ts';

interface Page {
  readonly body: string;
}

export const BROKEN_TEXT =
  /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]|^null$|(?<![\w-])null(?![\w-])/;
/** A visitor reads that there is nothing. */
const ABSENCE =
  /(?<!応答が)ありません|(?<!できて)いません|見つかりません|まだ(?!読み込めません)|終了しました|回答なし/;
/** A visitor reads that a count is zero. */
const ZERO = /(?<![\d.,])[0０](?:件|人|名|枚|組|会場|回|点)/;
/** A visitor reads that something is unknown. */
const UNKNOWN =
  /読み込めません|表示できません|確認できません|確認中|取得できません|わかりません|分かりません|不明|応答がありません/;

/** Texts that are broken, more often than on any of the originals. */
export const brokenTexts = (page: Page, originals: readonly Page[]): string[] =>
  moreOf(BROKEN_TEXT, (one) => [...sentencesIn(one), ...attributesIn(one)], page, originals);

/** Texts of absence that the originals do not have. */
export const absences = (page: Page, originals: readonly Page[], baseline: Baseline): string[] =>
  [...moreOf(ABSENCE, textsIn, page, originals), ...moreOf(ZERO, sentencesIn, page, originals)].filter(
    (text) => !isOfReply(text, baseline),
  );

/** For texts that were read elsewhere, such as in Chromium. */
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

/** Texts like `pattern` that a page has more often than any of the originals. */
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
 * What a page lost without stating that it is unknown.
 * @param isComplete whether both pages hold all their sections
 */
export function unsaidLosses(
  page: Page,
  original: Page,
  originals: readonly Page[],
  isComplete: boolean,
): string[] {
  const unknowns = moreOf(UNKNOWN, textsIn, page, originals).length;
  const left = namesIn(page);
  // Placeholders of deferred sections have headings of their own.
  const complete = originals.map(namesIn);
  const lost = headingsIn(original)
    .filter(({ isOfRow }) => !isOfRow)
    .map(({ text, ...heading }) => ({ ...heading, text: withoutCount(text) }))
    .filter(({ text }) => !left.has(text) && complete.every((names) => names.has(text)))
    .filter(({ level, text }) => level > 1 || !isTitledWithoutName(page, text));
  // One statement covers the headings within its section.
  const isSaid = unknowns > 0 && unknowns >= new Set(lost.map(({ section }) => section)).size;
  const silent = silentPicturesIn(page) - silentPicturesIn(original);
  return [
    ...(isSaid ? [] : lost.map(({ text }) => `section “${text}” is gone without a word`)),
    ...(isComplete && silent > 0 && unknowns === 0 ? [`${silent} pictures lost their text`] : []),
  ];
}

/** Whether the title of a page is another one in that it lacks a name: この地域の会場, or its last words alone. */
function isTitledWithoutName(page: Page, was: string): boolean {
  const title = headingsIn(page).find(({ level }) => level === 1)?.text ?? '';
  const common = [...title].toReversed().findIndex((character, at) => character !== was.at(-1 - at));
  return title !== '' && (common === -1 || (common >= MIN_COMMON && STAND_IN.test(title)));
}

/** Characters at the end of two titles that say what both pages are about. */
const MIN_COMMON = 2;
/** What titles begin with in place of a name that is not known. */
const STAND_IN = /^(?:この地域|この条件|会員さん)|確認中の/;

const namesIn = (page: Page): Set<string> => new Set(headingsIn(page).map(({ text }) => withoutCount(text)));

const COUNT = /[（(]?(\d+)(?:件|人|名|枚|組|会場|回|点)[）)]?$/;
const withoutCount = (heading: string): string => heading.replace(COUNT, '');
const countIn = (heading: string): number | null => {
  const [, count] = COUNT.exec(heading) ?? [];
  return count === undefined ? null : Number(count);
};

/** A list this short may lose all items but one; longer ones at most half. */
const SHORT_LIST = 4;

/** Counts in headings that rows left out do not explain. */
export function wrongCounts(page: Page, original: Page): string[] {
  const before = new Map(headingsIn(original).map(({ text }) => [withoutCount(text), countIn(text)]));
  return headingsIn(page).flatMap(({ text }) => {
    const [was, is] = [before.get(withoutCount(text)) ?? null, countIn(text)];
    if (was === null || is === null || is === was) return [];
    const least = was >= SHORT_LIST ? was / 2 : 1;
    return is > was || is < least ? [`“${text}”, was ${was}`] : [];
  });
}
