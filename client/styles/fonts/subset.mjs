// Makes shippori-mincho-600.woff2, the display type of headings whose words we know beforehand. Run it by hand after a
// new heading brings a new kanji; nothing of it is a dependency of the project:
//   npx -y -p @fontsource/shippori-mincho@5 -p subset-font@2 node client/styles/fonts/subset.mjs
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createRequire } from 'node:module';

/** Kana, digits and punctuation always; Latin letters for 「Q」「A」 and units. */
const SIGNS =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろわをん' +
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワヲンヴー' +
  '0123456789QAM.,:/()+-%&?¥ 　、。・「」『』（）〜！？…—◯';

/** Headings of the site, regions and calendar signs. Names out of the data are set in the reader's own mincho. */
const WORDS = `
結婚式場を探す 検索結果 絞り込み条件 並び順 口コミ 評価 写真 公式 花嫁 費用 見積もり 最終金額 人数と金額の分布 特典 質問と回答
会場の約束 取消と延期 アクセス 地図 近くの式場 おすすめ 最近見た式場 動画 人気順位 会員登録 入力内容 お知らせ 保存 見つかりません
表示できません もう一度お試しください ページ 二人の一日を結ぶ 始めかた 都道府県から 海外 地域 駅名 全国 件 名 万円 年月日 月火水木金土日祝
大安 開催 予約 受付 締切 残 相談会 模擬挙式 披露宴 試食 試着 会費 料理 衣装 装花 設備 庭 その他
式当日 規約 撮 実際 下見 申込 参列 一二三四五六七八九十 案内 選
北海道 東北 関東 中部 近畿 中国 四国 九州 東京都
`;

const root = process.env.PATH?.split(delimiter)
  .map((bin) => dirname(bin))
  .find((folder) => folder.includes('_npx') && readdirSync(folder).includes('subset-font'));
if (!root) throw new Error('Run this through npx, as the first lines say.');
const require = createRequire(join(root, 'subset-font', 'package.json'));
/** @type {(font: Buffer, text: string, options: { targetFormat: string }) => Promise<Buffer>} */
const subsetFont = require('subset-font');
const source = join(root, '@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2');
const font = await subsetFont(readFileSync(source), SIGNS + WORDS, { targetFormat: 'woff2' });
writeFileSync(new URL('shippori-mincho-600.woff2', import.meta.url), font);
console.log(`${font.length} bytes, ${new Set(SIGNS + WORDS.replaceAll(/\s/g, '')).size} characters`);
