/** Statements in the text of a page: that something is unknown, that there is none, or a count. */
import type { Baseline } from './cases.ts';
import { attributesIn, headingsIn, sentencesIn, silentPicturesIn, textsIn } from './html.ts';

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
 * @param lacksRow whether a row of the page's own list is left out, with the heading of its group if it was alone there
 */
export function unsaidLosses(
  page: Page,
  original: Page,
  originals: readonly Page[],
  isComplete: boolean,
  lacksRow: boolean,
): string[] {
  const unknowns = moreOf(UNKNOWN, textsIn, page, originals).length;
  const left = namesIn(page);
  // Placeholders of deferred sections have headings of their own.
  const complete = originals.map(namesIn);
  const lost = headingsIn(original)
    .filter(({ isOfRow, rowsBelow }) => !isOfRow && !(lacksRow && rowsBelow === 1))
    .map(({ text, ...heading }) => ({ ...heading, text: withoutCount(text) }))
    .filter(({ text }) => !left.has(text) && complete.every((names) => names.has(text)))
    .filter((heading) => !isTitledWithoutName(page, heading));
  // One statement covers the headings within its section.
  const isSaid = unknowns > 0 && unknowns >= new Set(lost.map(({ section }) => section)).size;
  const silent = silentPicturesIn(page) - silentPicturesIn(original);
  return [
    ...(isSaid ? [] : lost.map(({ text }) => `section “${text}” is gone without a word`)),
    ...(isComplete && silent > 0 && unknowns === 0 ? [`${silent} pictures lost their text`] : []),
  ];
}

/** Whether the page has the heading without a name: この地域の会場, or, for a title, its last words alone. */
function isTitledWithoutName(page: Page, was: { readonly level: number; readonly text: string }): boolean {
  return headingsIn(page).some(({ level, text }) => {
    if (level !== was.level || text === '') return false;
    const common = [...text].toReversed().findIndex((character, at) => character !== was.text.at(-1 - at));
    return common === -1 ? level === 1 : common >= MIN_COMMON && STAND_IN.test(text);
  });
}

/** Length of a common ending that shows that two titles have the same topic. */
const MIN_COMMON = 2;
/** Stand-ins for unknown names at the beginning of titles. */
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
