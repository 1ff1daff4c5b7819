/** Every image of every public page goes through the image proxy, with size, `srcset` and placeholder color. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { routeGroups } from '#client/routes.ts';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ upstream: inject('originUrl') });
});
afterAll(() => gateway.stop());

const tables = await Promise.all(routeGroups.map(({ load }) => load()));
/** Whether a route is neither personal nor reached by a secret URL. */
const isPublic = ({
  isPersonal,
  hasSecretAddress,
}: {
  isPersonal: boolean;
  hasSecretAddress: boolean;
}): boolean => !isPersonal && !hasSecretAddress;
const routeOf = (path: string) =>
  tables.flatMap(({ routes }) => routes).find((route) => route.path.match(path) !== null);

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The attributes of every `<img>` of a page. */
const imagesOf = (html: string): Record<string, string>[] =>
  [...html.matchAll(/<img\b([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );

/** Whether an image is part of the site's own design. */
const isAsset = ({ src = '' }: Record<string, string>): boolean => /^(\/assets\/|data:image\/svg)/.test(src);

/** The attributes an image lacks. */
function missingFrom({ src = '', srcset = '', sizes, width, height }: Record<string, string>): string[] {
  const candidates = srcset.split(', ');
  return [
    src.startsWith('/img?url=') ? '' : 'the proxy',
    Number(width) > 0 && Number(height) > 0 ? '' : 'width and height',
    candidates.length > 1 && candidates.every((candidate) => /^\/img\?url=\S+ \d+w$/.test(candidate))
      ? ''
      : 'srcset',
    sizes ? '' : 'sizes',
  ].filter(Boolean);
}

const thisMonth = dayInJapan(new Date()).slice(0, 7);

/** Pages without a link from another page, or from a section that may be late; those of fairs, until some are known. */
const UNLINKED = [
  '/ws/1',
  '/g/2',
  '/halls/1/cancellation',
  `/fairs/${thisMonth}`,
  '/fairs/tokyo',
  `/fairs/tokyo/${thisMonth}`,
];

/** Visits one page of every public route: those without parameters, then pages they link to. */
async function crawl(visit: (path: string, html: string) => void): Promise<Set<string>> {
  const pages = new Map<string, string>();
  const add = (path: string): void => {
    const route = routeOf(path);
    if (route && isPublic(route) && !pages.has(route.path.pattern)) pages.set(route.path.pattern, path);
  };
  for (const { routes } of tables)
    for (const { path } of routes) if (!path.pattern.includes(':')) add(path.pattern);
  for (const path of UNLINKED) add(path);
  // Iteration includes entries added meanwhile.
  for (const path of pages.values()) {
    const html = await (await fetch(gateway.url + path)).text();
    visit(path, html);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)) add(unescaped(href));
  }
  return new Set(pages.keys());
}

test('every image has a proxy URL, width, height, srcset and sizes', { timeout: 240_000 }, async () => {
  const problems: string[] = [];
  const withPhotos: string[] = [];
  const visited = await crawl((path, html) => {
    const images = imagesOf(html);
    for (const asset of images.filter(isAsset))
      if (!(Number(asset['width']) > 0 && Number(asset['height']) > 0))
        problems.push(`${path}: ${asset['src']}`);
    const photos = images.filter((image) => !isAsset(image));
    if (photos.length > 0) withPhotos.push(path);
    for (const photo of photos) {
      const missing = missingFrom(photo);
      if (missing.length > 0) problems.push(`${path}: ${photo['src']} lacks ${missing.join(', ')}`);
    }
  });
  expect(problems).toEqual([]);
  expect(withPhotos.length).toBeGreaterThan(30);
  const publicPaths = tables.flatMap(({ routes }) => routes.filter(isPublic)).map(({ path }) => path.pattern);
  expect(publicPaths.filter((path) => !visited.has(path))).toEqual([]);
});

test('a photo that was resized once has its placeholder color on pages', async () => {
  const { data } = await gateway.graphql<{
    album: { photos: { image: { url: string; placeholderColor: string | null } }[] };
  }>('{ album(by: { rawId: "6001" }) { photos { image { url placeholderColor } } } }');
  const photos = data?.album.photos ?? [];
  for (const { image } of photos)
    expect((await fetch(`${image.url}&width=100`)).headers.get('content-type')).toMatch(/^image\//);
  const pictures = imagesOf(await (await fetch(`${gateway.url}/albums/6001`)).text()).filter(
    (image) => !isAsset(image),
  );
  expect(pictures).toHaveLength(photos.length);
  for (const { style } of pictures) expect(style).toMatch(/^background-color:#[0-9a-f]{6}$/);
});
