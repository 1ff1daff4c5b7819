import { expect, test } from 'vitest';
import { withBreaks } from '#gateway/schema/kit/lineBreaks.ts';

test.each([
  ['オマール海老と黒毛和牛の贅沢コース試食付きフェア', 'オマール海老と|黒毛和牛の|贅沢コース試食付きフェア'],
  ['結婚式の費用はいくら？見積もりの見方', '結婚式の|費用は|いくら？|見積もりの|見方'],
  ['Trattoria', 'Trattoria'],
  ['', ''],
])('%s breaks between phrases only', (title, phrases) => {
  expect(withBreaks(title).replaceAll('\u{200B}', '|')).toBe(phrases);
  expect(withBreaks(title).replaceAll('\u{200B}', '')).toBe(title);
});

test('texts too long for a title are returned unchanged', () => {
  const text = '結婚式の費用は'.repeat(30_000);
  expect(withBreaks(text)).toBe(text);
});
