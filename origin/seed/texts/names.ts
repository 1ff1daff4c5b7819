/** Words that names of halls are made of. All are made up; none is meant to be a real house. */

/** A word with its reading and its spelling in addresses. */
export type Word = { text: string; kana: string; latin: string };

const western = (text: string): Word[] =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [kana = '', latin = ''] = entry.split(':');
      return { text: kana, kana, latin };
    });

const japanese = (text: string): Word[] =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', kana = '', latin = ''] = entry.split(':');
      return { text: word, kana, latin };
    });

/** Invented words of a Western sound. */
export const WESTERN = western(`
  ミラリス:miralis ティルノア:tirnoa セレヴィーダ:serevida ノクターレ:noctare ミルフィオラ:millefiora アウレリム:aurelim
  ヴァンテール:vantelle リラヴィエ:liravie コルモント:colmont フェルマーユ:fermaille サリエンヌ:salienne オーブリエ:aubriet
  トワリゼ:toilise レムリアーナ:lemuriana カリーノヴァ:carinova プリムヴェーユ:primveille ロゼリータ:roselita
  シエルノート:cielnote ヴィオラーデ:violade メルクローネ:merkrone アンブリーユ:ambrille ソレイアード:soleiado
  ルーチェリオ:lucerio ベネフィオ:benefio カンパネーラ:campanera オリヴェット:olivette マーレルカ:marelca
  フルーリッサ:fleurissa グランセリア:grancelia エルミナージュ:erminage リュシオール:luciole ナチュレーヴ:naturelve
  ブランシェット:blanchette アルマリア:almaria クレールヴォワ:clairvoy セントリーヴ:saintleave パヴィリア:pavilia
  ロワゼル:loiselle ヴェルデリーノ:verdelino オーロリエ:aurorie シャンティーヌ:chantine マグノーリエ:magnolie
  ペルラノーヴァ:perlanova リーヴェント:rivent アカシエ:acacie フォレスティナ:forestina カプリエ:caprie
  エトランザ:etranza ラヴァンドル:lavandor セレスタン:celestan モンリーヴ:monrive トレヴィオ:trevio
  ヴィネリア:vineria サンルシエ:sanlucie アルコヴァ:alcova ミモザリー:mimosary オルタンシエ:hortensie
  クローヴェル:clovel リンデンホーフ:lindenhof ベルフォンテ:bellefonte エーデルリヒト:edellicht シュネーゼ:schneese
  パルメリア:palmeria コラリーナ:coralina マリエスタ:mariesta オンディーヌ:ondine ルミネージュ:luminege
  アストリエル:astorielle ヴェントゥーラ:ventura ソノレール:sonoraire フィーネリア:finelia ノーブリス:noblis
`);

/** Japanese words of patterns, weather and seasons. */
export const JAPANESE = japanese(`
  白妙:シロタエ:shirotae 風花:カザハナ:kazahana 澪標:ミオツクシ:miotsukushi 朝霧:アサギリ:asagiri 玉響:タマユラ:tamayura
  花筐:ハナガタミ:hanagatami 結葉:ユイハ:yuiha 星合:ホシアイ:hoshiai 桐花:キリハナ:kirihana 紗綾:サアヤ:saaya
  若緑:ワカミドリ:wakamidori 藤波:フジナミ:fujinami 東雲:シノノメ:shinonome 月草:ツキクサ:tsukikusa 松籟:ショウライ:shorai
  清韻:セイイン:seiin 春暁:シュンギョウ:shungyo 橘香:キッコウ:kikko 夕凪:ユウナギ:yunagi 雪輪:ユキワ:yukiwa
  七宝:シッポウ:shippo 麻葉:アサノハ:asanoha 緑映:リョクエイ:ryokuei 蛍雪:ケイセツ:keisetsu 青楓:アオカエデ:aokaede
  紅葉賀:モミジガ:momijiga 花霞:ハナガスミ:hanagasumi 水鏡:ミズカガミ:mizukagami 千代結:チヨムスビ:chiyomusubi
  光琳:コウリン:korin 錦木:ニシキギ:nishikigi 山吹:ヤマブキ:yamabuki 冬青:ソヨゴ:soyogo 野分:ノワキ:nowaki
  和泉川:イズミガワ:izumigawa 真砂:マサゴ:masago 浅葱:アサギ:asagi 空蝉:ウツセミ:utsusemi 小袖:コソデ:kosode 綾錦:アヤニシキ:ayanishiki
`);

/** Words that shrines and temples are called by. */
export const SACRED = japanese(`
  結ヶ峰:ユイガミネ:yuigamine 綾戸:アヤト:ayato 玉縄瀬:タマナワセ:tamanawase 千巻:チマキ:chimaki 鈴ヶ森台:スズガモリダイ:suzugamoridai
  朝見原:アサミハラ:asamihara 白鷺岡:シラサギオカ:shirasagioka 御綱:ミツナ:mitsuna 稲穂谷:イナホダニ:inahodani 椿浦:ツバキウラ:tsubakiura
  星之宮台:ホシノミヤダイ:hoshinomiyadai 笛吹坂:フエフキザカ:fuefukizaka 水分木:ミクマリギ:mikumarigi 葛城台:カツラギダイ:katsuragidai
  縁樹:エンジュ:enju 霞ヶ丘:カスミガオカ:kasumigaoka 八重桜坂:ヤエザクラザカ:yaezakurazaka 菊理:ククリ:kukuri 神明原:シンメイバラ:shinmeibara
  若竹山:ワカタケヤマ:wakatakeyama 潮見台:シオミダイ:shiomidai 藤掛:フジカケ:fujikake 花ノ木:ハナノキ:hananoki 鹿ノ子:カノコ:kanoko
`);
