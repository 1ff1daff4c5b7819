/** Sanitizes HTML written by halls, editors and users. The `HTML` scalar applies it to every field of that type. */
import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** Keeps text, structure, links and images. Ids and class names are removed, so that content cannot imitate parts of the page. */
const sanitizer = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeEmbedLinks)
  .use(rehypeSanitize, {
    ...defaultSchema,
    tagNames: [
      ...(defaultSchema.tagNames?.filter((name) => name !== 'input') ?? []),
      'figure',
      'figcaption',
      'cite',
    ],
    attributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colSpan', 'rowSpan'],
      th: ['colSpan', 'rowSpan'],
      ol: ['start'],
    },
    protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https', 'http'] },
    strip: [
      'script',
      'style',
      'template',
      'noscript',
      'noembed',
      'noframes',
      'svg',
      'math',
      'iframe',
      'object',
      'embed',
      'title',
      'textarea',
      'select',
      'xmp',
      'plaintext',
    ],
  })
  .use(() => removeRelativeImages)
  .use(rehypeStringify);

/** Parser and serializer recurse once per level, so deeper input could overflow the stack. */
const MAX_DEPTH = 200;
const OPENING_TAG = /<[a-z]/gi;

function isTooDeep(raw: string): boolean {
  if ((raw.match(OPENING_TAG)?.length ?? 0) <= MAX_DEPTH) return false;
  let depth = 0;
  let deepest = 0;
  for (const [, closes, name = ''] of raw.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (UNNESTED_TAGS.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (closes ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest > MAX_DEPTH;
}

const UNNESTED_TAGS = new Set([
  'br',
  'img',
  'hr',
  'p',
  'li',
  'td',
  'th',
  'tr',
  'dd',
  'dt',
  'input',
  'meta',
  'link',
  'source',
]);

/** The sanitized tree, for callers that need more than HTML text. */
export function sanitizeToTree(raw: string): Root {
  if (isTooDeep(raw)) return { type: 'root', children: [] };
  return sanitizer.runSync(sanitizer.parse(raw));
}

export function serializeHtml(tree: Root): string {
  return sanitizer.stringify(tree);
}

/** Browsers would request a relative image from the site itself. */
function removeRelativeImages(parent: Root | Element): void {
  for (let index = parent.children.length - 1; index >= 0; index -= 1) {
    const child = parent.children[index];
    if (child?.type !== 'element') continue;
    const isRelative =
      child.tagName === 'img' && !/^https?:\/\//i.test(String(child.properties['src'] ?? ''));
    if (isRelative) parent.children.splice(index, 1);
    else removeRelativeImages(child);
  }
}

/** Public texts repeat across requests, and sanitizing one costs a parse. Sized in characters. */
const sanitizedCache = new LRUCache<string, string>({
  max: 5000,
  maxSize: 8_000_000,
  sizeCalculation: (sanitized, raw) => sanitized.length + raw.length + 1,
});

const MARKUP = /[<>&]/;

/** Removes everything that can run, embed, style or submit. Plain text passes unchanged. */
export function sanitizeHtml(raw: string): string {
  if (!MARKUP.test(raw)) return raw;
  let sanitized = sanitizedCache.get(raw);
  if (sanitized === undefined) sanitizedCache.set(raw, (sanitized = serializeHtml(sanitizeToTree(raw))));
  return sanitized;
}

export type EmbedProvider = 'youtube' | 'vimeo' | 'google_maps' | 'instagram';

interface ProviderRule {
  readonly provider: EmbedProvider;
  readonly hosts: readonly string[];
  /** The page to open for an embed address; null if there is none. */
  readonly pageUrl: (url: URL) => string | null;
}

const YOUTUBE_ID = /^[\w-]{6,20}$/;

function youtubePage(url: URL): string | null {
  const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  return YOUTUBE_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}

function mapsPage(url: URL): string | null {
  const place = url.searchParams.get('q');
  return url.pathname.startsWith('/maps') && place
    ? `https://www.google.com/maps?q=${encodeURIComponent(place)}`
    : null;
}

const urlFromPath = (pattern: RegExp, base: string) => (url: URL) => {
  const [, id] = pattern.exec(url.pathname) ?? [];
  return id === undefined ? null : `${base}${id}`;
};

const PROVIDERS: readonly ProviderRule[] = [
  {
    provider: 'youtube',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtu.be'],
    pageUrl: youtubePage,
  },
  {
    provider: 'vimeo',
    hosts: ['player.vimeo.com', 'vimeo.com'],
    pageUrl: urlFromPath(/^\/(?:video\/)?(\d{4,12})$/, 'https://vimeo.com/'),
  },
  {
    provider: 'google_maps',
    hosts: ['www.google.com', 'maps.google.com', 'www.google.co.jp'],
    pageUrl: mapsPage,
  },
  {
    provider: 'instagram',
    hosts: ['www.instagram.com', 'instagram.com'],
    pageUrl: urlFromPath(/^(\/(?:p|reel)\/[\w-]{4,20})\//, 'https://www.instagram.com'),
  },
];

/** Provider and page of an embed address; null for unknown sites. */
export function parseEmbed(address: string): { provider: EmbedProvider; url: string } | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return null;
  const rule = PROVIDERS.find(({ hosts }) => hosts.includes(url.hostname));
  const pageUrl = rule?.pageUrl(url);
  return rule && pageUrl ? { provider: rule.provider, url: pageUrl } : null;
}

function embedSource({ tagName, properties }: Element): string | null {
  const { src, dataInstgrmPermalink: post } = properties;
  if (tagName === 'iframe') return typeof src === 'string' ? src : null;
  return tagName === 'blockquote' && typeof post === 'string' ? post : null;
}

/** rehype plugin: turns embeds of known sites into links, each in a paragraph. Runs before sanitizing removes frames. */
export function rehypeEmbedLinks() {
  const link = (parent: Root | Element): void => {
    for (const [index, child] of parent.children.entries()) {
      if (child.type !== 'element') continue;
      const found = parseEmbed(embedSource(child) ?? '');
      if (found === null) {
        link(child);
        continue;
      }
      const { title } = child.properties;
      const text = typeof title === 'string' && title !== '' ? title : found.url;
      parent.children[index] = {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'a',
            properties: { href: found.url },
            children: [{ type: 'text', value: text }],
          },
        ],
      };
    }
  };
  return (tree: Root): void => link(tree);
}
