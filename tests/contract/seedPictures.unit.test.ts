import { describe, expect, it } from 'vitest';
import { motifOf } from '#origin/picturePath.ts';
import { catalogue } from '#tests/harness/catalogue.ts';
import { hallTest } from '#origin/fixtures/seed/fairTexts.ts';
import { CATEGORIES } from '#origin/fixtures/seed/photos.ts';
import { VIDEOS } from '#origin/fixtures/seed/texts/videos.ts';

const { halls, photos, articles, brides, reports, fairs, rings, brands, hall_videos, albums } = catalogue;

/** Rows with the value of one of the `columns` rows before them: beside or above them on the page. */
const sameNearby = <Row>(
  list: readonly Row[],
  valueOf: (row: Row) => string | null | undefined,
  columns = 3,
): Row[] => {
  const values = list.map((row) => valueOf(row) ?? null);
  return list.filter((_, index) => {
    const value = values[index];
    return value != null && values.slice(Math.max(0, index - columns), index).includes(value);
  });
};

type PictureOf<Row> = (row: Row) => string | null | undefined;

/** Rows whose picture shows the same thing as one nearby. */
const repeatsIn = <Row>(list: readonly Row[], pictureOf: PictureOf<Row>, columns?: number): Row[] =>
  sameNearby(list, (row) => motifOf(pictureOf(row) ?? null), columns);

/** The same among the first 30. */
const repeats = <Row>(list: readonly Row[], pictureOf: PictureOf<Row>, columns?: number): Row[] =>
  repeatsIn(list.slice(0, 30), pictureOf, columns);

const groups = <Row>(rows: readonly Row[], keysOf: (row: Row) => readonly unknown[]): Row[][] =>
  [...new Set(rows.flatMap(keysOf))].map((key) => rows.filter((row) => keysOf(row).includes(key)));

const publicIds = new Set(
  brides.filter(({ is_active, is_private }) => is_active && !is_private).map(({ user_id }) => user_id),
);
const visiblePhotos = photos.filter(({ user_id }) => user_id == null || publicIds.has(user_id));

const prefectureOf = new Map(halls.map(({ id, prefecture_slug }) => [id, prefecture_slug]));

/** Types that the recommended order begins with. */
const FIRST = [1, 5, 4, 99];

const rank = ({ service_id }: (typeof halls)[number]): number => Number(FIRST.includes(service_id ?? 0));
const recommended = halls.toSorted((a, b) => rank(b) - rank(a) || b.score - a.score || a.id - b.id);

it('shows no thing twice nearby in a search of halls', () => {
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
    ...groups(recommended, ({ region_slugs }) => region_slugs),
  ];
  expect(lists.flatMap((list) => repeats(list, ({ cover_pictures: [first] }) => first))).toEqual([]);
});

it('shows hardly a thing twice nearby in a search of halls by district, or by place and type', () => {
  const lists = [
    ...groups(recommended, ({ district_slug }) => [district_slug]),
    ...groups(recommended, ({ area_slug, prefecture_slug, service_id }) =>
      [area_slug, prefecture_slug].map((place) => `${place}/${service_id}`),
    ),
  ];
  const shown = lists.flatMap((list) => list.slice(0, 30));
  const repeated = lists.flatMap((list) => repeats(list, ({ cover_pictures: [first] }) => first));
  expect(repeated.length / shown.length).toBeLessThan(0.005);
});

it('shows no thing twice nearby among the photos of a hall', () => {
  const listed = visiblePhotos.toSorted(
    (a, b) => Number(b.uploaded_at) - Number(a.uploaded_at) || a.id - b.id,
  );
  const lists = [...Map.groupBy(listed, ({ hall_id }) => hall_id).values()].flatMap((own) =>
    groups(own, ({ source }) => [source]),
  );
  expect(lists.flatMap((list) => repeats(list, ({ picture }) => picture))).toEqual([]);
});

it('shows no picture twice among the photos of a hall', () => {
  const paths = [...Map.groupBy(photos, ({ hall_id }) => hall_id).values()].map((own) =>
    own.map(({ picture }) => picture),
  );
  expect(paths.flatMap((own) => own.filter((path, index) => own.indexOf(path) < index))).toEqual([]);
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
  const rankings = (['views_all', 'views_month', 'views_week', 'views_day'] as const).map((views) =>
    recent.toSorted((a, b) => b[views] - a[views]),
  );
  const lists = [recent, ...rankings, ...groups(recent, ({ category_ids }) => category_ids)];
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
    ...groups(shown, ({ theme_tag_ids }) => theme_tag_ids),
  ];
  expect(lists.flatMap((list) => repeats(list, ({ reception_picture }) => reception_picture, 4))).toEqual([]);
});

it('shows no thing twice nearby in the brides of a hall or of a search', () => {
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

it('shows no thing twice nearby in a list of fairs, of a hall, a prefecture or all', () => {
  const lists = [
    orderedFairs,
    ...groups(orderedFairs, ({ hall_id }) => [hall_id, `in ${prefectureOf.get(hall_id)}`]),
  ];
  expect(lists.flatMap((list) => repeatsIn(list, ({ picture }) => picture)).map(({ id }) => id)).toEqual([]);
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
  const shown = atSea.filter(({ picture }) => /sea|beach/.test(motifOf(picture ?? '') ?? ''));
  expect(shown.length / atSea.length).toBeGreaterThan(0.8);
});

/** Halls of a prefecture whose photos the photo search shows, and photos of each. */
const [SEARCHED_HALLS, PHOTOS_PER_HALL, BRIDE_PHOTOS] = [8, 3, 6];
const searchedHalls = groups(
  recommended.filter(({ prefecture_slug }) => prefecture_slug !== null),
  ({ prefecture_slug }) => [prefecture_slug],
).map((own) => own.slice(0, SEARCHED_HALLS));
const photosByHall = Map.groupBy(visiblePhotos, ({ hall_id }) => hall_id);
/** Photos of a category on the page of a hall: those of the hall, then some of brides. */
const sectionOf = ({ id }: { id: number }, category: string): typeof photos => {
  const own = (photosByHall.get(id) ?? []).filter((photo) => photo.category === category);
  return [
    ...own.filter(({ source }) => source === 'official'),
    ...own.filter(({ source }) => source === 'bride').slice(0, BRIDE_PHOTOS),
  ];
};

it('shows no thing twice nearby in a photo search of a category', () => {
  const lists = searchedHalls.flatMap((own) =>
    CATEGORIES.map((category) => own.flatMap((hall) => sectionOf(hall, category).slice(0, PHOTOS_PER_HALL))),
  );
  expect(lists.flatMap((list) => repeatsIn(list, ({ picture }) => picture)).map(({ id }) => id)).toEqual([]);
});

it('shows no thing twice nearby in the photos of a category of a hall', () => {
  const lists = searchedHalls.flatMap((own) =>
    own.flatMap((hall) => CATEGORIES.map((category) => sectionOf(hall, category))),
  );
  expect(lists.flatMap((list) => repeatsIn(list, ({ picture }) => picture)).map(({ id }) => id)).toEqual([]);
});

it('shows no thing twice nearby in the overview of the photo search', () => {
  const lists = searchedHalls.map((own) =>
    CATEGORIES.flatMap((category, index) => {
      const start = index % own.length;
      const rotated = [...own.slice(start), ...own.slice(0, start)];
      return rotated.flatMap((hall) => sectionOf(hall, category)).slice(0, 1);
    }),
  );
  expect(lists.flatMap((list) => repeatsIn(list, ({ picture }) => picture)).map(({ id }) => id)).toEqual([]);
});

it('shows no thing twice nearby among the popular photos of a hall', () => {
  const loved = visiblePhotos.toSorted((a, b) => b.loved - a.loved || a.id - b.id);
  const lists = [...Map.groupBy(loved, ({ hall_id }) => hall_id).values()].map((own) => own.slice(0, 6));
  expect(lists.flatMap((list) => repeatsIn(list, ({ picture }) => picture)).map(({ id }) => id)).toEqual([]);
});

it('shows no pair as an engagement ring, and no stone as a wedding ring', () => {
  const motifsOf = (choice: string) =>
    rings.filter(({ ring_choice }) => ring_choice === choice).map(({ picture }) => motifOf(picture ?? null));
  for (const pair of ['ringdish', 'rings', 'pillow']) expect(motifsOf('engagement_ring')).not.toContain(pair);
  for (const stone of ['solitaire', 'ringrose', 'ringbox'])
    expect(motifsOf('wedding_ring')).not.toContain(stone);
});

it('shows no thing twice nearby in the list of rings', () => {
  const lists = [rings, ...groups(rings, ({ brand_id }) => [brand_id])];
  expect(lists.flatMap((list) => repeatsIn(list, ({ picture }) => picture)).map(({ id }) => id)).toEqual([]);
});

it('shows no thing twice nearby in the list of brands', () => {
  expect(repeatsIn(brands, ({ picture }) => picture).map(({ name }) => name)).toEqual([]);
});

describe('videos of halls', () => {
  const newest = hall_videos.toSorted(
    (a, b) => Number(b.published_at) - Number(a.published_at) || Number(a.id) - Number(b.id),
  );
  const lists = [newest, ...groups(newest, ({ hall_id }) => [hall_id, prefectureOf.get(hall_id)])];

  it('show no thing twice nearby', () => {
    expect(lists.flatMap((list) => repeatsIn(list, ({ thumbnail }) => thumbnail))).toEqual([]);
  });

  it('have at least 24 titles, and none twice nearby', () => {
    expect(new Set(hall_videos.flatMap(({ title }) => title ?? [])).size).toBeGreaterThanOrEqual(24);
    expect(lists.flatMap((list) => sameNearby(list, ({ title }) => title))).toEqual([]);
  });

  it('have titles that suit the hall, and pictures that suit the title', () => {
    const hallOf = new Map(halls.map((hall) => [hall.id, hall]));
    const wrong = hall_videos.filter(({ hall_id, title, thumbnail }) => {
      if (title == null) return false;
      const [hall, motif] = [hallOf.get(hall_id), motifOf(thumbnail ?? null)];
      const [, needs, motifs] = VIDEOS.find(([text]) => text === title) ?? [];
      if (hall === undefined || needs === undefined || !hallTest(needs)(hall)) return true;
      return motif !== null && motifs?.includes(motif) !== true;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [/料理|食卓/, ['plate', 'soup', 'wine', 'tart', 'sake', 'parfait']],
    [/チャペル|聖堂/, ['chapel', 'stained']],
    [/神前|参進/, ['shrine', 'sake', 'bridge']],
    [/夜景/, ['night', 'fireworks']],
    [/海/, ['sea', 'beach', 'terrace']],
    [/ドレス/, ['dress', 'tiara', 'shoes']],
    [/庭|ガーデン/, ['garden', 'terrace', 'pond', 'pool', 'maples', 'blossoms', 'wreath', 'hydrangea']],
  ])('show what a title with %s says', (words, motifs: string[]) => {
    const named = hall_videos.filter(({ title, thumbnail }) => thumbnail != null && words.test(title ?? ''));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ thumbnail }) => !motifs.includes(motifOf(thumbnail ?? null) ?? ''))).toEqual([]);
  });
});

it('shows no thing twice nearby in an album, or in the albums of a bride', () => {
  const lists = groups(albums, ({ user_id }) => [user_id]).map((own) =>
    own.map(({ cover_picture }) => cover_picture),
  );
  const pictures = [...lists, ...albums.map((album) => album.photos.map(({ picture }) => picture))];
  expect(pictures.flatMap((list) => repeatsIn(list, (picture) => picture))).toEqual([]);
});
