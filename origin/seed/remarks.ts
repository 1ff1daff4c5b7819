/** What a review says: remarks that fit the writer, the hall and the season, and are not said twice of one hall if it can be helped. */
import type { ReviewComment } from '../db/tables.ts';
import type { Dice } from '../dice.ts';
import type { HallDraft } from './drafts.ts';
import { TITLES, VERDICTS } from './texts/headlines.ts';
import { CHURCH, type Item, REMARKS, SHINTO, type Tone } from './texts/remarks.ts';

/** How often each line was said of a hall. */
export type Said = Map<string, number>;

export type Writer = {
  hall: HallDraft;
  status: string | null;
  ratings: Record<Item, number | null> | null;
  feeling: Tone;
  items: readonly Item[];
  facts: { guests: number | null; estimate: number | null; final: number | null; date: Date };
  said: Said;
};

const LETTERS: Record<string, string> = {
  wedding_held: 'h',
  attended: 'a',
  viewed_only: 'v',
  applied_only: 'p',
};

/** What nobody says of a photo studio. */
const NOT_OF_STUDIOS = /ゲスト|料理|装花|披露|親族|受付|司会|当日|引菓子|{g}|遠方|招待状|着物|控室|特典/;

/** How often a line may be said of one hall. */
const MOST_TIMES = 3;

/** A remark before it is numbered. */
export type Remark = Omit<ReviewComment, 'id'>;

/** How a rating of one to five feels. */
export const toneOf = (rating: number): Tone => (rating >= 4 ? 'good' : rating >= 3 ? 'fair' : 'poor');
const seasonOf = (date: Date): string =>
  ['冬', '冬', '春', '春', '春', '夏', '夏', '夏', '秋', '秋', '秋', '冬'][date.getUTCMonth()] ?? '春';
const tenThousands = (yen: number): number => Math.round(yen / 10_000);

/** The line with its numbers, or null when it does not fit this writer. */
function fitting(line: string, { hall, status, facts }: Writer): string | null {
  const [letters = '', text = ''] = line.split('|');
  if (!letters.includes(LETTERS[status ?? ''] ?? 'v')) return null;
  if (hall.serviceId === 6 && NOT_OF_STUDIOS.test(text)) return null;
  const season = seasonOf(facts.date);
  if (text.includes('夏') && season !== '夏') return null;
  const { guests, estimate, final } = facts;
  const rise = estimate === null || final === null ? null : tenThousands(final) - tenThousands(estimate);
  if (rise !== null && rise <= 0 && text.includes('{d}')) return null;
  const values: Record<string, string | number | null> = {
    g: guests,
    e: estimate === null ? null : tenThousands(estimate),
    f: final === null ? null : tenThousands(final),
    d: rise,
    s: season,
  };
  const needed = [...text.matchAll(/\{(.)\}/g)].map(([, key = '']) => values[key] ?? null);
  if (needed.includes(null)) return null;
  return text.replace(/\{(.)\}/g, (_, key: string) => String(values[key]));
}

function linesOf(item: Item, feeling: Tone, hall: HallDraft): string[] {
  if (item !== 'ceremony') return REMARKS[item][feeling];
  return (hall.serviceId === 5 ? SHINTO : CHURCH)[feeling];
}

/** A few remarks, each on one item with its rating; sometimes a verdict at the end. */
export function remarks(dice: Dice, writer: Writer): Remark[] {
  const { items, ratings, feeling, hall, said } = writer;
  const count = dice.weighted([
    [0, 6],
    [1, 22],
    [2, 34],
    [3, 26],
    [4, 12],
  ]);
  const comments = dice.sample(items, count).flatMap((item): Remark[] => {
    const rating = ratings?.[item] ?? null;
    const fit = linesOf(item, rating === null ? feeling : toneOf(rating), hall).flatMap((line) => {
      const text = fitting(line, writer);
      return text === null ? [] : [{ line, text, key: (said.get(line) ?? 0) + dice.next() * 0.9 }];
    });
    const [best] = fit.sort((a, b) => a.key - b.key);
    if (best === undefined || best.key >= MOST_TIMES) return [];
    said.set(best.line, (said.get(best.line) ?? 0) + 1);
    return [{ item, rating, title: null, body: best.text }];
  });
  if (comments.length > 0 && dice.chance(0.22)) {
    const verdicts = VERDICTS[feeling].flatMap((line) => fitting(line, writer) ?? []);
    if (verdicts.length > 0)
      comments.push({ item: 'other', rating: null, title: null, body: dice.pick(verdicts) });
  }
  return comments;
}

/** A title for the review; null when none fits the writer. */
export function titleOf(dice: Dice, writer: Writer): string | null {
  const titles = TITLES[writer.feeling].flatMap((line) => fitting(line, writer) ?? []);
  return titles.length === 0 || dice.chance(0.14) ? null : dice.pick(titles);
}
