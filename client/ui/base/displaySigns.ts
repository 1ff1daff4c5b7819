/**
 * The characters of the display type (Shippori Mincho 600, cut by styles/fonts/subset.mjs from this list). A heading
 * with any other character, as names out of the data have them, is set in the reader's own mincho throughout: a line in
 * two typefaces looks like a mistake.
 */

/** Kanji of our own headings. A new heading with a new kanji: add it here and run subset.mjs. */
export const DISPLAY_KANJI =
  '結婚式場探検索果絞込条件並順口評価写真公花嫁費用見積最終金額人数分布特典質問回答会約束取消延期地図近動画気位員登録入力内容知保存表示一度試二日始都道府県海外域駅' +
  '名全国万円年月火水木土祝大安開催予受付締切残相談模擬挙披露宴食着料理衣装設備庭他当規撮実際下申参列案選納得北東関中部畿州京' +
  '送請字希望決流程編集親子診断読記事新今連執筆者覧比較共有招待友達紹介贈券進捗状況準指輪手紙';
/** Kana, digits, Latin letters for units, punctuation. */
export const DISPLAY_SIGNS = '0123456789QAM .,:/()+-%&?¥　、。・「」『』（）〜！？…—◯ー';
/** First and last of the hiragana and katakana it holds. */
export const DISPLAY_KANA = ['ぁん', 'ァヴ'] as const;

const displayable = new RegExp(
  `^[${DISPLAY_KANJI}${DISPLAY_SIGNS.replaceAll('-', '\\-')}${DISPLAY_KANA.map((ends: string) => [...ends].join('-')).join('')}]*$`,
);

/** Whether the display type holds every character of a heading. */
export function isDisplayable(heading: string): boolean {
  return displayable.test(heading);
}
