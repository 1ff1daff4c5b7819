import { describe, expect, it } from 'vitest';
import { read } from './source.ts';

type Packages = Record<string, string>;

describe('docs/dependencies.md', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json').text) as {
    dependencies: Packages;
    devDependencies: Packages;
    optionalDependencies: Packages;
  };
  const rows = Array.from(
    read('docs/dependencies.md').text.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm),
    ([, name = '', reason = '']) => ({ name, reason }),
  );

  it('gives every package a reason, in package order', () => {
    expect(rows.map(({ name }) => name)).toEqual(
      [dependencies, devDependencies, optionalDependencies].flatMap((packages) => Object.keys(packages)),
    );
  });

  it('gives a whole sentence as the reason', () => {
    expect(rows.filter(({ reason }) => !/^[A-Z].{8,}\.$/.test(reason))).toEqual([]);
  });
});
