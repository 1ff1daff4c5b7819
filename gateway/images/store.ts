import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Finished pictures on disk, so many bytes of them; those used longest ago go first. */
export class Store {
  readonly #directory: string;
  /** Names and sizes of the files, least recently used last. */
  readonly #files: LRUCache<string, number>;

  /** Takes over what an earlier run has left in the directory. */
  constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => {
        if (reason !== 'set') unlink(join(directory, name)).catch(() => undefined);
      },
    });
    mkdirSync(directory, { recursive: true });
    this.#takeOver();
  }

  /** Name under which a picture is kept. */
  static nameOf(...key: readonly (string | number | null)[]): string {
    return createHash('sha256').update(JSON.stringify(key)).digest('base64url');
  }

  /** Bytes on disk. */
  get bytes(): number {
    return this.#files.calculatedSize;
  }

  /** Whether there are bytes under a name, as far as memory knows. */
  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** The bytes under a name; null when they are not, or no longer, there. */
  async read(name: string): Promise<Buffer | null> {
    if (this.#files.get(name) === undefined) return null;
    try {
      return await readFile(join(this.#directory, name));
    } catch {
      this.#files.delete(name);
      return null;
    }
  }

  /** Keeps bytes; a disk that cannot be written only makes the next answer slower. */
  async write(name: string, body: Buffer): Promise<void> {
    if (body.length > this.#files.maxSize) return;
    const unfinished = join(this.#directory, `${UNFINISHED}${randomUUID()}`);
    try {
      await writeFile(unfinished, body);
      await rename(unfinished, join(this.#directory, name));
      this.#files.set(name, body.length);
    } catch {
      await unlink(unfinished).catch(() => undefined);
    }
  }

  #takeOver(): void {
    const found = readdirSync(this.#directory).map((name) => ({
      name,
      ...sizeAndAge(join(this.#directory, name)),
    }));
    for (const { name, size } of found.toSorted((a, b) => a.at - b.at)) {
      if (name.startsWith(UNFINISHED)) rmSync(join(this.#directory, name), { force: true });
      else this.#files.set(name, size);
    }
  }
}

const UNFINISHED = '.unfinished-';

function sizeAndAge(path: string): { size: number; at: number } {
  const { size, mtimeMs } = statSync(path);
  return { size, at: mtimeMs };
}
