/** Drawn pictures, kept on disk up to a bound: the ones unused the longest go first. */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures kept, and how many go when there are more. */
const MOST = 1_000;
const SPARE = 100;

/** A folder of files that are made when they are first asked for. */
export class Shelf {
  readonly #folder: string | null;
  readonly #making = new Map<string, Promise<Buffer>>();
  #kept: number | null = null;

  /** Keeps files in `folder`; null keeps none. */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** The file, made by `make` when it is not there. Asked for by many at once it is made once. */
  async take(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return (await this.#read(file)) ?? (await this.#once(file, make));
  }

  async #read(file: string): Promise<Buffer | null> {
    if (this.#folder === null) return null;
    const path = join(this.#folder, file);
    try {
      const found = await readFile(path);
      const now = new Date();
      await utimes(path, now, now);
      return found;
    } catch {
      return null;
    }
  }

  #once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#making.get(file);
    if (running !== undefined) return running;
    const making = make()
      .then(async (made) => {
        await this.#keep(file, made);
        return made;
      })
      .finally(() => this.#making.delete(file));
    this.#making.set(file, making);
    return making;
  }

  async #keep(file: string, made: Buffer): Promise<void> {
    if (this.#folder === null) return;
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, file);
    // Written beside and moved, so that nobody reads half a picture.
    await writeFile(`${path}.part`, made);
    await rename(`${path}.part`, path);
    this.#kept = (this.#kept ?? (await readdir(this.#folder)).length) + 1;
    if (this.#kept > MOST) await this.#trim(this.#folder);
  }

  async #trim(folder: string): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
    );
    const old = files.sort((a, b) => a.used - b.used).slice(0, Math.max(0, files.length - MOST + SPARE));
    await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
    this.#kept = files.length - old.length;
  }
}
