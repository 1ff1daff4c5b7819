/** Seeded reports of brides: threads, pictures, repetitions, amounts of the bill, words of rite and season, dates. */
import { describe, expect, it, vi } from 'vitest';
import { hallTest } from '#origin/fixtures/seed/fairTexts.ts';
import { THREADS } from '#origin/fixtures/seed/brideThreads.ts';
import { catalogue } from '#tests/harness/catalogue.ts';
import { NEWEST_MS } from '#origin/fixtures/seed/magazine/namedDates.ts';

vi.setConfig({ testTimeout: 60_000 });

const { reports, brides, bride_reports, halls, albums } = catalogue;
const bills = new Map(
  reports
    .filter(({ customer_status }) => customer_status === 'wedding_held')
    .map((one) => [one.user_id, one]),
);
const bridesByUser = new Map(brides.map((bride) => [bride.user_id, bride]));
const hallsById = new Map(halls.map((hall) => [hall.id, hall]));

const written = bride_reports.flatMap(({ user_id, title, body, published_at, modified_at }) => {
  const bride = bridesByUser.get(user_id);
  const hall = hallsById.get(bride?.hall_id ?? 0);
  if (bride === undefined || hall === undefined || body?.includes('<script>')) return [];
  const names = [hall.name, hall.short_name ?? hall.name];
  const withoutNames = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const paragraphs = [...(body ?? '').matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => text);
  const [, cost = ''] = /費用について<\/h2>\n<p>(.*?)<\/p>/.exec(body ?? '') ?? [];
  return {
    bride,
    hall,
    paragraphs,
    sections: [...(body ?? '').matchAll(/<h2>(.*?)<\/h2>\n<p>(.*?)<\/p>([^]*?)(?=<h2>|$)/g)].map(
      ([, heading = '', text = '', figures = '']) => ({ heading, text, figures }),
    ),
    sentences: paragraphs.flatMap((text) => text.split(/(?<=。)/)),
    cost,
    words: withoutNames(`${title ?? ''}\n${paragraphs.join('\n')}`),
    bill: bills.get(user_id),
    published_at,
    modified_at,
  };
});

/** Number of reports that contain each text. */
function usage(textsOf: (report: (typeof written)[number]) => readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const report of written)
    for (const text of new Set(textsOf(report))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

const tenThousands = (yen: number | null | undefined): number => Math.round((yen ?? 0) / 10_000);
const amountsOf = (first: number | null | undefined, final: number | null | undefined): number[] => [
  tenThousands(first),
  tenThousands(final),
  tenThousands(final) - tenThousands(first),
];

const RITE_WORDS: readonly [RegExp, readonly string[]][] = [
  [/バージンロード|チャペル|牧師|賛美歌|祭壇/, ['教会式']],
  [/人前式|立会人|承認をいただく/, ['人前式']],
  [/雅楽|巫女|三三九度|玉串|参進|神職|祝詞|神前/, ['神前式']],
  [/焼香|念珠|僧侶|本堂|仏前/, ['仏前式']],
  [/白無垢|綿帽子|紋付き/, ['神前式', '仏前式']],
  [/挙式|披露宴|ゲスト|料理|参列|\d名/, ['教会式', '人前式', '神前式', '仏前式']],
];

const SEASON_WORDS: readonly [RegExp, readonly number[]][] = [
  [/春|桜|筍/, [3, 4, 5]],
  [/夏|蝉/, [6, 7, 8]],
  [/秋|きのこ|栗/, [9, 10, 11]],
  [/冬|冷え込んだ/, [12, 1, 2]],
];

describe("seeded brides' reports", () => {
  it('have no paragraph in more than three, and no sentence in more than 15 %', () => {
    expect(written.length).toBeGreaterThan(300);
    expect(usage(({ paragraphs }) => paragraphs).filter(([, count]) => count > 3)).toEqual([]);
    const most = written.length * 0.15;
    expect(usage(({ sentences }) => sentences).filter(([, count]) => count > most)).toEqual([]);
  });

  it('come back to the reason or worry that the search begins with', () => {
    const counts = new Map<string, number>();
    for (const { sections, words } of written) {
      const textOf = (heading: string): string =>
        sections.find((section) => section.heading === heading)?.text ?? '';
      const ends = [textOf('会場を決めるまで'), textOf('当日のこと'), textOf('これから準備をする方へ')];
      const [thread] = THREADS.filter(({ word, parts }) => {
        const reasons = (parts.reason ?? []).map((line) => line.slice(line.indexOf('|') + 1));
        return (
          reasons.some((reason) => ends[0]?.startsWith(reason)) && ends.every((text) => text.includes(word))
        );
      });
      expect(thread, words).toBeDefined();
      if (thread !== undefined) counts.set(thread.word, (counts.get(thread.word) ?? 0) + 1);
    }
    // A thread for the smallest weddings may have none to tell of.
    expect(counts.size).toBeGreaterThanOrEqual(THREADS.length - 1);
    expect(Math.max(...counts.values())).toBeLessThan(written.length * 0.15);
  });

  it('show in a section what it is about', () => {
    const titlesOf = Map.groupBy(
      albums.flatMap(({ user_id, title, photos }) =>
        photos.map(({ picture }) => ({ key: `${user_id} ${picture}`, title: title ?? '' })),
      ),
      ({ key }) => key,
    );
    const TITLES: Record<string, RegExp> = {
      会場を決めるまで: /^会場の下見$/,
      準備の流れ: /^(つくったもの|(和装の)?前撮り)$/,
      衣裳のこと: /^衣裳合わせ$/,
      料理とおもてなし: /^(披露宴|食事会|装花とテーブル)$/,
      当日のこと: /^(挙式|.前式|撮影の日|披露宴|食事会)$/,
    };
    let compared = 0;
    for (const { bride, sections } of written)
      for (const { heading, figures } of sections)
        for (const [, picture] of figures.matchAll(/src="(.*?)"/g)) {
          compared += 1;
          const titles = titlesOf.get(`${bride.user_id} ${picture}`)?.map(({ title }) => title) ?? [];
          expect(
            titles.filter((title) => TITLES[heading]?.test(title)),
            `${heading}: ${titles.join()}`,
          ).not.toEqual([]);
        }
    expect(compared).toBeGreaterThan(300);
  });

  it('mention no guests besides the closest relatives when only these came', () => {
    const small = written.filter(({ bride }) => (bride.guest_count ?? 99) <= 5);
    const groups = /ゲスト|披露宴|余興|招待状|席次|親族|祖父|[23]名(?!.*万)|友人の|友人と|友人に頼/;
    const own = (user: number) =>
      albums.filter(({ user_id }) => user_id === user).map(({ title, photos }) => [title, photos]);
    const texts = small
      .filter(({ bride }) => bride.reception_style !== 'フォト')
      .map(({ bride, sections, words }) => {
        // The section on costs states the number of guests.
        const cost = sections.find(({ heading }) => heading === '費用について')?.text ?? '';
        const { wedding_title, selfintroduction } = bride;
        return `${words.replace(cost, '')} ${wedding_title} ${selfintroduction} ${JSON.stringify(own(bride.user_id))}`;
      });
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(groups);
  });

  it('repeat no sentence', () => {
    for (const { sentences, words } of written) expect(new Set(sentences).size, words).toBe(sentences.length);
  });

  it('state the amounts of their bill, and the items that rose most', () => {
    let compared = 0;
    for (const { cost, bill, bride } of written) {
      const items = bill?.cost_items ?? [];
      const rises = items.map(
        ({ first_estimate, final }) => tenThousands(final) - tenThousands(first_estimate),
      );
      for (const sentence of cost.split(/(?<=。)/)) {
        const named = items.filter(({ name }) => sentence.includes(name));
        const allowed =
          named.length > 0
            ? named.flatMap(({ first_estimate, final }) => amountsOf(first_estimate, final))
            : bill?.cost_items
              ? amountsOf(bill.first_estimate, bill.total_cost)
              : [tenThousands(bride.total_cost)];
        for (const [, stated] of sentence.matchAll(/(\d+)万円/g)) {
          compared += 1;
          expect(allowed, sentence).toContain(Number(stated));
        }
        const increases = named.map(
          ({ first_estimate, final }) => tenThousands(final) - tenThousands(first_estimate),
        );
        if (named.length > 0) expect(Math.max(...increases), sentence).toBe(Math.max(...rises));
      }
      if (items.length === 0)
        expect(cost).not.toMatch(/料理・飲物|装花|写真・映像|衣裳・美容|引出物|引き出物/);
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('use words of their rite and of what the hall has', () => {
    let compared = 0;
    for (const { words, bride, hall } of written) {
      for (const [pattern, rites] of RITE_WORDS) {
        if (!pattern.test(words)) continue;
        compared += 1;
        expect(rites, words).toContain(bride.reception_style);
      }
      if (words.includes('チャペル')) expect(hallTest('chapel')(hall), words).toBe(true);
      if (/境内|砂利/.test(words)) expect(hall.service_id, words).toBe(5);
      if (words.includes('オープンキッチン')) expect(hall.g, words).toContain(8);
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('use words of the season of their date', () => {
    let compared = 0;
    for (const { words, bride } of written)
      for (const [pattern, months] of SEASON_WORDS) {
        if (!pattern.test(words)) continue;
        compared += 1;
        expect(months, words).toContain(Number(bride.wedding_date?.slice(5, 7)));
      }
    expect(compared).toBeGreaterThan(200);
  });

  it('agree on the numbers and outfits that they name', () => {
    for (const { words } of written) {
      for (const pattern of [/(.)か所/g, /([^\d、。]{1,2})回(?:の打ち合わせ|で|、|とも)/g])
        expect(new Set([...words.matchAll(pattern)].map(([, count]) => count)).size, words).toBeLessThan(2);
      const hasOneOutfit = /お色直しはせず|一着だけ|着替えがない|着替えなし|席を外す時間が短く/.test(words);
      const hasTwoOutfits = /二着目|お色直し(?:は深い|はドレス|には|では|から)|着替えにかかる/.test(words);
      expect(hasOneOutfit && hasTwoOutfits, words).toBe(false);
    }
  });

  it('are published after the wedding and changed after that, not after the newest article', () => {
    for (const { bride, published_at, modified_at, words } of written) {
      const published = Number(published_at);
      if (bride.wedding_date) expect(published, words).toBeGreaterThan(Date.parse(bride.wedding_date));
      expect(published, words).toBeLessThanOrEqual(NEWEST_MS);
      if (modified_at == null) continue;
      expect(Number(modified_at), words).toBeGreaterThan(published);
      expect(Number(modified_at), words).toBeLessThanOrEqual(NEWEST_MS);
    }
  });
});
