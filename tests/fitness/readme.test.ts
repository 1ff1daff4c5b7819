import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/harness/process.ts';
import { filesBelow, read } from './source.ts';

const { scripts } = JSON.parse(read('package.json').text) as { scripts: Record<string, string> };
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesBelow('docs').filter((path) => path.endsWith('.md')),
];

describe.each(documents)('%s', (path) => {
  const { text } = read(path);

  it('names only npm scripts that exist', () => {
    const named = [...text.matchAll(/(?:`|^)npm (?:run )?([a-z][a-z:-]*)/gm)].map(([, name]) => name ?? '');
    const builtIn = new Set(['ci', 'install']);
    expect(named.filter((name) => !(name in scripts) && !builtIn.has(name))).toEqual([]);
  });

  it('names only files that exist', () => {
    const folders = '(?:gateway|client|origin|contract|ops|tests|scripts|docs)/';
    // `<Name>` and `*` are placeholders; all other paths must exist.
    const named = [...text.matchAll(new RegExp(`[\`(](${folders}[\\w./-]*)[\`)]`, 'g'))].map(
      ([, file]) => file ?? '',
    );
    expect(named.filter((file) => !existsSync(root + file))).toEqual([]);
  });
});

describe('README.md', () => {
  it('gives the two commands', () => {
    const { text } = read('README.md');
    expect(text).toContain('npm start');
    expect(text).toContain('npm test');
  });
});
