/** Feed of the magazine or of a category. */
export const feedPath = (format: 'xml' | 'json', categoryId?: string): string =>
  `/feed${categoryId ? `-${categoryId}` : ''}.${format}`;

const FORMATS = [
  ['xml', 'application/rss+xml', 'RSS'],
  ['json', 'application/feed+json', 'JSON Feed'],
] as const;

/** Feed discovery links; React hoists them into `<head>`. */
export function FeedLinks({ title, categoryId }: { title: string; categoryId?: string }) {
  return FORMATS.map(([format, type, name]) => (
    <link
      key={format}
      rel="alternate"
      type={type}
      title={`${title}（${name}）`}
      href={feedPath(format, categoryId)}
    />
  ));
}
