/** Pictures are drawn outside of the thread that answers REST calls. */
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { drawPicture } from '#origin/fixtures/pictures/worker.ts';
import { type PictureSpec, SHAPES } from '#origin/picturePath.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The motif whose drawing takes longest. */
const specs = [0, 1, 2, 3, 4, 5, 6, 7].map((seed): PictureSpec => ({
  motif: 'hills',
  palette: 'ai',
  seed,
  shape: 'wide',
}));

it('leaves the event loop free while pictures are drawn', async () => {
  await drawPicture({ motif: 'crest', palette: 'ai', seed: 0, shape: 'square' });
  const before = performance.eventLoopUtilization();
  const pictures = await Promise.all(specs.map(drawPicture));
  // On this thread it would be 0.7 and more.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3);
  const [width, height] = SHAPES.wide;
  for (const picture of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
});
