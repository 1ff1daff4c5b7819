import { describe, expect, it } from 'vitest';
import { importCycles } from './importCycles.ts';
import { filesBelow, read, type Source } from './source.ts';

/** Source of a part of the product, without what tools generate. */
const sourcesOf = (folder: string): Source[] =>
  filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(read);

describe('import cycles', () => {
  it.each(['gateway', 'client', 'origin'])('%s has none, among files or folders', (folder) => {
    expect(importCycles(sourcesOf(folder))).toEqual([]);
  });

  const source = (path: string, ...targets: string[]): Source => ({
    path,
    text: targets.map((target) => `import '#${target}';`).join('\n'),
  });

  it('finds a cycle of files', () => {
    expect(
      importCycles([source('a/x.ts', 'a/y.ts'), source('a/y.ts', 'a/z.ts'), source('a/z.ts', 'a/x.ts')]),
    ).toEqual(['a/x.ts ↔ a/y.ts ↔ a/z.ts']);
  });

  it('finds a cycle of folders whose files have none', () => {
    const files = [
      source('a/b/x.ts', 'a/c/x.ts'),
      source('a/c/y.ts', 'a/b/y.ts'),
      source('a/b/y.ts'),
      source('a/c/x.ts'),
    ];
    expect(importCycles(files)).toEqual(['a/b ↔ a/c']);
  });

  it('finds a cycle of a file and the folder beside it', () => {
    expect(
      importCycles([source('a/x.ts', 'a/b/y.ts'), source('a/b/z.ts', 'a/x.ts'), source('a/b/y.ts')]),
    ).toEqual(['a/b ↔ a/x.ts']);
  });

  it('finds one that is only types', () => {
    const types = (path: string, target: string): Source => ({
      path,
      text: `import type { T } from '#${target}';`,
    });
    expect(importCycles([types('a/x.ts', 'a/y.ts'), types('a/y.ts', 'a/x.ts')])).toEqual(['a/x.ts ↔ a/y.ts']);
  });
});

/** A file of fewer lines needs a reason of its own: the idea is usually part of its neighbour. */
const SMALL = 25;

describe('small files stay few', () => {
  it.each([
    ['gateway', 12],
    ['client', 40],
  ])('%s has at most %i source files of fewer than 25 lines', (folder, most) => {
    const small = sourcesOf(folder).filter(({ text }) => text.trimEnd().split('\n').length < SMALL);
    expect(small.map(({ path }) => path).slice(most)).toEqual([]);
  });
});
