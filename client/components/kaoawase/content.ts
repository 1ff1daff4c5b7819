export const BEFORE = [
  {
    title: '費用の分け方',
    text: 'ふたりが持つのか、両家で分けるのか。会計で迷わないよう、前の週までに親へ伝えます。',
  },
  {
    title: '服装の格',
    text: '片方だけが和装や平服にならないよう、写真を送り合って合わせます。',
  },
  {
    title: '手土産と呼び方',
    text: '用意するかどうかと、お互いの親を何と呼ぶか。決めておくと最初の挨拶が楽になります。',
  },
] as const;

/** The programme of the day with typical durations. */
export const FLOW = [
  {
    title: 'はじめの挨拶',
    minutes: 5,
    text: '新郎の父、またはふたりから。集まってもらったお礼を短く伝えます。',
  },
  { title: '家族の紹介', minutes: 15, text: 'しおりの順に、名前と続柄、ひとことを添えて紹介します。' },
  { title: '婚約の記念', minutes: 20, text: '指輪や時計を見てもらい、写真を撮ります。' },
  { title: '会食', minutes: 90, text: '式の場所や時期について、聞いておきたいことを話します。' },
  {
    title: '結びの挨拶',
    minutes: 10,
    text: '新婦の父、またはふたりから。これからの予定を伝えて終わります。',
  },
] as const;

export const FAMILY_ROWS = 5;

/** Editable default programme of the leaflet. */
export const PROGRAMME = FLOW.map(({ title }) => title);
