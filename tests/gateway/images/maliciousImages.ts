/** Images that attack decoders. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A PNG of a few bytes that claims 65,535 by 65,535 pixels. */
export function giantPng(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(65_535, 0);
  header.writeUInt32BE(65_535, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small GIF with many frames. */
export function longGif(frames: number): Buffer {
  const head = Buffer.from('474946383961400040008000000000000ffffff'.padEnd(38, '0'), 'hex');
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export const SCRIPTED_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A 900 by 600 JPEG with EXIF and XMP metadata. */
export function cameraPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#8e3b46' } })
    .withExifMerge({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="secret-place"/></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer();
}
