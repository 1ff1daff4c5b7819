/** What other sites let editors embed: which frames are known, and the plain link that stands in for each. */
import type { Element, Root } from 'hast';

/** A site whose frames are known. */
export type EmbedProvider = 'youtube' | 'vimeo' | 'google_maps' | 'instagram';

interface Rule {
  readonly provider: EmbedProvider;
  readonly hosts: readonly string[];
  /** The address people open, from an address of the site; null where it names nothing to open. */
  readonly open: (url: URL) => string | null;
}

const YOUTUBE_ID = /^[\w-]{6,20}$/;

function youtube(url: URL): string | null {
  const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  return YOUTUBE_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}

function maps(url: URL): string | null {
  const place = url.searchParams.get('q');
  return url.pathname.startsWith('/maps') && place
    ? `https://www.google.com/maps?q=${encodeURIComponent(place)}`
    : null;
}

const idOf = (pattern: RegExp, base: string) => (url: URL) => {
  const [, id] = pattern.exec(url.pathname) ?? [];
  return id === undefined ? null : `${base}${id}`;
};

const RULES: readonly Rule[] = [
  {
    provider: 'youtube',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtu.be'],
    open: youtube,
  },
  {
    provider: 'vimeo',
    hosts: ['player.vimeo.com', 'vimeo.com'],
    open: idOf(/^\/(?:video\/)?(\d{4,12})$/, 'https://vimeo.com/'),
  },
  { provider: 'google_maps', hosts: ['www.google.com', 'maps.google.com', 'www.google.co.jp'], open: maps },
  {
    provider: 'instagram',
    hosts: ['www.instagram.com', 'instagram.com'],
    open: idOf(/^(\/(?:p|reel)\/[\w-]{4,20})\//, 'https://www.instagram.com'),
  },
];

/** What an address shows if it is one of a known site; null for every other. */
export function embedAt(address: string): { provider: EmbedProvider; url: string } | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return null;
  const rule = RULES.find(({ hosts }) => hosts.includes(url.hostname));
  const opened = rule?.open(url);
  return rule && opened ? { provider: rule.provider, url: opened } : null;
}

/** Address of what an element embeds. */
function embedded({ tagName, properties }: Element): string | null {
  const { src, dataInstgrmPermalink: post } = properties;
  if (tagName === 'iframe') return typeof src === 'string' ? src : null;
  return tagName === 'blockquote' && typeof post === 'string' ? post : null;
}

/** A step of cleaning, before what is unsafe is taken out: frames of known sites become links in paragraphs of their own. */
export function linkFrames() {
  const link = (parent: Root | Element): void => {
    for (const [index, child] of parent.children.entries()) {
      if (child.type !== 'element') continue;
      const found = embedAt(embedded(child) ?? '');
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
