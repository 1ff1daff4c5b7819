import {
  hallRankingPath,
  hallSearchPath,
  leafletPath,
  mainCampaignPath,
  campaignPath,
  photosPath,
  statsPath,
  videosPath,
} from '../../paths.ts';
export interface CampaignStep {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

export interface Campaign {
  /** Path segment; null for the main page. */
  readonly version: string | null;
  readonly title: string;
  /** Text of links from other versions. */
  readonly label: string;
  readonly lead: string;
  readonly steps: readonly CampaignStep[];
}

const SEARCH: CampaignStep = {
  title: '式場を見比べる',
  text: '写真だけでなく、実際に支払われた金額と、見積もりからの差も確かめます。同じ人数の例があると、予算の見通しが立ちます。',
  link: { label: '会場を探す', href: hallSearchPath() },
};

/** All versions; the main page, which has none, is first. */
export const CAMPAIGNS: readonly Campaign[] = [
  {
    version: null,
    title: '結婚式へ行こう',
    label: 'はじめての方へ',
    lead: '誰かの結婚式に出ると、自分たちの一日が少し想像できるようになります。招く人にも、招かれた人にも、家族にも。はじめの一歩をまとめました。',
    steps: [
      {
        title: '一日を思い浮かべる',
        text: '人数、季節、食べたいもの。決めなくてかまいません。写真を眺めて、好きなものに印をつけるところから始めます。',
        link: { label: '写真から探す', href: photosPath() },
      },
      SEARCH,
      {
        title: '住まいの地域の数字を知る',
        text: '会場の数、費用の平均、招待された人数の平均を地域ごとに載せています。自分たちの計画が多いのか少ないのか、目安になります。',
        link: { label: '地域の数字を見る', href: statsPath() },
      },
    ],
  },
  {
    version: 'couple',
    title: '結婚式へ行こう・ふたりの準備',
    label: 'これから式を挙げるふたりへ',
    lead: '式場を決める前の三か月に、ふたりで済ませておくと楽になることがあります。',
    steps: [
      SEARCH,
      {
        title: '人気の順に、理由を読む',
        text: '順位は広告料では変わりません。並び順の決め方を読んで、気になる会場を三つまで絞ります。',
        link: { label: '会場ランキング', href: hallRankingPath() },
      },
      {
        title: '両家の顔合わせを整える',
        text: '進行と席順、連絡先を一枚にまとめておくと、当日は話すことに集中できます。',
        link: { label: '顔合わせのしおりを作る', href: leafletPath() },
      },
    ],
  },
  {
    version: 'family',
    title: '結婚式へ行こう・ご家族の準備',
    label: 'ご両親・ご家族へ',
    lead: '子どもの結婚式に、親は何を、いつまでに。聞きたいことと、聞かれて困ることは、たいてい重なっています。',
    steps: [
      {
        title: '顔合わせの進め方を確かめる',
        text: '費用の分け方、服装、手土産。先に決めておくことを一枚にまとめられます。',
        link: { label: '顔合わせのしおりを作る', href: leafletPath() },
      },
      {
        title: '地域の相場を知る',
        text: '住まいの地域と、ふたりの暮らす地域とでは、費用も人数も違います。数字を並べて見られます。',
        link: { label: '地域の数字を見る', href: statsPath() },
      },
      {
        title: '会場の様子を動画で見る',
        text: '段差や通路の広さは、写真よりも動画のほうが分かります。',
        link: { label: '会場の動画を見る', href: videosPath() },
      },
    ],
  },
];

/** Parts of the path; the main campaign has none. */
export interface CampaignParts {
  readonly campaignVersion?: string;
}

export function findCampaign({
  campaignVersion = null,
}: {
  readonly campaignVersion?: string | null;
}): Campaign | null {
  return CAMPAIGNS.find(({ version }) => version === campaignVersion) ?? null;
}

export function pathOfCampaign({ version }: Pick<Campaign, 'version'>): string {
  return version === null ? mainCampaignPath() : campaignPath({ campaignVersion: version });
}
