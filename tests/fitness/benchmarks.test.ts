/** docs/benchmarks.md has a table of each benchmark of `npm run bench`, measured since the last release. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/harness/process.ts';
import { read } from './source.ts';

const folder = 'tests/bench/benchmarks';
const names = readdirSync(root + folder).map((file) => file.replace('.ts', ''));
/** Those that `npm run bench -- --record` runs without being named. */
const regular = names.filter((name) => !read(`${folder}/${name}.ts`).text.includes('isOptIn: true'));
const sections = new Map(
  read('docs/benchmarks.md')
    .text.split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', section]),
);
const [, releaseDate = ''] = /^## \d+\.\d+\.\d+, (\d{4}-\d{2}-\d{2})/m.exec(read('CHANGELOG.md').text) ?? [];

describe('docs/benchmarks.md', () => {
  it('has no table of a benchmark that is gone', () => {
    expect([...sections.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(regular)('%s names its command, its commit and a date since the last release', (name) => {
    const line = /^`npm run bench -- (.+)` · commit [0-9a-f]{7,}, (\d{4}-\d{2}-\d{2}),/m;
    const [, command, date = ''] = line.exec(sections.get(name) ?? '') ?? [];
    expect(command).toBe(name);
    expect(date >= releaseDate, `${date} is before the release of ${releaseDate}`).toBe(true);
  });
});
