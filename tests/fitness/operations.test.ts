import { describe, expect, it } from 'vitest';
import { variables } from '#gateway/variables.ts';
import { read } from './source.ts';

describe('docs/operations.md', () => {
  const { text } = read('docs/operations.md');

  it('describes every variable as the code does', () => {
    const missing = Object.entries(variables.shape)
      .filter(([name, variable]) => {
        const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``));
        return !row?.includes(variable.meta()?.description ?? 'no description');
      })
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

  it('names no variable that is gone', () => {
    const named = Array.from(text.matchAll(/^\| `([A-Z_]+)`/gm), ([, name]) => name);
    expect(named.filter((name) => name !== undefined && !(name in variables.shape))).toEqual([]);
  });

  it('says of every alert what it means', () => {
    const alerts = Array.from(read('ops/alerts.yml').text.matchAll(/alert: (\w+)/g), ([, name]) => name);
    expect(alerts.length).toBeGreaterThan(3);
    expect(alerts.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
  });
});
