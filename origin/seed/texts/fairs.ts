/** Fairs: name, what happens there, how long it takes. */

export type FairText = {
  name: string;
  description: string;
  contents: string[];
  minutes: number;
  price: number | null;
};

const fair = (
  name: string,
  contents: string,
  minutes: number,
  description: string,
  price: number | null = 0,
): FairText => ({
  name,
  contents: contents.split(' '),
  minutes,
  description,
  price,
});

export const FAIRS: FairText[] = [
  fair(
    '【はじめての見学】館内見学と予算相談会',
    'consultation',
    120,
    '<p>見学が1件目のお二人向けのフェアです。館内をゆっくりご案内し、人数と時期に合わせたお見積もりをお作りします。</p><p>当日のご契約をお願いすることはありません。</p>',
  ),
  fair(
    '【試食付】牛フィレとオマール海老の無料試食フェア',
    'consultation tasting food',
    180,
    '<p>婚礼コースから人気の二皿をご試食いただけます。</p><ul><li>館内見学 60分</li><li>試食 45分</li><li>相談 75分</li></ul><p>アレルギーのある方は予約時にお知らせください。</p>',
  ),
  fair(
    '模擬挙式体験と演出見学フェア',
    'consultation mock_ceremony show',
    180,
    '<p>入場から退場まで、参列者の席から式の流れをご覧いただきます。生演奏つきです。</p>',
  ),
  fair(
    'ドレス試着とフォト体験',
    'consultation try_on_dress',
    210,
    '<p>提携の衣裳店からお好きな一着をお選びいただき、チャペルで記念の一枚をお撮りします。</p>',
    3_300,
  ),
  fair(
    '【平日・夕方から】仕事帰りの90分相談会',
    'consultation',
    90,
    '<p>18時以降の開催です。見学と簡単なお見積もりを90分にまとめました。</p>',
  ),
  fair(
    '少人数・家族婚の相談会',
    'consultation food',
    120,
    '<p>30名までのご結婚式をお考えのお二人へ。実例のお写真と費用の明細をご覧いただきながらご相談いただけます。</p>',
  ),
  fair(
    '会場コーディネート展示フェア',
    'consultation mock_reception decoration',
    150,
    '<p>季節のお花と実際のテーブルコーディネートを3パターンご用意します。写真撮影も自由です。</p>',
  ),
  fair(
    '料理重視のお二人へ 半コース試食会',
    'tasting food',
    180,
    '<p>前菜からデザートまで半量のコースで、婚礼料理の流れを体験できます。お一人様1,500円を頂戴します。</p>',
    1_500,
  ),
  fair(
    '和装・神前式まるわかり相談会',
    'consultation mock_ceremony try_on_dress',
    150,
    '<p>白無垢・色打掛の展示と、神前式の流れのご説明をいたします。和装の小物合わせも体験できます。</p>',
  ),
  fair(
    '親御様と一緒に見学フェア',
    'consultation tasting',
    150,
    '<p>ご両親と一緒に、控室やバリアフリーの設備までご覧いただきます。お茶とお菓子をご用意しています。</p>',
  ),
  fair(
    'ナイトウエディング体験フェア',
    'mock_reception show decoration',
    150,
    '<p>キャンドルと照明の演出を、日が暮れてからの会場でご覧ください。</p>',
  ),
  fair(
    'オンライン相談会(ご自宅から60分)',
    'consultation',
    60,
    '<p>ビデオ通話で館内の様子をご覧いただきながらご相談いただけます。資料は事前に郵送します。</p>',
  ),
  fair(
    '1.5次会・会費制パーティー相談会',
    'consultation food',
    90,
    '<p>自己負担の目安と進行の例をお見せします。人数がまだ決まっていなくても大丈夫です。</p>',
    null,
  ),
  fair(
    '【土日限定】全館開放スペシャルフェア',
    'consultation mock_ceremony mock_reception tasting try_on_dress',
    240,
    '<p>模擬挙式、会場コーディネート、試食、ドレス試着を一日で体験いただけます。お好きな時間にお越しください。</p>',
  ),
  fair(
    'マタニティ・お急ぎのお二人の個別相談',
    'consultation',
    90,
    '<p>最短45日でのご準備の進め方と、体調に合わせた当日の流れをご提案します。</p>',
  ),
  fair(
    'フォトウエディング見学会',
    'consultation try_on_dress',
    90,
    '<p>撮影スポットと衣裳をご覧いただき、仕上がりのアルバムを手に取ってお選びいただけます。</p>',
  ),
];

/** Starting times by how a day is cut. */
export const DAYS = [
  ['10:00', '13:30', '17:00'],
  ['9:00', '11:00', '14:00', '16:00'].map((time) => time.padStart(5, '0')),
  ['11:00', '15:00'],
  ['10:00', '10:30', '11:00', '13:00', '13:30', '14:00', '16:00', '16:30'],
  ['18:00', '19:00'],
];
