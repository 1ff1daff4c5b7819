/**
 * Moving pictures without an encoder: a WebM file whose frames are the VP8 images that lossy WebP is made of. Every frame
 * is a key frame, so that a player can begin anywhere.
 */

/** Element ids of Matroska that are needed, in the words of its specification. */
const ID = {
  EBML: 0x1a45dfa3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: 0x83,
  CodecID: 0x86,
  Video: 0xe0,
  PixelWidth: 0xb0,
  PixelHeight: 0xba,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
} as const;

type Value = number | string | Uint8Array | Buffer[];

function bytesOf(value: Value): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value, 'latin1');
  if (typeof value !== 'number') return Array.isArray(value) ? Buffer.concat(value) : value;
  const number = Buffer.alloc(4);
  number.writeUInt32BE(value);
  return number;
}

/** One element: id, length in eight bytes, content. */
function element(name: keyof typeof ID, value: Value): Buffer {
  const id = Buffer.from(ID[name].toString(16), 'hex');
  const content = bytesOf(value);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length));
  length[0] = 0x01;
  return Buffer.concat([id, length, content]);
}

function duration(milliseconds: number): Uint8Array {
  const value = Buffer.alloc(8);
  value.writeDoubleBE(milliseconds);
  return value;
}

/** Track 1, time within the cluster, key frame. */
function block(at: number, frame: Uint8Array): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(at, 1);
  return element('SimpleBlock', [head, Buffer.from(frame)]);
}

/** The VP8 image inside a lossy WebP file. @throws when the file holds none */
export function vp8Of(webp: Buffer): Buffer {
  const at = webp.indexOf('VP8 ', 12, 'latin1');
  if (at < 0) throw new Error('No VP8 image in the WebP file.');
  const length = webp.readUInt32LE(at + 4);
  return webp.subarray(at + 8, at + 8 + length);
}

/** A WebM file of `frames`, each shown for `frameMs`; at most half a minute, as one cluster holds. */
export function webm(frames: readonly Uint8Array[], width: number, height: number, frameMs: number): Buffer {
  const video = element('Video', [element('PixelWidth', width), element('PixelHeight', height)]);
  const track = element('TrackEntry', [
    element('TrackNumber', 1),
    element('TrackUID', 1),
    element('TrackType', 1),
    element('CodecID', 'V_VP8'),
    video,
  ]);
  const info = element('Info', [
    element('TimestampScale', 1_000_000),
    element('Duration', duration(frames.length * frameMs)),
    element('MuxingApp', 'origin'),
    element('WritingApp', 'origin'),
  ]);
  const blocks = frames.map((frame, index) => block(index * frameMs, frame));
  return Buffer.concat([
    element('EBML', [
      element('DocType', 'webm'),
      element('DocTypeVersion', 2),
      element('DocTypeReadVersion', 2),
    ]),
    element('Segment', [
      info,
      element('Tracks', [track]),
      element('Cluster', [element('Timestamp', 0), ...blocks]),
    ]),
  ]);
}
