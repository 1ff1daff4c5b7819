import type { Agreement } from '../../ui/diagnosis/AgreementTiles.tsx';

/** The sections of a result, in reading order. `mode` is the schema's value. */
export const RESULT_SECTIONS = [
  {
    agreement: 'agree',
    mode: 'AGREE',
    title: '同じ思い',
    description: 'ふたりの答えが重なったこと',
    lead: 'ふたりの答えが重なっています。このまま進めて大丈夫です。',
  },
  {
    agreement: 'talk',
    mode: 'TALK',
    title: '話し合いたいこと',
    description: '答えが違ったこと',
    lead: '答えが違います。どちらが正しいかではなく、なぜそう思うかを聞いてみてください。',
  },
  {
    agreement: 'unknown',
    mode: 'NOT_YET_ASKED',
    title: 'まだ聞いていないこと',
    description: 'どちらかの答えがないこと',
    lead: 'どちらかの答えがまだありません。会ったときに聞いてみてください。',
  },
] as const satisfies readonly {
  agreement: Agreement;
  mode: string;
  title: string;
  description: string;
  lead: string;
}[];

/** Conversation starters by question number, shown where answers differ or are missing. */
const STARTERS: Readonly<Record<number, string>> = {
  1: '「その日、いちばん残しておきたい場面は？」',
  2: '「必ず来てほしい人を3人挙げるなら？」',
  3: '「心に残っているのは、どんな式？」',
  4: '「写真に残すなら、どんな姿がいい？」',
  5: '「ここだけは避けたい、という日はある？」',
  6: '「もらってうれしかった言葉や贈り物は？」',
  7: '「どこまでを誰が出すか、いつ決めようか？」',
  8: '「結婚したあと、どのくらい会いたい？」',
  9: '「食べられないもの、ぜひ出したいものは？」',
  10: '「みんなの移動がいちばん楽なのはどこ？」',
  11: '「大安や記念日は、どのくらい気にする？」',
  12: '「当日、いっしょにしたいことを一つ選ぶなら？」',
};

export function conversationStarter(number: number): string {
  return `${STARTERS[number] ?? '「どうしてそう思うの？」'}と聞いてみませんか。`;
}
