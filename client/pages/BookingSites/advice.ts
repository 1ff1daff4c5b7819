/** What each kind of site is good for, by its slug; a kind nobody described yet gets a general word on the page. */
export const ADVICE: Readonly<Record<string, string | undefined>> = {
  general:
    '掲載数が多く、口コミや費用の実例を並べて比べられます。候補を三つほどに絞るまでの段階に向いています。',
  counter:
    '担当者に条件を話して、会場を提案してもらえます。ふたりの意見が分かれているときや、時間がとれないときに。',
  'small-wedding': '家族や親しい人だけの式を専門に扱います。最低人数の決まりがない会場を探しやすくなります。',
  photo: '写真だけを残したいときに。衣裳と撮影場所をまとめて予約でき、式とは別の日に撮ることもできます。',
  resort: '渡航の手配や現地の届け出まで任せられます。列席者の旅費の目安も、早いうちに確かめましょう。',
  official:
    '会場から直接、最新の空き状況と特典を確かめられます。申し込む前に、条件の違いを見ておくと安心です。',
};
