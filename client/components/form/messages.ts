/** The product's messages that the site itself needs; the gateway says all the others. Each stands here once. */
export const MESSAGES = {
  enter: '入力してください',
  choose: '選択してください',
  sending: '送信中...',
  tooLarge: '10MB以内のファイルを選択してください',
  tooLargeTogether: 'ファイルは合計で12MBまでにしてください',
  wrongKind: 'JPEG・PNG・WebP・PDFのいずれかのファイルを選択してください',
  chooseAgain: '送信が終わらなかったため、選んだファイルは外れています。もう一度選択してください',
  unreachable: 'ただいま送信できませんでした。時間をおいて、もう一度お試しください。',
} as const;
