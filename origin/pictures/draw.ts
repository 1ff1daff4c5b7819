/** Draws a picture by its name: the motif as SVG, a grain of paper laid over it, a JPEG at the end. */
import sharp from 'sharp';
import { Dice } from '../dice.ts';
import { type Motif, type PictureName, SHAPES } from './address.ts';
import { imageMark } from './mark.ts';
import { banquet } from './motifs/banquet.ts';
import { bouquet } from './motifs/bouquet.ts';
import { cake } from './motifs/cake.ts';
import { chandelier } from './motifs/chandelier.ts';
import { chapel } from './motifs/chapel.ts';
import { crest } from './motifs/crest.ts';
import { dress } from './motifs/dress.ts';
import { facade } from './motifs/facade.ts';
import { garden } from './motifs/garden.ts';
import { hills } from './motifs/hills.ts';
import { invitation } from './motifs/invitation.ts';
import { kimono } from './motifs/kimono.ts';
import { lanterns } from './motifs/lanterns.ts';
import { plate } from './motifs/plate.ts';
import { rings } from './motifs/rings.ts';
import { sea } from './motifs/sea.ts';
import { shrine } from './motifs/shrine.ts';
import { staircase } from './motifs/staircase.ts';
import { window } from './motifs/window.ts';
import { PALETTES } from './palettes.ts';
import { Pen } from './pen.ts';

const DRAWINGS: Record<Motif, (pen: Pen) => string> = {
  facade,
  chapel,
  shrine,
  banquet,
  chandelier,
  garden,
  hills,
  sea,
  plate,
  cake,
  dress,
  kimono,
  bouquet,
  staircase,
  window,
  invitation,
  rings,
  lanterns,
  crest,
};

const GRAIN = { tile: 256, strength: 13 };

/** A tile of paper grain: grey noise around the middle, which soft light turns into texture. */
function grainTile(): Promise<Buffer> {
  const dice = new Dice('grain');
  const pixels = Uint8Array.from({ length: GRAIN.tile ** 2 }, () => 128 + dice.around(0, GRAIN.strength));
  return sharp(pixels, { raw: { width: GRAIN.tile, height: GRAIN.tile, channels: 1 } })
    .png()
    .toBuffer();
}

let grain: Promise<Buffer> | null = null;

/** The picture as SVG. */
export function drawSvg({ motif, palette, seed, shape }: PictureName): string {
  const [w, h] = SHAPES[shape];
  const pen = new Pen(w, h, new Dice(`${motif}/${palette}/${seed}`), PALETTES[palette]);
  // A crest stands for a person, not for a place: nobody takes it for a photo.
  const drawing = DRAWINGS[motif](pen) + (motif === 'crest' ? '' : imageMark(pen));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${pen.defs}</defs>${drawing}</svg>`;
}

/** The picture as JPEG. */
export async function drawPicture(name: PictureName): Promise<Buffer> {
  grain ??= grainTile();
  return sharp(Buffer.from(drawSvg(name)))
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .flatten({ background: PALETTES[name.palette].paper })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
