import type { Standing } from '../../ui/diagnosis/Standings.tsx';

/** The three parts of a result, in the order they are read. */
export const STANDINGS = [
  {
    standing: 'agree',
    mode: 'AGREE',
    title: '同じ思い',
    words: 'ふたりの答えが重なったこと',
    lead: 'ふたりの答えが重なっています。このまま進めて大丈夫です。',
  },
  {
    standing: 'talk',
    mode: 'TALK',
    title: '話し合いたいこと',
    words: '答えが違ったこと',
    lead: '答えが違います。どちらが正しいかではなく、なぜそう思うかを聞いてみてください。',
  },
  {
    standing: 'unknown',
    mode: 'NOT_YET_ASKED',
    title: 'まだ聞いていないこと',
    words: 'どちらかの答えがないこと',
    lead: 'どちらかの答えがまだありません。会ったときに聞いてみてください。',
  },
] as const satisfies readonly {
  standing: Standing;
  mode: string;
  title: string;
  words: string;
  lead: string;
}[];
