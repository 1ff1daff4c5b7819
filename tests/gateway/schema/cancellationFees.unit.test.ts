/** Steps of cancellation fees from the terms of halls: what is read, and what is left to the reader. */
import { describe, expect, test } from 'vitest';
import { parseCancellationFees } from '#gateway/domains/hall/cancellationFees.ts';

const table = (...rows: readonly (readonly [string, string])[]): string =>
  `<p>解約のお申し出日を基準に申し受けます。</p><table><tbody>${rows
    .map(([when, fee]) => `<tr><th>${when}</th><td>${fee}</td></tr>`)
    .join('')}</tbody></table>`;
const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const step = (
  text: string,
  fromDaysBefore: number | null,
  untilDaysBefore: number,
  { percentage = null, amount = null }: { percentage?: number | null; amount?: number | null } = {},
) => ({ text, percentage, amount, fromDaysBefore, untilDaysBefore });

describe('is read', () => {
  test('a table, from the contract to the wedding day', () => {
    expect(
      parseCancellationFees(
        table(
          ['挙式日の180日前まで', '申込金の全額'],
          ['179日前〜90日前まで', '見積金額の<strong>20</strong>%'],
          ['89日前から前日まで', '見積金額の80%と実費'],
          ['当日', '見積金額の100%'],
        ),
      ),
    ).toEqual([
      step('申込金の全額', null, 180),
      step('見積金額の20%', 179, 90, { percentage: 20 }),
      step('見積金額の80%と実費', 89, 1, { percentage: 80 }),
      step('見積金額の100%', 0, 0, { percentage: 100 }),
    ]);
  });

  test('a list with colons, full-width digits and an open end', () => {
    expect(
      parseCancellationFees(
        list(
          '１５０日前まで：申込金（１００,０００円）',
          '149〜60日前:申込金と実費',
          '５９日前以降：見積の９０％',
        ),
      ),
    ).toEqual([
      step('申込金（１００,０００円）', null, 150, { amount: 100_000 }),
      step('申込金と実費', 149, 60),
      step('見積の９０％', 59, 0, { percentage: 90 }),
    ]);
  });

  test('a table with headings, and fees that begin some days before', () => {
    expect(
      parseCancellationFees(
        '<table><thead><tr><th>期間</th><th>キャンセル料</th></tr></thead><tbody><tr><td>90日前〜31日前</td><td>10,000円</td></tr><tr><td>30日前〜当日</td><td>50%</td></tr></tbody></table>',
      ),
    ).toEqual([step('10,000円', 90, 31, { amount: 10_000 }), step('50%', 30, 0, { percentage: 50 })]);
  });
});

test.each(['10万円', '5万5,000円', '20%または30,000円', '20〜30%', '¥50,000', '3割', '120%'])(
  'no number of “%s”',
  (fee) => {
    expect(parseCancellationFees(table(['30日前まで', fee], ['29日前〜当日', '全額']))?.[0]).toEqual(
      step(fee, null, 30),
    );
  },
);

describe('is not read', () => {
  test.each([
    ['text', '<p>挙式日の180日前までは申込金のみ、それ以降は段階的に定めた料率にて承ります。</p>'],
    ['a gap', table(['180日前まで', '10%'], ['150日前〜当日', '20%'])],
    ['an overlap', table(['180日前まで', '10%'], ['180日前〜当日', '20%'])],
    ['another order', table(['当日', '100%'], ['30日前〜前日', '50%'])],
    ['a period from late to early', table(['30日前まで', '10%'], ['29日前〜60日前', '20%'])],
    ['months', table(['6か月前まで', '10%'], ['5か月前〜前日', '20%'], ['当日', '100%'])],
    ['a time of day', table(['30日前まで', '10%'], ['29日前〜前日の正午まで', '50%'])],
    ['a row that is something else', table(['30日前まで', '10%'], ['29日前〜当日', '50%'], ['備考', '税別'])],
    ['a period without a fee', list('30日前まで：10%', '29日前〜当日')],
    [
      'a first row without days',
      table(['ご契約後', '申込金の全額'], ['30日前まで', '10%'], ['29日前〜当日', '50%']),
    ],
    ['one step', table(['30日前まで', '10%'])],
    ['two tables', table(['30日前まで', '10%'], ['29日前〜当日', '50%']).repeat(2)],
    ['three columns', '<table><tr><td>30日前まで</td><td>10%</td><td>20%</td></tr></table>'],
    ['very long terms', table(['30日前まで', '10%'], ['29日前〜当日', '50%']) + '<p>あ</p>'.repeat(2_000)],
    ['nothing', ''],
  ])('%s', (_, terms) => {
    expect(parseCancellationFees(terms)).toBeNull();
  });
});

test('other lists beside the steps do not matter, and scripts are no text', () => {
  const terms = `${list('お支払いは現金', 'カード可')}${table(['30日前まで', '<script>x</script>10%'], ['29日前〜当日', '50%'])}`;
  expect(parseCancellationFees(terms)).toEqual([
    step('10%', null, 30, { percentage: 10 }),
    step('50%', 29, 0, { percentage: 50 }),
  ]);
});
