import { expect, test } from 'vitest';
import { withBreaks } from '#gateway/schema/kit/lineBreaks.ts';

test.each([
  [
    'オマール海老と黒毛和牛の贅沢コース試食付きフェア',
    'オマール海老と|黒毛和牛の|贅沢|コース|試食付き|フェア',
  ],
  ['結婚式の費用はいくら？見積もりの見方', '結婚式の|費用は|いくら？|見積もりの|見方'],
  ['宮崎県の結婚式費用は平均360万円', '宮崎県の|結婚式費用は|平均360万円'],
  ['【2件目以降の方へ】お見積もり比較相談会', '【2件目以降の|方へ】|お見積もり比較相談会'],
  ['Trattoria', 'Trattoria'],
  ['', ''],
])('%s breaks between phrases only', (title, phrases) => {
  expect(withBreaks(title).replaceAll('\u{200B}', '|')).toBe(phrases);
  expect(withBreaks(title).replaceAll('\u{200B}', '')).toBe(title);
});

test.each([
  ['青楓山 結ヶ峰寺', '青楓山 結ヶ峰寺'],
  ['鹿ノ子神社 綾錦会館', '鹿ノ子神社 綾錦会館'],
  ['赤坂セントリーヴホテル', '赤坂|セントリーヴ|ホテル'],
  ['メルクローネホテル六本木', 'メルクローネ|ホテル|六本木'],
  ['エーデルリヒトホテル南船場', 'エーデルリヒト|ホテル|南船場'],
  ['みなとみらいアルマリアホテル', 'みなと|みらい|アルマリア|ホテル'],
  ['ヴェントゥーラライブラリーガーデン 六本木', 'ヴェントゥーラ|ライブラリー|ガーデン 六本木'],
])('the name %s breaks between its words', (name, parts) => {
  expect(withBreaks(name).replaceAll('\u{200B}', '|')).toBe(parts);
});

test('texts too long for a title are returned unchanged', () => {
  const text = '結婚式の費用は'.repeat(30_000);
  expect(withBreaks(text)).toBe(text);
});
