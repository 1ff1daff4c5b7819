/**
 * Characters of the display font (Shippori Mincho 600, subset by styles/fonts/subset.mjs from this list). Headings with
 * any other character use the system's mincho throughout, so that no line mixes typefaces.
 */

/** Kanji of our own headings. To add one, run subset.mjs afterwards. */
const KANJI =
  '結婚式場探検索果絞込条件並順口評価写真公花嫁費用見積最終金額人数分特典質問回答会約取消延期地近動画気位員登録入内容知表示一度試日始都道府県海外域駅' +
  '名全国円月土大安開催予受付残相挙宴食着料理衣装備当規撮実際下申参案選納得北東関中部' +
  '送請字希望決流程編集親子診断読記事新今連者覧比共有招待友紹介進状況準指輪手紙';
const PUNCTUATION = '0123456789QAM .,:/()+-%&?¥　、。・「」『』（）〜！？…—◯ー';
/** Kana of modern words, as ranges. */
const KANA = 'あいうえお-だちっ-ろわをんァ-イウ-ダチッテ-ニネ-ロワン';

const DISPLAYABLE = new RegExp(`^[${KANJI}${PUNCTUATION.replaceAll('-', '\\-')}${KANA}]*$`);

/** Whether the display font has every glyph of a heading. */
export function hasDisplayGlyphs(heading: string): boolean {
  return DISPLAYABLE.test(heading);
}
