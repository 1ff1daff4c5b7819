/** Seeded reviews and brides: beginnings, stars, rites, costs, counts. */
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';
import { DEMO_HALL_ID, DEMO_USER } from '#origin/fixtures/seed/demoAccount.ts';
import {
  BUDDHIST_COMMENTS,
  CHAPEL_COMMENTS,
  SHINTO_COMMENTS,
} from '#origin/fixtures/seed/texts/ceremonyComments.ts';
import type { Tone } from '#origin/fixtures/seed/texts/lines.ts';
import { COMMENTS } from '#origin/fixtures/seed/texts/reviewComments.ts';

vi.setConfig({ testTimeout: 60_000 });

const { reports, brides, bride_reports, halls } = catalogue;
const commented = reports.filter(({ comments }) => comments.length > 0);
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('seeded reviews', () => {
  it('begin differently within a hall', () => {
    for (const [hall, own] of Map.groupBy(reports, ({ hall_id }) => hall_id)) {
      const firsts = own.flatMap(({ comments: [first] }) => first?.body ?? []);
      const beginnings = firsts.map((body) => body.slice(0, 10).replaceAll(/\d/g, ''));
      expect(repeated(beginnings), `hall ${hall}`).toEqual([]);
      const withoutDigits = firsts.map((body) => body.replaceAll(/\d/g, '').slice(0, 10));
      expect(repeated(withoutDigits), `hall ${hall}`).toEqual([]);
      expect(repeated(own.flatMap(({ title }) => title ?? [])), `hall ${hall}`).toEqual([]);
    }
  });

  it('share no sentence with more than 2 % of the others, whatever its numbers', () => {
    const counts = new Map<string, number>();
    for (const { comments } of commented) {
      const sentences = comments.flatMap(({ body }) => body.replaceAll(/\d+/g, '0').match(/[^。]+。/g) ?? []);
      for (const one of new Set(sentences)) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > commented.length * 0.02)).toEqual([]);
    expect(counts.size).toBeGreaterThan(900);
  });

  it('use words of their stars', () => {
    const tones = new Map<string, Tone[]>();
    for (const table of [CHAPEL_COMMENTS, SHINTO_COMMENTS, BUDDHIST_COMMENTS, ...Object.values(COMMENTS)])
      for (const tone of ['good', 'fair', 'poor'] as const)
        for (const line of table[tone]) {
          const end = line.split(/[|}]/).at(-1) ?? '';
          tones.set(end, [...(tones.get(end) ?? []), tone]);
        }
    const bounds = { good: [4, 5], fair: [3, 3.5], poor: [1, 2.5] } as const;
    let compared = 0;
    for (const { comments } of reports)
      for (const { body, rating } of comments) {
        const [, found = []] = [...tones].find(([end]) => body.endsWith(end)) ?? [];
        if (rating === null || found.length === 0) continue;
        compared += 1;
        const suits = found.some((tone) => rating >= bounds[tone][0] && rating <= bounds[tone][1]);
        expect(suits, `${rating}: ${body}`).toBe(true);
      }
    expect(compared).toBeGreaterThan(5_000);
  });

  it('praise what the hall has', () => {
    const byId = new Map(halls.map((hall) => [hall.id, hall]));
    const PROMISES: [RegExp, (hall: (typeof halls)[number]) => boolean][] = [
      [/オープンキッチンから/, ({ g }) => g.includes(8)],
      [/庭に出てデザート|庭に出る扉/, ({ g }) => g.includes(6)],
      [/そのまま泊まれる/, ({ g }) => g.includes(9)],
      [/一棟を貸し切れる/, ({ g }) => g.includes(11)],
      [/駐車場が広く|駐車場の案内まで/, ({ g }) => g.includes(14)],
      [/階段からの入場/, ({ g }) => g.includes(7)],
      [/駅から近く|改札から入口まで/, ({ access }) => /徒歩[1-5]分/.test(access ?? '')],
      [/送迎バス/, ({ access }) => access?.includes('送迎バス') === true],
      [/ステンドグラス/, ({ c }) => c.includes(3)],
      [/木の香り/, ({ c }) => c.includes(5)],
      [/水辺に面して/, ({ c }) => c.includes(6)],
      [/最上階の挙式会場/, ({ c }) => c.includes(8)],
      [/庭での挙式/, ({ c }) => c.includes(2)],
      [/犬も一緒/, ({ g }) => g.includes(13)],
      [/隣の会場で二次会/, ({ g }) => !g.includes(11)],
      [/エレベーター/, ({ service_id }) => [1, 2].includes(service_id)],
      [/電車|駅|県外|駐車場|実家に/, ({ prefecture_slug }) => prefecture_slug !== null],
      [/空港(まで迎え|の迎え|からの車)|帰国|時差/, ({ prefecture_slug }) => prefecture_slug === null],
    ];
    let compared = 0;
    for (const { hall_id, comments } of reports)
      for (const { body } of comments)
        for (const [words, keeps] of PROMISES) {
          const hall = byId.get(hall_id);
          if (!words.test(body) || hall === undefined) continue;
          compared += 1;
          expect(keeps(hall), `${hall_id}: ${body}`).toBe(true);
        }
    expect(compared).toBeGreaterThan(200);
  });

  it('speak of the rite of the wedding, or of one that the hall offers', () => {
    const byId = new Map(halls.map((hall) => [hall.id, hall]));
    const WORDS: [RegExp, string, option: number][] = [
      [/バージンロード|牧師|聖歌隊|讃美歌|オルガン/, '教会式', 1],
      [/人前式|承認|証人|誓いの言葉/, '人前式', 3],
      [/神殿|神前|三三九度|玉串|巫女|参進|雅楽の生演奏|白無垢|綿帽子|祝詞|盃/, '神前式', 2],
      [/仏前|念珠|焼香|僧侶|本堂/, '仏前式', 4],
    ];
    let compared = 0;
    for (const { hall_id, reception_style, customer_status, comments } of reports)
      for (const { item, body } of comments)
        for (const [words, rite, option] of WORDS) {
          if (item !== 'ceremony' || !words.test(body)) continue;
          const hall = byId.get(hall_id);
          compared += 1;
          if (customer_status === 'wedding_held') expect(reception_style, body).toBe(rite);
          // Halls that state no rite offer the usual ones, and shrines and temples their own. None abroad holds 神前式.
          else if (
            hall?.service_id !== 5 &&
            hall?.ws.some((id) => id <= 3 && (id !== 2 || hall.prefecture_slug !== null))
          )
            expect(hall.ws, body).toContain(option);
        }
    expect(compared).toBeGreaterThan(800);
  });

  it('speak of no Shinto rite abroad, where no hall offers one', () => {
    const abroad = new Set(halls.flatMap(({ id, prefecture_slug }) => (prefecture_slug === null ? id : [])));
    expect(halls.filter(({ id, ws, c }) => abroad.has(id) && (ws.includes(2) || c.includes(7)))).toEqual([]);
    const bodies = reports.flatMap(({ hall_id, comments }) =>
      abroad.has(hall_id) ? comments.map(({ body }) => body) : [],
    );
    expect(bodies.length).toBeGreaterThan(200);
    expect(bodies.filter((body) => /神殿|神前|巫女|玉串|白無垢|綿帽子/.test(body))).toEqual([]);
  });

  it('leave the veil, the white hood and the walk with the father to brides', () => {
    const bridal = /父とゆっくり歩け|ベールを下ろす母|綿帽子をかぶせて|白無垢の支度/;
    const authors = commented.flatMap(({ basic_nickname, comments }) =>
      comments.some(({ body }) => bridal.test(body)) ? (basic_nickname ?? []) : [],
    );
    expect(authors.length).toBeGreaterThan(50);
    expect(authors.filter((name) => /新郎|パパ|父|ryo|hide/.test(name))).toEqual([]);
  });

  it('agree on the rooms of a hall', () => {
    const OPPOSITES: [RegExp, RegExp][] = [
      [/控室の窓が大きく/, /控室は広いのですが、窓がありません/],
      [/化粧室の数が多く/, /化粧室の数が少なく/],
      [/送迎バスが何本も/, /送迎バスが一台だけ/],
      [/音漏れの心配がなく/, /音がもれて/],
    ];
    for (const [hall, own] of Map.groupBy(reports, ({ hall_id }) => hall_id)) {
      const text = own.flatMap(({ comments }) => comments.map(({ body }) => body)).join('\n');
      for (const [a, b] of OPPOSITES) expect(a.test(text) && b.test(text), `hall ${hall}: ${a}`).toBe(false);
    }
  });

  it('speak of the grounds at shrines, and of a sanctuary indoors elsewhere', () => {
    const shrines = new Set(
      halls.flatMap(({ id, service_id, name }) => (service_id === 5 && !name.endsWith('寺') ? id : [])),
    );
    let compared = 0;
    for (const { hall_id, comments } of reports)
      for (const { item, body } of comments) {
        if (item !== 'ceremony' || !/境内|参拝|砂利道|参進|社殿|本殿|館内の神殿/.test(body)) continue;
        compared += 1;
        expect(shrines.has(hall_id), body).toBe(!body.includes('館内の神殿'));
      }
    expect(compared).toBeGreaterThan(50);
  });

  it.each([
    ['教会式', CHAPEL_COMMENTS, /civil/],
    ['人前式', CHAPEL_COMMENTS, /clergy/],
    ['神前式 at shrines', SHINTO_COMMENTS, /indoors/],
    ['神前式 elsewhere', SHINTO_COMMENTS, /shrine/],
    ['仏前式', BUDDHIST_COMMENTS, /-/],
  ])('have enough lines about %s', (_, table, others) => {
    const count = (tone: Tone): number =>
      table[tone].filter((line) => !others.test(line.split('|')[0] ?? '')).length;
    expect(count('good')).toBeGreaterThanOrEqual(10);
    expect(count('fair')).toBeGreaterThanOrEqual(5);
    expect(count('poor')).toBeGreaterThanOrEqual(4);
  });

  it('name items as their bill has them', () => {
    type Items = NonNullable<(typeof reports)[number]['cost_items']>;
    const rise = ({ first_estimate, final }: Items[number]): number => (final ?? 0) - (first_estimate ?? 0);
    const has = (items: Items, word: string): boolean => items.some(({ name }) => name.includes(word));
    const most = (items: Items, words: RegExp, count = 1): boolean =>
      items
        .toSorted((a, b) => rise(b) - rise(a))
        .slice(0, count)
        .every(({ name }) => words.test(name));
    const isUp = (items: Items, word: string): boolean =>
      items.some((item) => item.name.includes(word) && rise(item) > 0);
    const RULES: [RegExp, (items: Items) => boolean][] = [
      [/持込料を払わず|持込料のかからない/, (items) => !has(items, '持込料')],
      [/持込料は先に|持込料が(高く|見積もりに)/, (items) => has(items, '持込料')],
      [/いちばん(上がった|増えた)のは料理/, (items) => most(items, /料理/)],
      [/いちばん(上がった|増えた)のは衣裳|衣裳だけで大きく/, (items) => most(items, /衣裳/)],
      [/いちばん(上がった|増えた)のは装花|装花では.*いちばん上がり/, (items) => most(items, /装花/)],
      [/(写真と映像を足した|写真のデータを増やした)のがいちばん/, (items) => most(items, /写真|データ/)],
      [/衣裳と写真/, (items) => most(items, /衣裳|写真/, 2)],
      [/料理と衣裳を上げて/, (items) => most(items, /料理|衣裳/, 2)],
      [/装花と写真を希望どおり/, (items) => most(items, /装花|写真/, 2)],
      [/装花を少し増やし|装花は最低ランク/, (items) => isUp(items, '装花')],
      [/写真のデータを足した/, (items) => isUp(items, '写真') || isUp(items, 'データ')],
      [/結局ひとつ上にしました|日本酒とノンアルコールを追加/, (items) => isUp(items, '料理')],
      [/引出物に一品足しました/, (items) => isUp(items, '引出物')],
      [/料理は見積もりのときの内容で/, (items) => !isUp(items, '料理')],
      [/挙式料は見積もりのまま/, (items) => !isUp(items, '挙式料')],
      [/会場使用料は最初の金額のまま/, (items) => !isUp(items, '会場使用料')],
    ];
    const compared = new Map<RegExp, number>(RULES.map(([words]) => [words, 0]));
    for (const { cost_items, customer_status, comments } of reports)
      for (const { body } of comments)
        for (const [words, agrees] of RULES) {
          if (!cost_items || customer_status !== 'wedding_held' || !words.test(body)) continue;
          compared.set(words, (compared.get(words) ?? 0) + 1);
          expect(agrees(cost_items), `${body} ${JSON.stringify(cost_items)}`).toBe(true);
        }
    expect([...compared].filter(([, count]) => count === 0)).toEqual([]);
  });

  it('have costs that add up, and state them', () => {
    for (const { cost_items, total_cost, first_estimate, comments } of reports) {
      if (!cost_items) continue;
      expect(cost_items.reduce((sum, { final }) => sum + (final ?? 0), 0)).toBe(total_cost);
      expect(cost_items.reduce((sum, item) => sum + (item.first_estimate ?? 0), 0)).toBe(first_estimate);
      const [, stated] = /最終は(\d+)万円/.exec(JSON.stringify(comments)) ?? [];
      if (stated !== undefined) expect(Number(stated)).toBe(Math.round((total_cost ?? 0) / 10_000));
    }
  });
});

describe('seeded weddings', () => {
  it('have as many guests as their hall takes, by reviews, bills and profiles', () => {
    const byId = new Map(halls.map((hall) => [hall.id, hall]));
    const outside = [...reports, ...brides].flatMap(({ hall_id, guest_count }) => {
      const { capacity_min, capacity_max } = byId.get(hall_id ?? 0) ?? {};
      if (!guest_count || (guest_count >= (capacity_min ?? 0) && guest_count <= (capacity_max ?? Infinity)))
        return [];
      return [`hall ${hall_id} from ${capacity_min} to ${capacity_max}: ${guest_count}`];
    });
    expect(outside).toEqual([]);
  });

  it('are in halls that take more than the least number', () => {
    for (const { id, capacity_min, capacity_max } of halls)
      if (capacity_min != null && capacity_max != null)
        expect(capacity_min, `hall ${id}`).toBeLessThanOrEqual(capacity_max / 2);
  });
});

describe('seeded brides', () => {
  it('include the demo account among those of its hall, with the facts of its profile', () => {
    const demo = brides.find(({ user_id }) => user_id === DEMO_USER.id);
    const [report, ...others] = reports.filter(({ user_id }) => user_id === DEMO_USER.id);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ hall_id: DEMO_HALL_ID, customer_status: 'wedding_held' });
    const facts = ['hall_id', 'wedding_date', 'guest_count', 'total_cost', 'reception_style'] as const;
    for (const fact of facts) expect(report?.[fact], fact).toBe(demo?.[fact]);
    expect(report?.comments.length).toBeGreaterThan(1);
  });

  it('begin profiles, titles and reports differently', () => {
    const profiles = brides.flatMap(({ selfintroduction, hall_id }) =>
      selfintroduction && hall_id ? [selfintroduction.slice(0, 16)] : [],
    );
    expect(repeated(profiles).length / profiles.length).toBeLessThan(0.02);
    expect(repeated(bride_reports.flatMap(({ title }) => title?.slice(0, 16) ?? []))).toEqual([]);
    const bodies = bride_reports.map(({ body }) => (body ?? '').replaceAll(/<[^>]*>/g, '').slice(0, 16));
    expect(repeated(bodies).length / bodies.length).toBeLessThan(0.02);
  });

  it('say nothing that their wedding contradicts', () => {
    const byUser = new Map(brides.map((bride) => [bride.user_id, bride]));
    for (const { user_id, title, body } of bride_reports) {
      const guests = byUser.get(user_id)?.guest_count;
      const text = `${title ?? ''} ${body ?? ''}`;
      for (const [, stated] of text.matchAll(/(\d+)名/g)) expect(Number(stated), text).toBe(guests);
      const months = new Set([...text.matchAll(/(\d+)か月/g)].map(([, count]) => count));
      expect(months.size, text).toBeLessThan(2);
    }
  });

  it('are viewed more often than loved, as halls are viewed more often than clipped', () => {
    for (const { love_count, viewed_count } of brides)
      expect(viewed_count).toBeGreaterThanOrEqual(love_count);
    for (const { pv, clip_count } of halls) expect(pv).toBeGreaterThanOrEqual(clip_count ?? 0);
  });
});
