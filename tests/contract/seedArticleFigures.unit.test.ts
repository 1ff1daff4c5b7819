/** What a reader can check in a seeded article with a calculator or with the facts beside it. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';

const { articles, halls } = catalogue;
const texts = articles.map(({ id, title, pages }) => ({
  id,
  title,
  html: pages.join('\n'),
  text: pages.join('\n').replaceAll(/<[^>]+>/g, ''),
}));
/** Rows of a table whose head begins with these cells, as text. */
function tableRows(html: string, ...head: readonly string[]): string[][] {
  const start = `<thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}`;
  const [, table = ''] = new RegExp(`${start}.*?<tbody>(.*?)</tbody>`).exec(html) ?? [];
  return [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
  );
}
const amount = (cell = ''): number => Number.parseFloat(cell.replaceAll(/[^\d.]/g, '')) || 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('figures of seeded articles', () => {
  it('on the costs of a prefecture are distinguished from those on the page of statistics', () => {
    const costs = articles.filter(
      ({ title, prefecture_slug }) => prefecture_slug !== null && title.includes('費用'),
    );
    expect(costs.length).toBeGreaterThan(40);
    for (const { title, pages } of costs)
      expect(pages.join(''), title).toContain('統計のページの平均は、会場が示す目安から計算した');
  });

  it('divide a total by its guests', () => {
    const stated = texts.flatMap(({ id, text }) =>
      [...text.matchAll(/(\d+)名を招いて(\d+)万円、一人あたり([\d.]+)万円/g)].map((found) => ({ id, found })),
    );
    expect(stated.length).toBeGreaterThan(8);
    for (const { id, found } of stated) {
      const [, guests, total, per] = found.map(Number);
      expect({ id, per }).toEqual({ id, per: Math.round(((total ?? 0) / (guests ?? 1)) * 10) / 10 });
    }
  });

  it('sum up to the totals beside them', () => {
    const sums = texts.flatMap(({ id, title, html, text }) => {
      const rows = tableRows(html, '項目', '最初の見積もり', '支払い', '差');
      const [, total] = /(?<!全国の)平均(\d+)万円/.exec(text) ?? [];
      return rows.length === 0 || !/の/.test(title) || total === undefined || id < 900
        ? []
        : [{ id, total: Number(total), sum: sum(rows.map(([, , paid]) => amount(paid))) }];
    });
    expect(sums.length).toBeGreaterThan(30);
    // Each row is rounded to 1,000 yen and the total to 10,000.
    expect(sums.filter((one) => Math.abs(one.sum - one.total) > 1)).toEqual([]);
  });

  it('count as many halls in the table of an area as in its text', () => {
    const counts = texts.flatMap(({ id, html, text }) => {
      const [, stated] = /(?:関東|近畿|中部|九州・沖縄)の(\d+)か所(?!あ)/.exec(text) ?? [];
      const rows = tableRows(html, '都道府県', '会場');
      return stated === undefined
        ? []
        : [{ id, stated: Number(stated), listed: sum(rows.map(([, n]) => amount(n))) }];
    });
    expect(counts.length).toBeGreaterThan(40);
    expect(counts.filter(({ stated, listed }) => stated !== listed)).toEqual([]);
  });

  it('show no hall that is too small for the wedding of the article', () => {
    const byId = new Map(halls.map((hall) => [hall.id, hall]));
    const small = texts
      .filter(({ id }) => id >= 765 && id < 801)
      .flatMap(({ id, title, html }) => {
        const [, guests = 0] = (/(\d+)名/.exec(title) ?? []).map(Number);
        const [, hall = 0] = (/<a href="\/halls\/(\d+)"/.exec(html) ?? []).map(Number);
        return guests > (byId.get(hall)?.capacity_max ?? 0) ? [{ id, guests, hall }] : [];
      });
    expect(small).toEqual([]);
  });

  it('say of each hall of a list that it has what the article is about', () => {
    const themes = [
      '夜景',
      'ガーデン',
      'バリアフリー',
      'ペット',
      '大聖堂',
      'オープンキッチン',
      '駐車場',
      '大階段',
      '緑',
    ];
    const silent = texts
      .filter(({ id }) => id >= 601 && id < 700)
      .flatMap(({ id, title, html }) => {
        const theme = themes.find((word) => title.includes(word));
        const cards = [...html.matchAll(/<h3[^>]*>.*?<\/h3>\s*<p>(.*?)<\/p>/gs)].map(([, card = '']) => card);
        return theme === undefined
          ? []
          : cards.flatMap((card) => (card.includes(theme) ? [] : [{ id, card }]));
      });
    expect(silent).toEqual([]);
  });

  it('name no label of several kinds, and no place twice', () => {
    expect(
      texts.flatMap(
        ({ id, text }) =>
          text.match(/.{6}の(?:そのほかの会場|神社・寺院)(?:で|。)/g)?.map((one) => `${id} ${one}`) ?? [],
      ),
    ).toEqual([]);
    const twice = /[都道府県]の([^\s、。のは]{2,})の\1/g;
    expect(texts.flatMap(({ id, text }) => text.match(twice)?.map((one) => `${id} ${one}`) ?? [])).toEqual(
      [],
    );
  });
});
