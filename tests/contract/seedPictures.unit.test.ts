import { expect, it } from 'vitest';
import { MOTIFS, motifOf } from '#origin/picturePath.ts';
import { buildCatalogue } from '#origin/fixtures/seed/catalogue.ts';

const { halls, photos, articles, brides, reports, fairs } = buildCatalogue();

/** Rows among the first 30 with the motif of one of the `columns` rows before them: beside or above them on the page. */
const repeats = <Row>(
  list: readonly Row[],
  pictureOf: (row: Row) => string | null | undefined,
  columns = 3,
): Row[] => {
  const motifs = list.slice(0, 30).map((row) => motifOf(pictureOf(row) ?? null));
  return list.filter((_, index) => {
    const motif = motifs[index];
    return motif != null && motifs.slice(Math.max(0, index - columns), index).includes(motif);
  });
};

const groups = <Row>(rows: readonly Row[], keysOf: (row: Row) => readonly unknown[]): Row[][] =>
  [...new Set(rows.flatMap(keysOf))].map((key) => rows.filter((row) => keysOf(row).includes(key)));

it('has at least 60 motifs', () => {
  expect(new Set(MOTIFS).size).toBeGreaterThanOrEqual(60);
});

/** Types that the recommended order begins with. */
const FIRST = [1, 5, 4, 99];

it('shows no thing twice nearby in a search of halls', () => {
  const rank = ({ service_id }: (typeof halls)[number]): number => Number(FIRST.includes(service_id ?? 0));
  const recommended = halls.toSorted((a, b) => rank(b) - rank(a) || b.score - a.score || a.id - b.id);
  const descending = (valueOf: (hall: (typeof halls)[number]) => unknown) =>
    halls.toSorted((a, b) => Number(valueOf(b) ?? -1) - Number(valueOf(a) ?? -1) || a.id - b.id);
  const lists = [
    recommended,
    descending(({ cost }) => cost),
    descending(({ created_at }) => created_at),
    descending(({ rating_count, rating }) => (rating_count ?? 0) * 10 + Number(rating ?? 0)),
    descending(({ rating_count, rating }) => Number(rating ?? -1) * 100_000 + (rating_count ?? 0)),
    ...groups(recommended, ({ area_slug, prefecture_slug }) => [area_slug, prefecture_slug]),
    ...groups(recommended, ({ service_id }) => [service_id]),
  ];
  expect(lists.flatMap((list) => repeats(list, ({ cover_pictures: [first] }) => first))).toEqual([]);
});

it('shows no thing twice nearby among the photos of a hall', () => {
  const listed = photos.toSorted((a, b) => Number(b.uploaded_at) - Number(a.uploaded_at) || a.id - b.id);
  const lists = groups(listed, ({ hall_id }) => [hall_id]).flatMap((own) =>
    groups(own, ({ source }) => [source]),
  );
  expect(lists.flatMap((list) => repeats(list, ({ picture }) => picture))).toEqual([]);
});

it('shows no thing twice among the first pictures of a hall', () => {
  const twice = halls.filter(({ cover_pictures, reception_picture, reception_picture2 }) => {
    const motifs = [...cover_pictures, reception_picture, reception_picture2]
      .slice(0, 5)
      .flatMap((path) => motifOf(path ?? null) ?? []);
    return new Set(motifs).size < motifs.length;
  });
  expect(twice.map(({ name }) => name)).toEqual([]);
});

it('shows no thing twice nearby in a list of articles', () => {
  const recent = articles
    .filter(({ is_withdrawn }) => !is_withdrawn)
    .toSorted((a, b) => Number(b.modified_at) - Number(a.modified_at) || b.id - a.id);
  const lists = [recent, ...groups(recent, ({ category_ids }) => category_ids)];
  expect(
    lists.flatMap((list) => repeats(list, ({ picture }) => picture)).map(({ id, title }) => `${id} ${title}`),
  ).toEqual([]);
});

it('shows no thing twice nearby in a list of brides', () => {
  const shown = brides
    .filter(({ is_active, is_private }) => is_active && !is_private)
    .toSorted(
      (a, b) =>
        (a.picked_rank ?? 1_000) - (b.picked_rank ?? 1_000) ||
        b.love_count - a.love_count ||
        a.user_id - b.user_id,
    );
  const lists = [
    shown,
    ...groups(
      shown.filter(({ reception_picture }) => reception_picture !== null),
      ({ prefecture_slug }) => [prefecture_slug],
    ),
  ];
  expect(lists.flatMap((list) => repeats(list, ({ reception_picture }) => reception_picture, 4))).toEqual([]);
});

it('shows no thing twice nearby in the brides of a hall or of a search', () => {
  const publicIds = new Set(
    brides.filter(({ is_active, is_private }) => is_active && !is_private).map(({ user_id }) => user_id),
  );
  const newest = reports
    .filter(
      ({ user_id, customer_status }) => publicIds.has(user_id ?? 0) && customer_status === 'wedding_held',
    )
    .toSorted((a, b) => Number(b.posted_at) - Number(a.posted_at));
  const lists = [newest, ...groups(newest, ({ hall_id }) => [hall_id])];
  expect(lists.flatMap((list) => repeats(list, ({ reception_picture }) => reception_picture, 4))).toEqual([]);
});

/** In the order of lists. */
const orderedFairs = fairs.toSorted((a, b) =>
  `${a.hold_on} ${a.hold_times[0] || '99:99'}`.localeCompare(`${b.hold_on} ${b.hold_times[0] || '99:99'}`),
);
const prefectureOf = new Map(halls.map(({ id, prefecture_slug }) => [id, prefecture_slug]));

it('shows no thing twice nearby in a list of fairs, of a hall, a prefecture or all', () => {
  const lists = [
    orderedFairs,
    ...groups(orderedFairs, ({ hall_id }) => [hall_id]),
    ...groups(orderedFairs, ({ hall_id }) => [prefectureOf.get(hall_id)]),
  ];
  expect(lists.flatMap((list) => repeats(list, ({ picture }) => picture))).toEqual([]);
});

it('shows no thing twice nearby on any day of fairs', () => {
  const days = groups(orderedFairs, ({ hold_on }) => [hold_on]);
  expect(days.flatMap((list) => repeats(list, ({ picture }) => picture))).toEqual([]);
});

/** Contents by what their fairs may show. */
const FITTING: Record<string, RegExp> = {
  tasting: /plate|cake|soup|wine|macarons|tart|parfait|sake|wagashi|champagne/,
  try_on_dress: /dress|bouquet|shoes|tiara|kimono|fan|temari/,
};

it('shows what a fair is about, or its hall', () => {
  const shownBy = (content: string) =>
    fairs.flatMap(({ contents, picture, name }) =>
      contents[0] === content && picture ? [{ name, motif: motifOf(picture) ?? '' }] : [],
    );
  for (const [content, motifs] of Object.entries(FITTING)) {
    const shown = shownBy(content);
    const fitting = shown.filter(({ motif }) => motifs.test(motif));
    expect(fitting.length / shown.length, content).toBeGreaterThan(0.8);
  }
  const atSea = fairs.filter(({ name, picture }) => picture && name.includes('海の見える'));
  const shown = atSea.filter(({ picture }) => /sea|beach|lake|pond/.test(motifOf(picture ?? '') ?? ''));
  expect(shown.length / atSea.length).toBeGreaterThan(0.8);
});
