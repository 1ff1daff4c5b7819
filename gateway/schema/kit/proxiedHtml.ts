/** HTML fields with pictures. */
import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';

import type { Context } from '#gateway/context.ts';
import { sanitizeToTree, serializeHtml } from '#gateway/schema/kit/html.ts';
import { imageProxyUrl } from '#gateway/schema/kit/image.ts';

/** The HTML parser reads `<image>` as `<img>`. */
const IMAGE_TAG = /<ima?ge?\b/i;

/** Results by site and HTML, bounded by characters. */
const cache = new LRUCache<string, string>({
  max: 3_000,
  maxSize: 8_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Sanitizes HTML and routes its pictures through the image proxy, which strips their metadata. */
export function proxiedHtml<Raw extends string | null>(
  raw: Raw,
  context: Pick<Context, 'site'>,
): Raw | string {
  // Without pictures the HTML scalar's sanitizing is enough.
  if (raw === null || !IMAGE_TAG.test(raw)) return raw;
  const key = `${context.site.url} ${raw}`;
  let html = cache.get(key);
  if (html === undefined) {
    const tree = sanitizeToTree(raw);
    proxyImages(tree, context);
    cache.set(key, (html = serializeHtml(tree)));
  }
  return html;
}

function proxyImages(parent: Root | Element, context: Pick<Context, 'site'>): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { src } = child.properties;
    if (child.tagName === 'img' && typeof src === 'string')
      child.properties['src'] = imageProxyUrl(src, context);
    proxyImages(child, context);
  }
}
