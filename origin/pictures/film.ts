/** A video of a picture: the eye comes slowly nearer to the corner that carries the mark. */
import sharp from 'sharp';
import type { PictureName } from './address.ts';
import { drawPicture } from './draw.ts';
import { vp8Of, webm } from './webm.ts';

const [WIDTH, HEIGHT] = [640, 426];
const SECONDS = 8;
const FRAMES_PER_SECOND = 8;
/** How much nearer the eye comes. */
const NEARER = 0.24;

/** The picture as a video, WebM. */
export async function filmPicture(name: PictureName): Promise<Buffer> {
  const picture = sharp(await drawPicture(name)).resize(WIDTH * 2, HEIGHT * 2);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const frame = async (index: number): Promise<Buffer> => {
    const near = 1 - NEARER * (index / (SECONDS * FRAMES_PER_SECOND));
    const [width, height] = [Math.round(info.width * near), Math.round(info.height * near)];
    const seen = sharp(data, { raw }).extract({
      left: info.width - width,
      top: info.height - height,
      width,
      height,
    });
    return vp8Of(await seen.resize(WIDTH, HEIGHT).webp({ quality: 62, effort: 2 }).toBuffer());
  };
  const frames: Buffer[] = [];
  for (let index = 0; index < SECONDS * FRAMES_PER_SECOND; index += 1) frames.push(await frame(index));
  return webm(frames, WIDTH, HEIGHT, 1_000 / FRAMES_PER_SECOND);
}
