/** Rules of halls in the words halls use, and the numbers at the end of addresses. */
import type { Dice } from '../../dice.ts';
import type { HallDraft } from '../drafts.ts';

/** Ends of Japanese addresses. */
export const HOUSE_NUMBERS: ((dice: Dice) => string)[] = [
  (dice) => `${dice.int(1, 6)}-${dice.int(1, 24)}-${dice.int(1, 19)}`,
  (dice) => `${dice.int(1, 5)}-${dice.int(1, 30)}`,
  (dice) =>
    `${dice.int(1, 4)}-${dice.int(1, 22)}-${dice.int(1, 15)} ${dice.pick(['別館', '本館', '2階', '12階', '最上階'])}`,
  (dice) => `${dice.int(1, 6)}-${dice.int(1, 24)}-${dice.int(1, 19)}`,
];

const money = (yen: number): string => yen.toLocaleString('ja-JP');

const CANCEL: ((deposit: string) => string)[] = [
  (deposit) =>
    `<p>お申し込み時に申込金として${deposit}円をお預かりし、ご結婚式費用に充当いたします。お客様のご都合による解約の場合、以下のキャンセル料を頂戴いたします。</p>
<table><tbody><tr><th>挙式日の180日前まで</th><td>申込金の全額</td></tr><tr><th>179日前〜90日前まで</th><td>見積金額の20%</td></tr><tr><th>89日前〜30日前まで</th><td>見積金額の40%</td></tr><tr><th>29日前〜前日まで</th><td>見積金額の80%</td></tr><tr><th>当日</th><td>見積金額の100%</td></tr></tbody></table>`,
  (deposit) =>
    `<p>ご成約後の解約につきましては、解約のお申し出日を基準に次のとおり申し受けます。</p><ul><li>150日前まで:申込金(${deposit}円)</li><li>149〜60日前:申込金と実費</li><li>59〜15日前:見積金額の45%と実費</li><li>14日前以降:見積金額の90%と実費</li></ul>`,
  (deposit) =>
    `<p>仮予約は7日間、無料でお受けしております。本予約後のキャンセルは、挙式日の180日前までは申込金${deposit}円のみ、それ以降は段階的に定めた料率にて承ります。くわしくは担当者が書面でご説明いたします。</p>`,
];

const POSTPONE = [
  '<p>日程の変更は、挙式日の91日前までに1回に限り無料で承ります。変更後の日程は、元の挙式日から6か月以内でお願いいたします。</p>',
  '<p>延期は実費のみで承ります。料理や装花の発注後(おおむね30日前以降)は、発注済みの分をご負担いただきます。</p>',
  '<p>延期のご相談は随時承ります。延期手数料は<strong>見積金額の10%</strong>です。</p>',
];

const COVID = [
  '<p>感染症の影響で開催がむずかしい場合は、延期料をいただかずに日程を変更いたします。</p>',
  '<p>会場の換気とテーブル間隔の確保を続けています。マスクの着用は個人のご判断にお任せしております。</p>',
];

type Regulation = {
  regulation: string | null;
  postponed_regulation: string | null;
  covid_regulation: string | null;
};

/** The rules of a hall; those without a page of their own tell none. */
export function regulationOf(dice: Dice, { official, cost }: HallDraft): Regulation {
  if (!official) return { regulation: null, postponed_regulation: null, covid_regulation: null };
  const deposit = money(cost > 1_000_000 ? dice.pick([50_000, 100_000, 150_000, 200_000]) : 30_000);
  return {
    regulation: dice.pick(CANCEL)(deposit),
    postponed_regulation: dice.chance(0.8) ? dice.pick(POSTPONE) : null,
    covid_regulation: dice.chance(0.3) ? dice.pick(COVID) : null,
  };
}
