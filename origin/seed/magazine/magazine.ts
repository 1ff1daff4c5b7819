/** The magazine's tables. */
import type { Insertable } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Dice } from '../../dice.ts';
import { PALETTE_NAMES, picturePath } from '../../pictures/address.ts';
import type { HallDraft } from '../drafts.ts';
import type { SeedPlaces } from '../places.ts';
import { type ArticleRow, articleRows } from './articles.ts';
import type { NamedHall } from './body.ts';
import { OTHER_SITES, OTHER_TITLES } from './phrases.ts';
import { type Category, readPens, readTerms } from './read.ts';

type Rows<T extends keyof Database> = Insertable<Database[T]>[];

/** Rows of the magazine. */
export type Magazine = {
  writers: Rows<'writers'>;
  article_categories: Rows<'article_categories'>;
  article_tags: Rows<'article_tags'>;
  articles: ArticleRow[];
  article_cards: Rows<'article_cards'>;
  preparation_guides: Rows<'preparation_guides'>;
};

const WRITERS = 60;
/** Users who appear in the index and write nothing: its keeper and its test. */
const NO_WRITERS = new Map([
  [1, '管理者'],
  [3, '動作確認用'],
]);

function writerRows(): Rows<'writers'> {
  const pens = readPens();
  return Array.from({ length: WRITERS + NO_WRITERS.size }, (_, index) => {
    const id = index + 1;
    const other = NO_WRITERS.get(id);
    if (other !== undefined) return { id, display_name: other, description: null, avatar: null };
    const dice = new Dice(`writer/${id}`);
    const field = pens[id % pens.length]?.field ?? '';
    const family = pens[id % pens.length]?.family ?? '';
    const given = pens[(id * 5 + Math.floor(id / pens.length)) % pens.length]?.given ?? '';
    const since = dice.int(3, 18);
    return {
      id,
      display_name: id % 9 === 2 ? `編集部 ${family}` : `${family} ${given}`,
      description: dice.chance(0.94)
        ? `${field}の記事を担当。${dice.pick(['元ウエディングプランナー', '雑誌の編集者', '二児の親', `式場を取材して${since}年`, '着付け師'])}。読む人が次の一歩を決められる文章を心がけています。`
        : null,
      avatar: dice.chance(0.85)
        ? picturePath({ motif: 'crest', palette: dice.pick(PALETTE_NAMES), seed: id, shape: 'square' })
        : null,
    };
  });
}

/** Halls that texts name: the first of each prefecture. */
const NAMED = 12;

function namedHalls(drafts: readonly HallDraft[], places: SeedPlaces) {
  const byPrefecture = Map.groupBy(drafts, ({ town }) => town.prefecture ?? '');
  return places.prefectures.map(({ slug, name }) => ({
    slug,
    name,
    halls: (byPrefecture.get(slug) ?? []).slice(0, NAMED).map(({ id, named, town }): NamedHall => ({
      id,
      name: named.name,
      town: town.station === null ? town.name : `${town.station.name}駅`,
    })),
  }));
}

const GUIDES = 44;

/** Guides along the year before the wedding, each opening an article. */
function guideRows(articles: readonly ArticleRow[]): Rows<'preparation_guides'> {
  const shown = articles.filter(
    ({ is_withdrawn, prefecture_slug }) => !is_withdrawn && prefecture_slug === null,
  );
  return Array.from({ length: GUIDES }, (_, index) => {
    const article = shown[(index * 23) % shown.length];
    return {
      id: index + 1,
      title: article?.title ?? '',
      article_id: article?.id ?? 0,
      picture: index % 15 === 7 ? null : (article?.picture ?? null),
      description: article?.excerpt?.split('。')[0]?.concat('。') ?? null,
      months_before: index < 40 ? 12 - Math.floor((index * 13) / 40) : null,
    };
  });
}

/** Ids of cards: of our own articles, and where those of other sites begin. */
const OWN_CARDS = 80_000;
const FIRST_OF_OTHERS = 90_001;

function ownCards(articles: readonly ArticleRow[], categories: readonly Category[]): Rows<'article_cards'> {
  return articles.map(({ id, title, picture, category_ids }) => {
    const dice = new Dice(`card/${id}`);
    return {
      id: OWN_CARDS + id,
      url: `/magazine/${id}`,
      title,
      picture,
      referer_name: null,
      referer_url: null,
      clip_count: dice.chance(0.95) ? Math.round(dice.next() ** 4 * 600) : null,
      category_name: categories.find((category) => category.id === category_ids[0])?.name ?? null,
    };
  });
}

const otherCards = (): Rows<'article_cards'> =>
  OTHER_TITLES.map((title, index) => {
    const [name, url, category] = OTHER_SITES[index % OTHER_SITES.length] ?? OTHER_SITES[0];
    const dice = new Dice(`distributed/${index}`);
    return {
      id: FIRST_OF_OTHERS + index,
      url: `${url}/articles/${1_200 + index * 7}`,
      title,
      picture: picturePath({
        motif: dice.pick(['bouquet', 'dress', 'sea', 'invitation']),
        palette: dice.pick(PALETTE_NAMES),
        seed: index,
        shape: 'wide',
      }),
      referer_name: name,
      referer_url: `${url}/`,
      clip_count: dice.int(3, 90),
      category_name: index % 3 === 2 ? null : category,
    };
  });

/** Builds the magazine over the catalogue's places and halls. */
export function buildMagazine(places: SeedPlaces, drafts: readonly HallDraft[]): Magazine {
  const { categories, tags } = readTerms();
  const writers = writerRows();
  const articles = articleRows({
    categories,
    tags,
    writers: writers.map(({ id }) => id).filter((id) => !NO_WRITERS.has(id)),
    prefectures: namedHalls(drafts, places),
  });
  const shown = articles.filter(({ is_withdrawn }) => !is_withdrawn);
  const counts = new Map<number, number>();
  for (const { category_ids, tag_ids } of shown)
    for (const id of [...category_ids, ...tag_ids]) counts.set(id, (counts.get(id) ?? 0) + 1);
  const counted = <T extends { id: number }>(term: T) => ({ ...term, posts_count: counts.get(term.id) ?? 0 });
  return {
    writers,
    article_categories: categories.map(counted),
    article_tags: tags.map(counted),
    articles,
    article_cards: [...ownCards(shown, categories), ...otherCards()],
    preparation_guides: guideRows(articles),
  };
}
