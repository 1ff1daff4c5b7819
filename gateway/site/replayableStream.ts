import { hash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { createCompressor, type Encoding } from '../http/compression.ts';

/**
 * A body with one writer and many readers: every reader gets all bytes from the start, then new ones as they arrive.
 * Each compressed variant is itself a ReplayableStream, made on first use, so that concurrent readers share one
 * compression.
 */
export class ReplayableStream {
  #chunks: Buffer[] = [];
  readonly #encoded = new Map<Encoding, ReplayableStream>();
  #waiting: (() => void)[] = [];
  #state: 'open' | 'complete' | 'failed' = 'open';
  #etag: string | null = null;
  /** Resolves to the size in bytes at the end of the source; rejects if the source fails. */
  readonly size: Promise<number>;

  constructor(source: AsyncIterable<string | Uint8Array>) {
    this.size = this.#consume(source);
    // Readers detect the failure themselves.
    this.size.catch(() => undefined);
  }

  /** The complete body; null while the source is open. */
  get bytes(): Buffer | null {
    return this.#state === 'complete' ? (this.#chunks[0] ?? Buffer.alloc(0)) : null;
  }

  /** `ETag` of the complete body; null while the source is open. */
  get etag(): string | null {
    const { bytes } = this;
    if (bytes) this.#etag ??= `W/"${hash('sha1', bytes, 'base64url')}"`;
    return this.#etag;
  }

  encoded(encoding: Encoding): ReplayableStream {
    if (encoding === null) return this;
    let stream = this.#encoded.get(encoding);
    if (!stream) this.#encoded.set(encoding, (stream = new ReplayableStream(this.#compress(encoding))));
    return stream;
  }

  /** Writes the body to a reader, respecting backpressure. @returns false if the source failed */
  async pipe(reader: Writable): Promise<boolean> {
    const chunks = this.#chunks;
    for (let next = 0; ;) {
      const chunk = chunks[next];
      if (chunk) {
        next += 1;
        if (!reader.write(chunk) && !reader.destroyed) await drained(reader);
        if (reader.destroyed) return true;
      } else if (this.#state === 'open') {
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      } else {
        return this.#state === 'complete';
      }
    }
  }

  async #consume(source: AsyncIterable<string | Uint8Array>): Promise<number> {
    try {
      for await (const chunk of source) {
        this.#chunks.push(toBuffer(chunk));
        this.#wakeReaders();
      }
      const body = Buffer.concat(this.#chunks);
      // A new array: readers in `pipe` keep iterating over the old one.
      this.#chunks = [body];
      this.#state = 'complete';
      return body.length;
    } catch (error) {
      this.#state = 'failed';
      throw error;
    } finally {
      this.#wakeReaders();
    }
  }

  #wakeReaders(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }

  async *#compress(encoding: 'br' | 'gzip'): AsyncGenerator<Buffer, void, void> {
    const compressor = createCompressor(encoding);
    void this.pipe(compressor).then((isComplete) => {
      if (isComplete) compressor.end();
      else compressor.destroy(new Error('The source of the stream failed.'));
    });
    for await (const chunk of compressor) yield chunk as Buffer;
  }
}

const toBuffer = (chunk: string | Uint8Array): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk)
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

function drained(writable: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      writable.off('drain', done);
      writable.off('close', done);
      resolve();
    };
    writable.once('drain', done);
    writable.once('close', done);
  });
}
