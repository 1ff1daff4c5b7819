/** Seeded fairs: names agree with day, time, length, price, contents and hall. */
import { describe, expect, it } from 'vitest';
import { timeOfDay } from '#origin/fixtures/pictures/finish.ts';
import { parsePicturePath } from '#origin/picturePath.ts';
import { catalogue } from '#tests/harness/catalogue.ts';

const { fairs, halls } = catalogue;
type Fair = (typeof fairs)[number];
type Hall = (typeof halls)[number];

const hallsById = new Map(halls.map((hall) => [hall.id, hall]));
const weekday = ({ hold_on }: Fair): number => new Date(`${hold_on}T00:00:00Z`).getUTCDay();
const isWeekend = (fair: Fair): boolean => [0, 6].includes(weekday(fair));
const times = ({ hold_times }: Fair): string[] => hold_times.flatMap((time) => (time ? [time] : []));
const all = (fair: Fair, holds: (time: string) => boolean): boolean => times(fair).every(holds);
/** Of its last start, in minutes of the day. */
function endOf(fair: Fair): number {
  const last = times(fair).at(-1) ?? '';
  return Number(last.slice(0, 2)) * 60 + Number(last.slice(3)) + (fair.duration_minutes ?? 0);
}
const yen = (text: string): number => Number(text.replaceAll(',', ''));
const hasAny = (values: readonly number[], ids: readonly number[]): boolean =>
  ids.some((id) => values.includes(id));

/** Requirements implied by words in a name. */
const PROMISES: [words: RegExp, keeps: (fair: Fair, hall: Hall) => boolean][] = [
  [/土日|週末/, isWeekend],
  [/土曜/, (fair) => weekday(fair) === 6],
  [/日曜/, (fair) => weekday(fair) === 0],
  [/平日(?!・仏滅)/, (fair) => !isWeekend(fair)],
  [/仕事帰り/, (fair) => !isWeekend(fair) && all(fair, (time) => time >= '17:00')],
  [/夕方/, (fair) => all(fair, (time) => time >= '16:00')],
  [/ナイト|夜の(?!見える)/, (fair) => all(fair, (time) => time >= '18:00')],
  [/午前|朝の/, (fair) => all(fair, (time) => time < '12:00')],
  [/午後/, (fair) => all(fair, (time) => time >= '12:00')],
  [/有給/, (fair) => !isWeekend(fair)],
  [/試食|食べ比べ|試飲|食べてみる/, ({ contents }) => contents.includes('tasting')],
  [/試着|羽織り/, ({ contents }) => contents.includes('try_on_dress')],
  [/模擬挙式/, ({ contents }) => contents.includes('mock_ceremony')],
  [/模擬披露宴/, ({ contents }) => contents.includes('mock_reception')],
  [/コーディネート|装花/, ({ contents }) => contents.includes('decoration')],
  [/演出/, ({ contents }) => hasContent(contents, 'show', 'mock_ceremony')],
  [/料理/, ({ contents }) => hasContent(contents, 'food', 'tasting')],
  [/相談会/, ({ contents }) => hasContent(contents, 'consultation', 'decoration')],
  [/【オンライン】/, ({ contents, price }) => contents.join() === 'consultation' && price === 0],
  [/大聖堂/, (_, { c }) => c.includes(1)],
  [/ステンドグラス/, (_, { c }) => c.includes(3)],
  [/白いチャペル/, (_, { c }) => c.includes(4)],
  [/木のチャペル/, (_, { c }) => c.includes(5)],
  [/水辺のチャペル/, (_, { c }) => c.includes(6)],
  [/最上階のチャペル/, (_, { c }) => c.includes(8)],
  [/チャペル|バージンロード/, (_, { c }) => hasAny(c, [1, 3, 4, 5, 6, 8])],
  [/ガーデン|庭つき/, (_, { g, c, ws }) => g.includes(6) || c.includes(2) || ws.includes(6)],
  [/神前式|雅楽/, (_, hall) => hall.ws.includes(2) && !isTemple(hall) && !/大聖堂/.test(hall.name)],
  [/神殿/, (_, { c }) => c.includes(7)],
  [/神社(?!の撮影)|巫女|参進|鳥居|祭神|神職/, (_, hall) => isShrine(hall)],
  [/仏前式|お寺|本堂|念珠|法話|僧侶|山門/, (_, hall) => isTemple(hall)],
  [/境内/, (_, hall) => hall.service_id === 5],
  [
    /館内/,
    ({ name }, hall) => !/{/.test(name) && ![4, 5].includes(hall.service_id ?? 0) && !/庭園/.test(hall.name),
  ],
  [/白無垢|打掛/, (_, { ws, service_id }) => service_id === 6 || hasAny(ws, [2, 5])],
  [/海の見える/, (_, { g }) => g.includes(4)],
  [/夜景/, (_, { g }) => g.includes(5)],
  [/大階段/, (_, { g }) => g.includes(7)],
  [/オープンキッチン/, (_, { g }) => g.includes(8)],
  [/宿泊もできる/, (_, { g }) => g.includes(9)],
  [/駅からの道|最寄り駅/, (_, { g, access }) => g.includes(10) && /徒歩[1-5]分/.test(access ?? '')],
  [/一軒家/, (_, { g }) => g.includes(11)],
  [/バリアフリー/, (_, { g }) => g.includes(12)],
  [/ペット/, (_, { g }) => g.includes(13)],
  [/車で来られる/, (_, { g }) => g.includes(14)],
  [/ホテル/, (_, { service_id }) => service_id === 1],
  [/料亭の|座敷|八寸|懐石/, (_, { name }) => name.startsWith('料亭')],
  [/レストラン/, (_, { service_id, name }) => service_id === 4 && !name.startsWith('料亭')],
  [/前菜|クロス|ワンプレート/, (_, { name }) => !name.startsWith('料亭')],
  [/歴史ある建物/, (_, { name }) => /家住宅|記念館/.test(name)],
  [/庭園の/, (_, { name }) => /庭園|ガーデン/.test(name)],
  [/船|乗り降り/, () => false],
  [/十名様で囲む/, (_, { capacity_min }) => (capacity_min ?? 0) <= 10],
  [/三十名様までの/, (_, { capacity_min }) => (capacity_min ?? 0) < 30],
  [/フォト/, (_, { service_id }) => service_id === 6],
  [/マタニティ|おめでた/, (_, { p }) => p.includes(8)],
  [/お急ぎ/, (_, { p }) => p.includes(7)],
];

function hasContent(contents: readonly string[], ...kinds: string[]): boolean {
  return kinds.some((kind) => contents.includes(kind));
}

const isTemple = ({ service_id, name }: Hall): boolean => service_id === 5 && name.endsWith('寺');
const isShrine = (hall: Hall): boolean => hall.service_id === 5 && !isTemple(hall);

function contradictions(fair: Fair): string[] {
  const hall = hallsById.get(fair.hall_id);
  if (hall === undefined) return ['no hall'];
  const { name, price, duration_minutes: minutes } = fair;
  const found = PROMISES.flatMap(([words, keeps]) =>
    words.test(name) && !keeps(fair, hall) ? [String(words)] : [],
  );
  const [, amount] = /([\d,]+)円/.exec(name) ?? [];
  if (amount !== undefined ? yen(amount) !== price : price !== 0 && price !== null) found.push('price');
  if (/無料/.test(name) && price !== 0) found.push('free');
  // Prices that are examples of something else are written 10万円.
  const described = /([\d,]+)円(?!台)/.exec((fair.description ?? '').replaceAll(/\d+万円/g, ''))?.[1];
  if (described !== undefined && yen(described) !== price) found.push('price of the description');
  found.push(...chargeContradictions(fair));
  const [, inMinutes, inHours] = /(?<!参列席から見る)(\d+)分|(\d+)時間/.exec(name) ?? [];
  const length = Number(inMinutes ?? 0) + Number(inHours ?? 0) * 60;
  if (length > 0 && minutes !== null && length !== minutes) found.push('minutes');
  const parts = [...(fair.description ?? '').matchAll(/<li>[^<]*?(\d+)分<\/li>/g)].map(([, text]) =>
    Number(text),
  );
  const sum = parts.reduce((total, part) => total + part, 0);
  if (parts.length > 0 && minutes !== null && sum !== minutes) found.push('sum of minutes');
  return found;
}

/** What a description says of a charge and of what is tasted or tried on. Without a price the product says 無料. */
function chargeContradictions({ description, price, contents }: Fair): string[] {
  const text = description ?? '';
  return [
    ...(/料金は|有料|頂戴|別途|実費|代を/.test(text) && !price ? ['charge'] : []),
    ...(/無料/.test(text) && Boolean(price) ? ['free in the description'] : []),
    ...(/試食|試飲|召し上が/.test(text) && !contents.includes('tasting') ? ['tasting'] : []),
    ...(/試着|お召し/.test(text) && !contents.includes('try_on_dress') ? ['dress'] : []),
  ];
}

/** Of words that say what a house is or has; the others speak of times and prices. */
const HOUSE_WORDS =
  /神社|神前|神殿|巫女|雅楽|仏前|本堂|境内|館内|料亭|座敷|懐石|前菜|クロス|チャペル|庭園|歴史|船|駅|十名|打掛|ガーデン/;

describe('seeded fairs', () => {
  it('agree with the hall that holds them, in name, description and picture', () => {
    const wrong = fairs.flatMap((fair) => {
      const hall = hallsById.get(fair.hall_id);
      if (hall === undefined) return ['no hall'];
      const text = `${fair.name} ${fair.description ?? ''}`;
      const broken = PROMISES.filter(
        ([words, keeps]) => HOUSE_WORDS.test(words.source) && words.test(text) && !keeps(fair, hall),
      ).map(([words]) => String(words));
      if (fair.picture?.includes('/shrine-') === true && !isShrine(hall)) broken.push('picture');
      return broken.length === 0 ? [] : [`${hall.name}: ${text}: ${broken.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are held by halls whose options agree with their names', () => {
    for (const hall of halls) {
      const { name, ws, c, g } = hall;
      if (isTemple(hall))
        expect([ws.includes(4), ws.includes(2), c.includes(7)], name).toEqual([true, false, false]);
      if (isShrine(hall)) expect([ws.includes(2), ws.includes(4)], name).toEqual([true, false]);
      if (/大聖堂 /.test(name)) expect([c.includes(1), ws.includes(2)], name).toEqual([true, false]);
      if (name.startsWith('料亭')) expect(hasAny(c, [1, 3, 4, 5, 6, 8]), name).toBe(false);
      if (/家住宅|庭園 /.test(name)) expect(c, name).not.toContain(6);
      if (/記念館|ライブラリー/.test(name)) expect(g, name).not.toContain(11);
    }
  });

  it('agree with their names', () => {
    const wrong = fairs.flatMap((fair) => {
      const found = contradictions(fair);
      return found.length === 0
        ? []
        : [`${fair.name} ${fair.hold_on} ${times(fair).join(' ')}: ${found.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  // Their dates move by whole weeks at every start, so a season would become wrong.
  it('name no season or holiday', () => {
    const names = new Set(fairs.map(({ name }) => name));
    expect([...names].filter((name) => /[春夏秋冬桜雪]|紅葉|クリスマス|正月|[0-9]月/.test(name))).toEqual([]);
  });

  it('have at least 120 names, each once in a hall, and one description a name', () => {
    expect(new Set(fairs.map(({ name }) => name)).size).toBeGreaterThanOrEqual(120);
    for (const [hall, own] of Map.groupBy(fairs, ({ hall_id }) => hall_id))
      expect(new Set(own.map(({ name }) => name)).size, `hall ${hall}`).toBe(own.length);
    const texts = new Set(
      fairs.flatMap(({ name, description }) =>
        description ? [`${name}|${description}`.replaceAll(/境内|園内|店内/g, '館内')] : [],
      ),
    );
    const descriptions = [...texts].map((text) => text.slice(text.indexOf('|')));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  // Their dates move by whole weeks at every start, so that all may be in winter.
  it('outdoors end before dark in winter, apart from those about lamps', () => {
    const outdoors = fairs.filter(
      ({ name }) =>
        /ガーデン|庭|緑に囲まれた|海の見える|水辺|独立型|ロケーション|境内|園内/.test(name) &&
        !/灯り/.test(name),
    );
    expect(outdoors.length).toBeGreaterThan(300);
    const late = outdoors.filter((fair) => endOf(fair) > 16 * 60);
    expect(late.map((fair) => `${fair.name} ${times(fair).join(' ')}`)).toEqual([]);
  });

  it('show no season, as their dates move at each start', () => {
    const seasonal = ['blossoms', 'hydrangea', 'pool', 'fireworks', 'maples', 'snow'];
    const shown = fairs.map(({ picture }) => parsePicturePath(picture ?? '')?.motif ?? '');
    expect(shown.filter((motif) => seasonal.includes(motif))).toEqual([]);
  });

  it('show pictures in the light of their hours', () => {
    const wrong = fairs.flatMap((fair) => {
      const shown = parsePicturePath(fair.picture ?? '');
      const first = times(fair)[0] ?? '';
      if (shown === null) return [];
      const light = timeOfDay(shown.seed);
      const isDark = light === 'night' || ['night', 'fireworks', 'lanterns'].includes(shown.motif);
      const isDay = light === 'morning' || light === 'midday';
      const isWrong =
        (isDark && first < '16:30') ||
        (isDay && first >= '16:30') ||
        (light === 'evening' && /午前|朝の/.test(fair.name));
      return isWrong ? [`${fair.name} ${first}: ${fair.picture}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('have start times, in order, and end by 22:00', () => {
    for (const fair of fairs) {
      const starts = times(fair);
      expect(starts.length, fair.name).toBeGreaterThan(0);
      expect(starts).toEqual(starts.toSorted());
      expect(endOf(fair), `${fair.name} ${starts.at(-1)}`).toBeLessThanOrEqual(22 * 60);
    }
  });
});
