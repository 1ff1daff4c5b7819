import type { Agreement } from '../../ui/diagnosis/AgreementTiles.tsx';

/** The sections of a result, in reading order. `standing` is the schema's value. */
export const RESULT_SECTIONS = [
  {
    agreement: 'agree',
    standing: 'AGREE',
    title: '同じ',
    description: 'ふたりの答えが同じこと',
    lead: 'ふたりの答えが同じです。このまま進めて大丈夫です。',
  },
  {
    agreement: 'wider',
    standing: 'WIDER',
    title: '広さが違う',
    description: '片方の答えのほうが広いこと',
    lead: '片方の答えがもう片方を含むか、片方だけが決めています。どこまでを思い描いているか、聞いてみてください。',
  },
  {
    agreement: 'undecided',
    standing: 'BOTH_UNDECIDED',
    title: 'ふたりとも未定',
    description: 'ふたりともまだ決めていないこと',
    lead: 'ふたりともまだ決めていないか、特に希望がありません。急がず、いっしょに考えはじめられます。',
  },
  {
    agreement: 'talk',
    standing: 'TALK',
    title: '違う',
    description: '望むことが違うこと',
    lead: '答えが違います。どちらが正しいかではなく、なぜそう思うかを聞いてみてください。',
  },
] as const satisfies readonly {
  agreement: Agreement;
  standing: string;
  title: string;
  description: string;
  lead: string;
}[];

/** Subject and conversation starter of each question, by its number. */
const QUESTIONS: Readonly<Record<number, { readonly topic: string; readonly starter: string }>> = {
  1: { topic: 'どんな一日に', starter: '「その日、いちばん残しておきたい場面は？」' },
  2: { topic: '来てほしい方', starter: '「必ず来てほしい人を3人挙げるなら？」' },
  3: { topic: '挙式の形', starter: '「心に残っているのは、どんな式？」' },
  4: { topic: '衣裳', starter: '「写真に残すなら、どんな姿がいい？」' },
  5: { topic: '時期', starter: '「ここだけは避けたい、という日はある？」' },
  6: { topic: '感謝の場面', starter: '「もらってうれしかった言葉や贈り物は？」' },
  7: { topic: 'お金のこと', starter: '「どこまでを誰が出すか、いつ決めようか？」' },
  8: { topic: '結婚後の暮らし', starter: '「結婚したあと、どのくらい会いたい？」' },
  9: { topic: '料理', starter: '「食べられないもの、ぜひ出したいものは？」' },
  10: { topic: '顔合わせ', starter: '「みんなの移動がいちばん楽なのはどこ？」' },
  11: { topic: '日取り', starter: '「大安や記念日は、どのくらい気にする？」' },
  12: { topic: '親の役目', starter: '「当日、いっしょにしたいことを一つ選ぶなら？」' },
};

/** A question to begin a conversation with. */
export function starterQuestion(number: number): string {
  return QUESTIONS[number]?.starter ?? '「どうしてそう思うの？」';
}

/** Suggestion shown where answers differ or are missing. */
export function conversationStarter(number: number): string {
  return `${starterQuestion(number)}と聞いてみませんか。`;
}

/** Short subject of a question. */
export function questionTopic(number: number): string {
  return QUESTIONS[number]?.topic ?? `${number}番目の質問`;
}
