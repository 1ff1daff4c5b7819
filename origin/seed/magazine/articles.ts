/** The articles: every subject from every side, and from every prefecture. */
import type { Insertable } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Dice } from '../../dice.ts';
import { PALETTE_NAMES, picturePath } from '../../pictures/address.ts';
import { articlePages, type NamedHall } from './body.ts';
import { type Angle, type Category, readAngles, readSubjects, type Subject, type Tag } from './read.ts';

/** Row of an article. */
export type ArticleRow = Insertable<Database['articles']>;

/** What articles are written from. */
export type Sources = {
  categories: Category[];
  tags: Tag[];
  /** Ids of those who write articles. */
  writers: number[];
  /** Prefectures with some of their halls. */
  prefectures: { slug: string; name: string; halls: NamedHall[] }[];
};

/** Number of the first article, and how many subjects are looked at from each prefecture. */
const FIRST = 101;
const OF_A_PREFECTURE = 20;

/** Days between the oldest article and the newest, which came out on this day. */
const DAYS = 1_400;
const NEWEST = Date.UTC(2026, 10, 20, 1);
const DAY = 86_400_000;

type Idea = { subject: Subject; angle: Angle; place: Sources['prefectures'][number] | null };

const AT_A_PLACE: Angle = {
  title: '{p}で考える{n}',
  lead: '{p}で式を挙げるふたりへ。土地の習わしや移動のことも思い浮かべながら、{n}の要点をまとめました。',
  tag: 'prefecture',
};

/** All ideas, in an order that mixes them. */
function ideas({ prefectures }: Sources): Idea[] {
  const subjects = readSubjects();
  const general = subjects.flatMap((subject) =>
    readAngles().map((angle): Idea => ({ subject, angle, place: null })),
  );
  const local = prefectures.flatMap((place, index) =>
    Array.from({ length: OF_A_PREFECTURE }, (_, count): Idea[] => {
      const subject = subjects[(index * 7 + count) % subjects.length];
      return subject === undefined ? [] : [{ subject, angle: AT_A_PLACE, place }];
    }).flat(),
  );
  const dice = new Dice('magazine/order');
  return [...general, ...local]
    .map((idea) => ({ idea, key: dice.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ idea }) => idea);
}

/** Views within a day, a week, a month and all time; young articles are read most. */
function views(dice: Dice, age: number) {
  const fame = dice.next() ** 4;
  const day = Math.round(fame * 900 * Math.exp(-age / 300) + dice.int(0, 12));
  const week = day * 5 + dice.int(0, 90);
  const month = week * 3 + dice.int(0, 400);
  return {
    views_day: day,
    views_week: week,
    views_month: month,
    views_all: month * 2 + Math.round(fame * 90_000),
  };
}

function articleRow(id: number, { subject, angle, place }: Idea, age: number, sources: Sources): ArticleRow {
  const dice = new Dice(`article/${id}`);
  const fill = (text: string): string =>
    text.replaceAll('{n}', subject.noun).replaceAll('{p}', place?.name ?? '');
  const published = NEWEST - Math.round(age * DAY);
  const paid = dice.chance(0.05);
  const halls = place === null ? [] : dice.sample(place.halls, dice.int(1, 2));
  const elsewhere = sources.prefectures[dice.int(0, sources.prefectures.length - 1)]?.halls ?? [];
  const named = place === null && dice.chance(0.35) ? dice.sample(elsewhere, 1) : halls;
  const lead = fill(angle.lead);
  const parent = sources.categories.find(({ id: category }) => category === subject.category)?.parent_id;
  const slugs = new Set([...subject.tags, angle.tag, ...(paid ? ['promotion'] : [])]);
  return {
    id,
    title: fill(angle.title),
    published_at: new Date(published),
    modified_at: new Date(Math.min(NEWEST, published + dice.int(0, 60) * DAY)),
    writer_id: dice.chance(0.97) ? dice.pick(sources.writers) : null,
    excerpt: dice.chance(0.97)
      ? `${lead}${subject.points.map(({ heading }) => heading).join('、')}について、実例とともにお伝えします。`
      : null,
    picture: dice.chance(0.97)
      ? picturePath({
          motif: dice.pick(subject.motifs),
          palette: dice.pick(PALETTE_NAMES),
          seed: dice.int(0, 15),
          shape: 'wide',
        })
      : null,
    pages: articlePages(dice, { subject, lead, halls: named, pages: dice.chance(0.12) ? 2 : 1 }),
    category_ids: [subject.category, ...(parent == null ? [] : [parent])],
    tag_ids: sources.tags.filter(({ slug }) => slugs.has(slug)).map((tag) => tag.id),
    prefecture_slug: place?.slug ?? null,
    pr_label: paid ? dice.pick(['PR', '提携企業PR']) : null,
    show_floating: !paid && dice.chance(0.6),
    heatmap: dice.chance(0.1),
    no_karte: dice.chance(0.02),
    ...views(dice, age),
    is_withdrawn: id % 401 === 0,
  };
}

/** All articles, the newest with the largest number. */
export function articleRows(sources: Sources): ArticleRow[] {
  const all = ideas(sources);
  return all.map((idea, index) =>
    articleRow(FIRST + index, idea, ((all.length - 1 - index) / all.length) * DAYS, sources),
  );
}
