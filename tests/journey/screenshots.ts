/** `npm run screenshots`: takes the README's pictures of the product, in docs/images. */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '#tests/harness/browser.ts';
import { startSite } from '#tests/harness/gateway.ts';
import { root } from '#tests/harness/process.ts';

const FOLDER = `${root}docs/images`;
const PAGES = [
  { name: 'search', path: '/halls/search/' },
  { name: 'hall', path: '/halls/7' },
];
const WIDTHS = [
  { width: 375, height: 812 },
  { width: 1280, height: 860 },
];

await mkdir(FOLDER, { recursive: true });
await using site = await startSite();
const browser = await chromium.launch(launchOptions);
for (const viewport of WIDTHS) {
  const context = await browser.newContext({
    viewport,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const { name, path } of PAGES) {
    await page.goto(site.url + path);
    await page.evaluate(async () => {
      const eager = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
      await Promise.all(eager.map((image) => image.decode()));
    });
    const file = `${FOLDER}/${name}-${viewport.width}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
    console.log(file.slice(root.length));
  }
  await context.close();
}
await browser.close();
