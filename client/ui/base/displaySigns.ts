/**
 * The characters of the display type (Shippori Mincho 600, cut by styles/fonts/subset.mjs from this list). A heading
 * with any other character, as names out of the data have them, is set in the reader's own mincho throughout: a line in
 * two typefaces looks like a mistake.
 */

/** Kanji of our own headings. A new heading with a new kanji: add it here and run subset.mjs. */
const KANJI =
  '結婚式場探検索果絞込条件並順口評価写真公花嫁費用見積最終金額人数分特典質問回答会約取消延期地近動画気位員登録入内容知表示一度試日始都道府県海外域駅' +
  '名全国円月土大安開催予受付残相挙宴食着料理衣装備当規撮実際下申参案選納得北東関中部' +
  '送請字希望決流程編集親子診断読記事新今連者覧比共有招待友紹介進状況準指輪手紙';
/** Digits, Latin letters for units, punctuation. */
const SIGNS = '0123456789QAM .,:/()+-%&?¥　、。・「」『』（）〜！？…—◯ー';
/** The kana of modern words, as ranges; rare ones cost bytes and stand in no heading. */
const KANA = 'あいうえお-だちっ-ろわをんァ-イウ-ダチッテ-ニネ-ロワン';

const displayable = new RegExp(`^[${KANJI}${SIGNS.replaceAll('-', '\\-')}${KANA}]*$`);

/** Whether the display type holds every character of a heading. */
export function isDisplayable(heading: string): boolean {
  return displayable.test(heading);
}
