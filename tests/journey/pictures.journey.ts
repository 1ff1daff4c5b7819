/** Pictures that fail: a placeholder of their shape, with and without script. */
import sharp from 'sharp';
import { expect, test, type Locator, type Page } from './fixtures.ts';

// Opens several pages of a site that is started for it.
test.describe.configure({ timeout: 120_000 });

/**
 * Share of the pixels of a frame's upper left quarter, where browsers draw their icon and the text, in its main color.
 */
async function plainShare(frame: Locator): Promise<number> {
  const shot = sharp(await frame.screenshot());
  const { width, height } = await shot.metadata();
  const pixels = await shot
    .extract({ left: 6, top: 6, width: Math.floor(width / 4), height: Math.floor(height / 4) })
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.toString('hex', at, at + 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / (pixels.length / 3);
}

/** Opens a page and checks the pictures in the window. */
async function expectPrints(page: Page, address: string, ratio: number, isAnswered = true): Promise<void> {
  await page.goto(address);
  const picture = page.locator('main img[src^="/img?"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // Without a picture, some browsers draw a symbol of their own.
  if (isAnswered)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
  expect(await plainShare(picture)).toBeGreaterThan(0.99);
  expect(await picture.getAttribute('alt')).not.toBeNull();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('pictures that do not exist, cannot be read or are cut off show a placeholder of their shape', async ({
      page,
      monitor,
      ownSite: { origin, url },
    }) => {
      monitor.allowNetworkErrors();
      await origin.fault({ path: '/pictures/', status: 404, body: 'none' });
      await expectPrints(page, `${url}/halls/1`, 3 / 2);
      await origin.clearFaults();
      await origin.fault({ path: '/pictures/', status: 200, contentType: 'image/jpeg', body: 'no picture' });
      await expectPrints(page, `${url}/magazine`, 3 / 2);
      await origin.clearFaults();
      await origin.fault({ path: '/pictures/', reset: true });
      await expectPrints(page, `${url}/magazine/905`, 3 / 2);
    });

    test('also where nothing answers', async ({ page, monitor, site }) => {
      monitor.allowNetworkErrors();
      await page.route(/\/img\?/, (route) => route.abort());
      await expectPrints(page, `${site.url}/halls/1`, 3 / 2, false);
    });
  });

test('a picture that arrives shows nothing of the placeholder', async ({ page, site }) => {
  await page.goto(`${site.url}/halls/1`);
  const picture = page.locator('main img[src^="/img?"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(await plainShare(picture)).toBeLessThan(0.9);
});
