import { hash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { compressor, type Encoding } from '../http/compression.ts';

/**
 * A body that is written once and read by many: each reader gets every byte from the first, then what comes until the
 * end. Compressed forms are recordings too, made of this one when someone first asks, so that a thousand readers cost
 * one compression.
 */
export class Recording {
  #chunks: Buffer[] = [];
  readonly #encoded = new Map<Encoding, Recording>();
  #waiting: (() => void)[] = [];
  #state: 'open' | 'whole' | 'broken' = 'open';
  #etag: string | null = null;
  /** Resolves to the size in bytes when the body is whole; rejects when it breaks off. */
  readonly whole: Promise<number>;

  constructor(source: AsyncIterable<string | Uint8Array>) {
    this.whole = this.#record(source);
    // Readers see a broken body by themselves.
    this.whole.catch(() => undefined);
  }

  /** The whole body in one piece; null while it is being written. */
  get bytes(): Buffer | null {
    return this.#state === 'whole' ? (this.#chunks[0] ?? Buffer.alloc(0)) : null;
  }

  /** What tells this body from others (`ETag`); null while it is being written. */
  get etag(): string | null {
    const { bytes } = this;
    if (bytes) this.#etag ??= `W/"${hash('sha1', bytes, 'base64url')}"`;
    return this.#etag;
  }

  /** This body in an encoding. */
  encoded(encoding: Encoding): Recording {
    if (encoding === null) return this;
    let recording = this.#encoded.get(encoding);
    if (!recording) this.#encoded.set(encoding, (recording = new Recording(this.#compressed(encoding))));
    return recording;
  }

  /** Writes the body to a reader at the reader's pace. @returns false when the body broke off. */
  async pipe(reader: Writable): Promise<boolean> {
    const chunks = this.#chunks;
    for (let next = 0; ;) {
      const chunk = chunks[next];
      if (chunk) {
        next += 1;
        if (!reader.write(chunk)) await drained(reader);
        if (reader.destroyed) return true;
      } else if (this.#state === 'open') {
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      } else {
        return this.#state === 'whole';
      }
    }
  }

  async #record(source: AsyncIterable<string | Uint8Array>): Promise<number> {
    try {
      for await (const piece of source) {
        this.#chunks.push(typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece));
        this.#wake();
      }
      // Readers under way keep the pieces they have begun with.
      const body = Buffer.concat(this.#chunks);
      this.#chunks = [body];
      this.#state = 'whole';
      return body.length;
    } catch (error) {
      this.#state = 'broken';
      throw error;
    } finally {
      this.#wake();
    }
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }

  async *#compressed(encoding: 'br' | 'gzip'): AsyncGenerator<Buffer, void, void> {
    const stream = compressor(encoding);
    void this.pipe(stream).then((isWhole) => {
      if (isWhole) stream.end();
      else stream.destroy(new Error('The body broke off.'));
    });
    for await (const chunk of stream) yield chunk as Buffer;
  }
}

function drained(writable: Writable): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      writable.off('drain', go);
      writable.off('close', go);
      resolve();
    };
    writable.once('drain', go);
    writable.once('close', go);
  });
}
