import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { configError } from '../config/errors.ts';

/** A size-bounded LRU cache of files. */
export class DiskCache {
  readonly #directory: string;
  /** File sizes by name. */
  readonly #files: LRUCache<string, number>;
  readonly #onWriteError: (error: unknown) => void;
  /** Files that could not be written, since the start. */
  failedWrites = 0;
  #isWritable = true;

  /**
   * Indexes the files an earlier process left in the directory. That process may still be ending: during a rolling
   * restart it writes and removes files.
   * @param onWriteError called for the first of consecutive failed writes
   * @throws ConfigError where the directory can be neither made nor read
   */
  constructor(directory: string, maxBytes: number, onWriteError: (error: unknown) => void = () => undefined) {
    this.#directory = directory;
    this.#onWriteError = onWriteError;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => {
        if (reason !== 'set') unlink(join(directory, name)).catch(() => undefined);
      },
    });
    try {
      mkdirSync(directory, { recursive: true });
      this.#indexExistingFiles();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw configError('CACHE_DIR', `must be a directory that can be read and written: ${reason}`);
    }
  }

  /** File name for a composite key. */
  static nameOf(...key: readonly (string | number | null)[]): string {
    return hash('sha256', JSON.stringify(key), 'base64url');
  }

  /** Total size of the files. */
  get bytes(): number {
    return this.#files.calculatedSize;
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  async read(name: string): Promise<Buffer | null> {
    if (this.#files.get(name) === undefined) return null;
    try {
      return await readFile(join(this.#directory, name));
    } catch {
      this.#files.delete(name);
      return null;
    }
  }

  /** Writes a file. An error, e.g. a full disk, only leaves the entry out of the cache. */
  async write(name: string, body: Buffer): Promise<void> {
    if (body.length > this.#files.maxSize) return;
    const temporary = join(this.#directory, `${TEMPORARY_PREFIX}${randomUUID()}`);
    try {
      await writeFile(temporary, body);
      await rename(temporary, join(this.#directory, name));
      this.#files.set(name, body.length);
      this.#isWritable = true;
    } catch (error) {
      this.failedWrites += 1;
      if (this.#isWritable) this.#onWriteError(error);
      this.#isWritable = false;
      await unlink(temporary).catch(() => undefined);
    }
  }

  #indexExistingFiles(): void {
    const files = readdirSync(this.#directory).flatMap((name) => {
      const file = statSync(join(this.#directory, name), { throwIfNoEntry: false });
      return file ? [{ name, size: file.size, mtimeMs: file.mtimeMs }] : [];
    });
    for (const { name, size, mtimeMs } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (!name.startsWith(TEMPORARY_PREFIX)) this.#files.set(name, size);
      else if (Date.now() - mtimeMs > MAX_WRITE_MS) rmSync(join(this.#directory, name), { force: true });
    }
  }
}

const TEMPORARY_PREFIX = '.unfinished-';
/** An older temporary file belongs to a process that has ended. */
const MAX_WRITE_MS = 60_000;
