/** A text as one piece of HTML, for those who show it whole. */
import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';

import type { Context } from '#gateway/context.ts';
import { cleanTree, writeHtml } from '#gateway/schema/kit/html.ts';
import { proxied } from '#gateway/schema/kit/image.ts';

/** What the parser takes for a picture: `<img>`, and `<image>` by mistake. */
const PICTURE = /<ima?ge?\b/i;

/** Texts are read again and again; reading one costs a parse. Bounded by characters kept. */
const known = new LRUCache<string, string>({
  max: 3_000,
  maxSize: 8_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Clean HTML whose pictures come through the image proxy, so that no original with its traces of the person leaves. */
export function htmlOf<Raw extends string | null>(raw: Raw, context: Pick<Context, 'site'>): Raw | string {
  // The scalar cleans what has no pictures.
  if (raw === null || !PICTURE.test(raw)) return raw;
  const key = `${context.site.url} ${raw}`;
  let html = known.get(key);
  if (html === undefined) {
    const tree = cleanTree(raw);
    throughProxy(tree, context);
    known.set(key, (html = writeHtml(tree)));
  }
  return html;
}

function throughProxy(parent: Root | Element, context: Pick<Context, 'site'>): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { src } = child.properties;
    if (child.tagName === 'img' && typeof src === 'string') child.properties['src'] = proxied(src, context);
    throughProxy(child, context);
  }
}
