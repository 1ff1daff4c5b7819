/** Embedded videos, maps and posts of other sites, of which only the address is kept. */
import type { Element, Root } from 'hast';

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

/** Turns embeds of known sites into links, each in a paragraph. Runs before sanitizing removes frames. */
export function linkEmbeds(parent: Root | Element): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    const found = parseEmbed(embedSource(child) ?? '');
    if (found === null) {
      linkEmbeds(child);
      continue;
    }
    const { title } = child.properties;
    const text = typeof title === 'string' && title !== '' ? title : found.url;
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: found.url },
      children: [{ type: 'text', value: text }],
    };
    parent.children[index] = { type: 'element', tagName: 'p', properties: {}, children: [link] };
  }
}
