/** Address of the feed of the magazine, or of a category. */
export const feedPath = (form: 'xml' | 'json', categoryId?: string): string =>
  `/feed${categoryId ? `-${categoryId}` : ''}.${form}`;

const FORMS = [
  ['xml', 'application/rss+xml', 'RSS'],
  ['json', 'application/feed+json', 'JSON Feed'],
] as const;

/** Tells readers of feeds where those of this page are; React lifts the links into `<head>`. */
export function FeedLinks({ title, categoryId }: { title: string; categoryId?: string }) {
  return FORMS.map(([form, type, name]) => (
    <link
      key={form}
      rel="alternate"
      type={type}
      title={`${title}（${name}）`}
      href={feedPath(form, categoryId)}
    />
  ));
}
