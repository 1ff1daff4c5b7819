import { describe, expect, it, vi } from 'vitest';
import { renderSvg } from '#origin/fixtures/pictures/render.ts';
import { MOTIFS, PALETTE_NAMES, parsePictureFileName } from '#origin/picturePath.ts';
import { withBreaks } from '#gateway/html/lineBreaks.ts';
import { buildCatalogue } from '#origin/fixtures/seed/catalogue.ts';
import { catalogue } from '#tests/harness/catalogue.ts';
import { romaji } from '#origin/fixtures/seed/romaji.ts';
import { normalizeForSearch, searchWords } from '#origin/store/searchText.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('the catalogue', () => {
  const { halls, reports, photos, fairs } = catalogue;

  it('is deterministic', () => {
    expect(JSON.stringify(buildCatalogue()) === JSON.stringify(catalogue)).toBe(true);
  });

  it('has unique names and URLs', () => {
    expect(new Set(halls.map(({ name }) => name)).size).toBe(halls.length);
    const slugs = halls.flatMap(({ area_slug, slug }) => (slug === null ? [] : [`${area_slug}/${slug}`]));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z_]+\/[a-z0-9][a-z0-9-]*$/);
  });

  it('breaks no title or name before small kana, between a number and its unit or in a short quotation', () => {
    const { articles } = catalogue;
    const headings = articles.flatMap(({ pages }) =>
      [...pages.join('').matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text = '']) => text),
    );
    const names = [...articles.map(({ title }) => title), ...[...fairs, ...halls].map(({ name }) => name)];
    const marked = [...names, ...headings].map((text) => withBreaks(text).replaceAll('\u{200B}', '|'));
    const wrong = [
      /\|[ぁぃぅぇぉっゃゅょァィゥェォッャュョーんン、。」』）】]/,
      /\d[万億千]?\|[万億千円名件人組分]/,
      /「(?=[^」]{1,5}」)[^|」]*\|[^」]*」(?<=「[^「]{1,5}」)/,
      /(?:^|\|)[ぁ-ん](?:\||$)/,
      /まる\|わかり|のど?\|どぐろ|ノ\|邸|\|ずつ|\|あたり/,
    ];
    expect(marked.length).toBeGreaterThan(3_000);
    expect(marked.filter((text) => wrong.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('contains the edge cases of real data', () => {
    const some = (holds: (hall: (typeof halls)[number]) => boolean) => halls.filter(holds).length;
    expect(some(({ cover_pictures }) => cover_pictures.length === 0)).toBeGreaterThan(10);
    expect(some(({ rating }) => rating === null)).toBeGreaterThan(50);
    expect(some(({ slug }) => slug === null)).toBeGreaterThan(10);
    expect(some(({ lat }) => lat === null)).toBeGreaterThan(10);
    expect(some(({ cost }) => cost === null)).toBeGreaterThan(10);
    expect(some(({ name }) => name.length > 45)).toBe(3);
    expect(some(({ regulation }) => regulation?.includes('<script>') ?? false)).toBe(1);
    const withBill = new Set(
      reports.filter(({ total_cost }) => total_cost !== null).map(({ hall_id }) => hall_id),
    );
    expect(halls.length - withBill.size).toBeGreaterThan(100);
  });

  it('places halls near their stations, with consistent price ranges', () => {
    const stations = new Map(catalogue.stations.map((station) => [station.id, station]));
    for (const { station_id, lat, lng, cost, price_range } of halls) {
      const station = station_id === null ? undefined : stations.get(station_id ?? 0);
      if (station !== undefined && lat && lng) {
        expect(Math.hypot(station.lat - lat, station.lng - lng)).toBeLessThan(0.3);
      }
      expect(cost === null).toBe(price_range === null);
      if (cost) expect(price_range).toMatch(/^\${1,4}$/);
    }
  });

  it('has no review with facts its author cannot know', () => {
    const bodies = (status: string): string =>
      JSON.stringify(
        reports.filter(({ customer_status }) => customer_status === status).map(({ comments }) => comments),
      );
    expect(bodies('viewed_only')).not.toMatch(/私たちの言葉|最終は/);
    expect(bodies('wedding_held')).not.toMatch(/\{[a-z]\}/);
  });

  it('references only pictures that can be rendered', () => {
    const paths = new Set(photos.map(({ picture }) => picture));
    fairs.forEach(({ picture }) => picture && paths.add(picture));
    for (const path of paths)
      expect(parsePictureFileName(path.replace('/pictures/', '')), path).not.toBeNull();
    for (const [index, motif] of MOTIFS.entries()) {
      const palette = PALETTE_NAMES[index % PALETTE_NAMES.length] ?? 'kinari';
      const svg = renderSvg({ motif, palette, seed: index, shape: index % 3 === 0 ? 'wide' : 'tall' });
      // Encoded pixels may contain any word.
      expect(svg.replaceAll(/data:image[^"]*/g, '')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('text', () => {
  it.each([
    ['カルイザワ', 'karuizawa'],
    ['キチジョウジ', 'kichijoji'],
    ['トウキョウ', 'tokyo'],
    ['オオサカ', 'osaka'],
    ['ホッカイドウ', 'hokkaido'],
    ['シンジュク', 'shinjuku'],
  ])('%s is %s in addresses', (kana, latin) => expect(romaji(kana)).toBe(latin));

  it('is normalized for search by name', () => {
    expect(normalizeForSearch('ﾎﾃﾙ・みらりす　ＡＯＹＡＭＡ')).toBe('ホテルミラリスaoyama');
    expect(searchWords(' ほてる　 みら ')).toEqual(['ホテル', 'ミラ']);
  });
});
