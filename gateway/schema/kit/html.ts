/** Cleaning of HTML written by halls, editors and users. The `HTML` scalar passes everything through here, so that no field can forget it. */
import { LRUCache } from 'lru-cache';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** What remains: text, structure, links and pictures. Ids and class names go, lest a text pose as a part of the page. */
const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    ...defaultSchema,
    tagNames: defaultSchema.tagNames?.filter((name) => name !== 'input'),
    attributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colSpan', 'rowSpan'],
      th: ['colSpan', 'rowSpan'],
      ol: ['start'],
    },
    protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https', 'http'] },
    strip: ['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'object', 'title'],
  })
  .use(rehypeStringify);

/** The same public texts are read again and again; cleaning one costs a parse. Bounded by characters kept. */
const cleaned = new LRUCache<string, string>({
  max: 5000,
  maxSize: 8_000_000,
  sizeCalculation: (clean, raw) => clean.length + raw.length + 1,
});

const NEEDS_CLEANING = /[<>&]/;

/** HTML without anything that runs, frames, styles, submits or poses as our own page. Plain text passes as it is. */
export function cleanHtml(raw: string): string {
  if (!NEEDS_CLEANING.test(raw)) return raw;
  let clean = cleaned.get(raw);
  if (clean === undefined) cleaned.set(raw, (clean = String(cleaner.processSync(raw))));
  return clean;
}
