/** What visitors type for conditions of hall search. Options are found by their label, since their ids are the API's. */

/** Words for venue types; the first is the label. */
export const VENUE_WORDS: readonly (readonly [venueType: string, words: string])[] = [
  ['HOTEL', 'ホテル hotel ホテルウェディング ホテル婚'],
  ['WEDDING_HALL', '専門式場 ゲストハウス guesthouse ハウスウェディング 邸宅 専門結婚式場'],
  ['RESTAURANT', 'レストラン restaurant レストランウェディング 料亭 ビストロ'],
  ['SHRINE_OR_TEMPLE', '神社・寺院 神社 寺院 寺 お寺 jinja shrine temple 神社婚 神宮'],
  ['PHOTO_STUDIO', 'フォトスタジオ photostudio 写真スタジオ 写真館'],
];

/** Words for options, by a part of the option's label. The first option that has the part is meant. */
export const OPTION_WORDS: readonly (readonly [labelPart: string, words: string])[] = [
  [
    '海が見える',
    '海 海辺 海沿い 海の見える オーシャンビュー オーシャンフロント シービュー oceanview seaview 海が見えるチャペル',
  ],
  ['夜景', '夜景 夜景の見える ナイトビュー nightview 夜景が綺麗'],
  ['緑が見える', '緑 森 緑の見える 自然 グリーン green'],
  ['独立型チャペル', '独立型チャペル 独立チャペル 独立型'],
  ['ガーデンあり', 'ガーデン 庭 庭園 garden 庭のある ガーデンのある ガーデン付き'],
  ['天井が高い', '天井高 高い天井 天井の高い'],
  ['大階段', '大階段 階段'],
  ['オープンキッチン', 'オープンキッチン openkitchen'],
  ['宿泊', '宿泊 泊まれる 宿泊あり 宿泊可 泊まりがけ 宿泊施設'],
  ['駅から5分', '駅近 駅チカ 駅ちか 駅から近い 駅直結 駅前'],
  ['一軒家貸切', '一軒家 貸切 貸し切り 完全貸切 1軒家 一棟貸切'],
  ['バリアフリー', 'バリアフリー 車椅子 車いす'],
  ['ペット', 'ペット ペット可 犬 愛犬 ペット同伴'],
  ['駐車場', '駐車場 駐車場あり 駐車場完備 パーキング parking'],
  ['二次会', '二次会 2次会'],
  ['ナチュラル', 'ナチュラル natural'],
  ['和モダン', '和モダン 和風モダン'],
  ['クラシカル', 'クラシカル クラシック classic 伝統的'],
  ['モダン', 'モダン modern スタイリッシュ'],
  ['アットホーム', 'アットホーム athome 温かい'],
  ['ラグジュアリー', 'ラグジュアリー luxury 高級 豪華'],
  ['リゾート', 'リゾート resort リゾートウェディング リゾート婚'],
  ['カジュアル', 'カジュアル casual'],
  ['大聖堂', '大聖堂 cathedral カテドラル'],
  ['ステンドグラス', 'ステンドグラス stainedglass'],
  ['白を基調', '白いチャペル 白チャペル 純白'],
  ['木のぬくもり', '木のぬくもり 木のチャペル 木目'],
  ['水辺', '水辺 水辺のチャペル 水上チャペル'],
  ['神殿', '神殿 館内神殿'],
  ['最上階', '最上階 スカイチャペル 展望 skychapel'],
  ['教会式', '教会式 教会 キリスト教式 キリスト教 チャペル 教会婚 church chapel チャペル式'],
  ['神前式', '神前式 神前 神前挙式 神前結婚式'],
  ['人前式', '人前式 人前 人前挙式'],
  ['仏前式', '仏前式 仏前 仏前挙式'],
  ['和装', '和装 着物 白無垢 和婚 色打掛'],
  ['ガーデン挙式', 'ガーデン挙式 ガーデンウェディング ガーデン婚 屋外挙式 gardenwedding'],
  ['披露宴のみ', '披露宴のみ 披露宴だけ'],
  ['少人数', '少人数 少人数婚 家族婚 家族だけ 家族のみ 親族のみ 少人数ウェディング 少人数結婚式'],
  ['挙式のみ', '挙式のみ 挙式だけ ふたりだけ 二人だけ 2人だけ'],
  ['会食', '会食 挙式と会食 食事会 お食事会'],
  ['フォトウ', 'フォトウェディング フォトウエディング フォト婚 前撮り 写真だけ photowedding'],
  ['1.5次会', '1.5次会 15次会'],
  ['オフシーズン', '平日 オフシーズン 平日婚'],
  ['お急ぎ', 'お急ぎ 直前 すぐ'],
  ['マタニティ', 'マタニティ マタニティ婚 妊婦 おめでた婚 授かり婚 maternity'],
];

/** Other names of places, by the slug of an area. */
export const AREA_WORDS: Readonly<Record<string, string>> = {
  kanto: '首都圏',
  kinki: '関西 kansai かんさい 近畿地方',
  chubu: '東海 北陸 甲信越 東海地方 北陸地方 中部地方',
  kyushu: '九州・沖縄 九州地方',
  hawaii: 'ホノルル honolulu オアフ ワイキキ waikiki ハワイ挙式',
  guam: 'グァム',
  bali: 'バリ島',
  europe: '欧州 パリ イタリア フランス',
  north_america: 'アメリカ カナダ 北アメリカ',
  asia: 'タイ セブ島 プーケット',
};

/** Particles and verbs in a row, which say nothing for a search: にある, がいい, でできる. */
export const PARTICLES =
  /^(?:[のでがはなをにへとや]|から|まで|ある|する|できる|したい|いい|よい|です|ください|ところ)+$/;

/** Words without meaning for a search of wedding halls. */
export const FILLERS =
  'できる会場 良い 探す さがす 検索 一覧 おすすめ お勧め 人気 ' +
  '結婚式場 結婚式会場 結婚式 結婚 式場 会場 婚礼 ブライダル ウェディング ウエディング wedding venue hall 挙式 披露宴 挙式会場 披露宴会場 ' +
  '周辺 近辺 付近 近く の近く 近郊 エリア 地区 あたり 辺り area near in 県内 市内 都内 以内';
