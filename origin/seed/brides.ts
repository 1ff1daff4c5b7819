/** Brides with their theme tags, albums and reports. */
import type { Insertable } from 'kysely';
import type { AlbumTable, BrideReportTable, BrideTable, ThemeTagTable } from '../db/brideTables.ts';
import type { HallTable } from '../db/tables.ts';
import { Dice } from '../dice.ts';
import { PALETTE_NAMES, picturePath } from '../pictures/address.ts';
import { albumsOf, type Photo, PHOTO_IDS } from './albums.ts';
import { UNCLEAN_HTML } from './awkward.ts';
import { DEMO_USER } from './demo.ts';
import { profile, PROFILE_IDS } from './people.ts';
import type { Report } from './reports.ts';
import { HELPERS, INTRODUCTIONS, PARTS, REPORT_TITLES, THEMES, WEDDING_TITLES } from './texts/brides.ts';
import { pickTold, seasonOf, type Wedding, weddingOf } from './weddings.ts';

type Bride = Insertable<BrideTable>;
type BrideReport = Omit<Insertable<BrideReportTable>, 'id'>;

/** Where the ids begin. */
const FIRST = { tag: 21, album: 6_001, report: 5_001 };
/** How many the editors have chosen of all. */
const PICKED = 48;
/** Themes every report may carry; those before and after follow from the wedding. */
const FREE_THEMES = { from: 5, to: 20 };
const DAY = 86_400_000;

/** A bride whose report brings script and broken markup, as uncleaned HTML can. */
const UNCLEAN_BRIDE = 2_104;

const isPrivate = (userId: number): boolean => userId % 29 === 5;
const isClosed = (userId: number): boolean => userId % 37 === 11;

const THEME_TAGS: Insertable<ThemeTagTable>[] = THEMES.map(([name, slug, motif], index) => {
  const palette = PALETTE_NAMES[index % (PALETTE_NAMES.length - 1)] ?? 'kinari';
  const picture = index % 9 === 8 ? null : picturePath({ motif, palette, seed: index, shape: 'wide' });
  return { id: FIRST.tag + index, name, slug, picture };
});

function themesOf(dice: Dice, { style, guests, date }: Wedding): number[] {
  const fitting = [
    ...(style === '神前式' ? ['和装', '神前式'] : []),
    ...(style === '教会式' ? ['チャペル挙式'] : []),
    ...(style === '人前式' ? ['人前式'] : []),
    ...(guests !== null && guests <= 30 ? ['少人数'] : []),
    ...(date === null ? [] : [`${seasonOf(date)}の式`]),
  ];
  const ids = THEME_TAGS.filter(({ name }) => fitting.includes(name)).map(({ id }) => id);
  const free = dice.sample(THEME_TAGS.slice(FREE_THEMES.from, FREE_THEMES.to), dice.int(0, 3));
  return [...new Set([...ids, ...free.map(({ id }) => id)])];
}

/** Names of those who helped; any may be left out. */
const helpers = (dice: Dice) => ({
  planner_name: dice.chance(0.7) ? dice.pick(HELPERS.planner_name) : null,
  dress_shop: dice.chance(0.7) ? dice.pick(HELPERS.dress_shop) : null,
  photographer: dice.pick(HELPERS.photographer),
  florist: dice.pick(HELPERS.florist),
});

function bride(dice: Dice, userId: number, wedding: Wedding | null): Bride {
  const { nickname, icon } = profile(userId);
  const { hall = null } = wedding ?? {};
  const own = {
    motif:
      wedding?.style === '神前式' ? ('kimono' as const) : dice.pick(['dress', 'bouquet', 'garden'] as const),
    palette: dice.pick(PALETTE_NAMES),
    seed: dice.int(0, 99),
    shape: 'tall' as const,
  };
  const isDemo = userId === DEMO_USER.id;
  return {
    user_id: userId,
    nickname: isDemo ? DEMO_USER.nickname : nickname,
    region: dice.chance(0.8) ? (hall?.address?.match(/^.{2,3}?[都道府県]/)?.[0] ?? null) : null,
    icon,
    reception_picture:
      wedding?.picture ?? (wedding !== null && (dice.chance(0.92) || isDemo) ? picturePath(own) : null),
    reception_place: hall?.name ?? null,
    reception_taste: wedding?.taste ?? null,
    reception_style: wedding?.style ?? null,
    wedding_role: dice.chance(0.9) ? 'bride' : 'couple',
    wedding_date: wedding?.date ?? null,
    hall_id: hall?.id ?? null,
    hall_name: hall?.name ?? null,
    prefecture_slug: hall?.prefecture_slug ?? null,
    guest_count: wedding?.guests ?? null,
    total_cost: wedding?.cost ?? null,
    love_count: Math.round(dice.next() ** 3 * 320),
    viewed_count: Math.round(dice.next() ** 2 * 9_000),
    selfintroduction: dice.chance(0.85) ? dice.pick(INTRODUCTIONS) : null,
    produce: helpers(dice),
    is_private: !isDemo && isPrivate(userId),
    is_active: isDemo || !isClosed(userId),
    is_official: dice.chance(0.12) || isDemo,
    is_staff: userId % 200 === 7,
    line_user_id: dice.chance(0.3) ? `U${dice.int(268_435_456, 2_147_483_647).toString(16).repeat(4)}` : null,
    theme_tag_ids: wedding === null ? [] : themesOf(dice, wedding),
    picked_rank: null,
    wedding_title: wedding !== null && dice.chance(0.5) ? pickTold(WEDDING_TITLES, dice, wedding) : null,
  };
}

/** A photo of hers between her words, as the editor of the source writes it. */
function figure({ picture, caption, width, height }: Photo): string {
  const size = width === null || height === null ? '' : ` width="${width}" height="${height}"`;
  const words = caption === null ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${picture}" alt="${caption ?? ''}"${size}>${words}</figure>`;
}

function reportOf(dice: Dice, userId: number, wedding: Wedding, photos: readonly Photo[]): BrideReport {
  const shown = [...photos];
  const parts = PARTS.flatMap(({ heading, lines }, index) => {
    const text = dice.chance(0.85) ? pickTold(lines, dice, wedding) : null;
    if (text === null) return [];
    // A picture after every second part.
    const photo = index % 2 === 0 ? shown.shift() : undefined;
    return [`<h2>${heading}</h2>\n<p>${text}</p>`, ...(photo ? [figure(photo)] : [])];
  });
  const published = new Date(Date.parse(`${wedding.date ?? '2025-06-01'}T01:00:00Z`) + dice.int(8, 90) * DAY);
  return {
    user_id: userId,
    title: dice.chance(0.94) ? pickTold(REPORT_TITLES, dice, wedding) : null,
    body: userId === UNCLEAN_BRIDE ? UNCLEAN_HTML : parts.join('\n'),
    published_at: published,
    modified_at: dice.chance(0.3) ? new Date(published.getTime() + dice.int(1, 40) * DAY) : null,
  };
}

/** The editors choose among those who show a picture and wrote a report, the most loved first. */
function ranked(brides: readonly Bride[], reports: readonly BrideReport[]): Bride[] {
  const writers = new Set(reports.map(({ user_id }) => user_id));
  const chosen = brides
    .filter(({ user_id, reception_picture, is_active, is_private }) =>
      Boolean(reception_picture && is_active && !is_private && writers.has(user_id)),
    )
    .sort((a, b) => b.love_count - a.love_count || a.user_id - b.user_id)
    .slice(0, PICKED)
    .map(({ user_id }) => user_id);
  return brides.map((row) => {
    const rank = chosen.indexOf(row.user_id) + 1;
    return rank === 0 ? row : { ...row, picked_rank: rank };
  });
}

/** All rows of brides. `reports` are those on halls, one wedding held per person. */
export function buildBrides(halls: readonly Insertable<HallTable>[], reports: readonly Report[]) {
  const held = new Map(
    reports.filter((one) => one.customer_status === 'wedding_held').map((one) => [one.user_id, one]),
  );
  const brides: Bride[] = [];
  const albums: Insertable<AlbumTable>[] = [];
  const written: BrideReport[] = [];
  for (const userId of [DEMO_USER.id, ...PROFILE_IDS]) {
    const dice = new Dice(`bride/${userId}`);
    // The account everybody tries the product with, and the one with unclean texts, are whole.
    const isWhole = userId === DEMO_USER.id || userId === UNCLEAN_BRIDE;
    // The first hall is the one people look at first, and it has more brides than one.
    const places = userId === DEMO_USER.id ? halls.slice(0, 1) : halls;
    const wedding = weddingOf(dice, held.get(userId), places, isWhole);
    brides.push(bride(dice, userId, wedding));
    const own = dice.chance(0.9) || isWhole ? albumsOf(dice, userId) : [];
    for (const album of own) {
      const id = FIRST.album + albums.length;
      const photos = album.photos.map((photo) => ({ ...photo, id: id * PHOTO_IDS + photo.id }));
      albums.push({ ...album, id, photos });
    }
    if (wedding !== null && (dice.chance(0.78) || isWhole))
      written.push(reportOf(dice, userId, wedding, own[0]?.photos ?? []));
  }
  return {
    theme_tags: THEME_TAGS,
    brides: ranked(brides, written),
    albums,
    bride_reports: written.map((report, index) => ({ id: FIRST.report + index, ...report })),
  };
}
