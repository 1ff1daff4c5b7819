/** Every picture of every public page comes through the image proxy, with its size, its choice of widths and its colour. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rooms } from '#client/routes.ts';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ upstream: inject('originUrl') });
});
afterAll(() => gateway.stop());

const tables = await Promise.all(rooms.map(async ({ paths, load }) => ({ paths, ...(await load()) })));
/** The routes anybody may open whose address is no secret. */
const isPublic = ({
  isPersonal,
  hasSecretAddress,
}: {
  isPersonal: boolean;
  hasSecretAddress: boolean;
}): boolean => !isPersonal && !hasSecretAddress;
const routeOf = (path: string) =>
  tables.find(({ paths }) => paths.test(path))?.routes.find((route) => route.match(path) !== null);

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The attributes of every `<img>` of a page. */
const picturesOf = (html: string): Record<string, string>[] =>
  [...html.matchAll(/<img\b([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );

/** Drawings of the site itself, such as its mark, are files of the build. */
const isDrawing = ({ src = '' }: Record<string, string>): boolean =>
  /^(\/assets\/|data:image\/svg)/.test(src);

/** What a picture lacks; empty when it has all. */
function lacking({ src = '', srcset = '', sizes, width, height }: Record<string, string>): string[] {
  const offered = srcset.split(', ');
  return [
    src.startsWith('/img?url=') ? '' : 'the proxy',
    Number(width) > 0 && Number(height) > 0 ? '' : 'width and height',
    offered.length > 1 && offered.every((one) => /^\/img\?url=\S+ \d+w$/.test(one)) ? '' : 'srcset',
    sizes ? '' : 'sizes',
  ].filter(Boolean);
}

/** Pages that people reach by a search or from outside, not by a link of a page. */
const UNLINKED = ['/ws/1', '/g/2'];

/** Opens one page of every public route, from the pages without parameters on along the links. */
async function walk(look: (path: string, html: string) => void): Promise<Set<string>> {
  const met = new Map<string, string>();
  const meet = (path: string): void => {
    const route = routeOf(path);
    if (route && isPublic(route) && !met.has(route.path)) met.set(route.path, path);
  };
  for (const { routes } of tables) for (const { path } of routes) if (!path.includes(':')) meet(path);
  for (const path of UNLINKED) meet(path);
  // A map goes on with what is added while it is walked through.
  for (const path of met.values()) {
    const html = await (await fetch(gateway.url + path)).text();
    look(path, html);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)) meet(unescaped(href));
  }
  return new Set(met.keys());
}

test(
  'of every page: through the proxy, with width, height, srcset and sizes',
  { timeout: 240_000 },
  async () => {
    const poor: string[] = [];
    const withPictures: string[] = [];
    const met = await walk((path, html) => {
      const pictures = picturesOf(html);
      for (const drawing of pictures.filter(isDrawing))
        if (!(Number(drawing['width']) > 0 && Number(drawing['height']) > 0))
          poor.push(`${path}: ${drawing['src']}`);
      const photos = pictures.filter((picture) => !isDrawing(picture));
      if (photos.length > 0) withPictures.push(path);
      for (const photo of photos) {
        const lacks = lacking(photo);
        if (lacks.length > 0) poor.push(`${path}: ${photo['src']} lacks ${lacks.join(', ')}`);
      }
    });
    expect(poor).toEqual([]);
    expect(withPictures.length).toBeGreaterThan(30);
    const open = tables.flatMap(({ routes }) => routes.filter(isPublic)).map(({ path }) => path);
    expect(open.filter((path) => !met.has(path))).toEqual([]);
  },
);

test('a picture that was made once has its colour wherever it is shown', async () => {
  const { data } = await gateway.graphql<{
    album: { photos: { image: { url: string; placeholderColor: string | null } }[] };
  }>('{ album(by: { rawId: "6001" }) { photos { image { url placeholderColor } } } }');
  const photos = data?.album.photos ?? [];
  for (const { image } of photos)
    expect((await fetch(`${image.url}&width=100`)).headers.get('content-type')).toMatch(/^image\//);
  const pictures = picturesOf(await (await fetch(`${gateway.url}/albums/6001`)).text()).filter(
    (one) => !isDrawing(one),
  );
  expect(pictures).toHaveLength(photos.length);
  for (const { style } of pictures) expect(style).toMatch(/^background-color:#[0-9a-f]{6}$/);
});
