const BY_CONTENT: readonly (readonly [contents: readonly string[], text: string])[] = [
  [['TRY_ON_DRESS'], '着替えやすい服とストッキング、髪をまとめるゴム（衣裳の試着）'],
  [['TASTING', 'FOOD'], 'アレルギーや苦手な食材のメモ（試食・料理）'],
  [['CONSULTATION'], '挙式の希望時期・人数・予算のメモ（相談）'],
  [['MOCK_CEREMONY', 'MOCK_RECEPTION', 'DECORATION', 'SHOW'], '写真を撮るためのスマートフォン（見学）'],
];

/** What helps at a fair, by its contents. A suggestion of the site, not of the hall. */
export function whatToBring(fair: {
  readonly contents: readonly string[];
  readonly isOnline: boolean;
}): string[] {
  if (fair.isOnline) return ['ビデオ通話のできるパソコンかスマートフォン', '質問を書いたメモと筆記用具'];
  const things = BY_CONTENT.filter(([contents]) =>
    contents.some((content) => fair.contents.includes(content)),
  );
  return ['この予約票（画面でも印刷でも）', ...things.map(([, text]) => text), '筆記用具'];
}
