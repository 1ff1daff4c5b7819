/** How to begin talking about a question, by its number: said where answers differ or are missing. */
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

/** The sentence to begin with. */
export function starterOf(number: number): string {
  return `${STARTERS[number] ?? '「どうしてそう思うの？」'}と聞いてみませんか。`;
}
