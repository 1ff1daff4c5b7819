import { expect, test } from 'vitest';
import { redactedSample } from '#gateway/upstream/redact.ts';

test.each([
  ['2026/11/21', '"9999/99/99"'],
  ['yui@example.jp', '"aaa@aaaaaaa.aa"'],
  ['グランメゾン青山 Ginza', '"ああああああああ Aaaaa"'],
  [-12.5, '-99.9'],
  [null, 'null'],
  [undefined, 'undefined'],
  [true, 'true'],
  [[], '[]'],
  [['a', 'b', 'c'], '["a" × 3]'],
  [{ id: 7, name: '結衣' }, '{id: 9, name: "ああ"}'],
  [{ 'yui@example.jp': 1 }, '{aaa@aaaaaaa.aa: 9}'],
  [{ a: 1, b: 1, c: 1, d: 1, e: 1 }, '{a: 9, b: 9, c: 9, d: 9, …}'],
  [{ halls: [{ id: 1 }] }, '{halls: [{…} × 1]}'],
  ['<h1>SELECT</h1>', '"<a9>AAAAAA</a9>"'],
])('%j', (value, sample) => expect(redactedSample(value)).toBe(sample));

test('limits the length', () => {
  const deep = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field${at}`, 'x'.repeat(10_000)]));
  expect(redactedSample('x'.repeat(1_000_000)).length).toBeLessThan(90);
  expect(redactedSample(deep).length).toBeLessThan(90);
});
