import { describe, expect, it } from 'vitest';
import { variables } from '#gateway/config/environment.ts';
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

  /** Variables of the embedded REST APIs, as their table of examples lists them. */
  const ofOrigin = Array.from(
    read('origin/config.ts').text.matchAll(/^  ([A-Z_]+): '/gm),
    ([, name = '']) => name,
  );

  it('names those of the embedded REST APIs too', () => {
    expect(ofOrigin.length).toBeGreaterThan(5);
    expect(ofOrigin.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('names no variable that is gone', () => {
    const named = Array.from(text.matchAll(/^\| `([A-Z_]+)`/gm), ([, name = '']) => name);
    expect(named.filter((name) => !(name in variables.shape || ofOrigin.includes(name)))).toEqual([]);
  });

  it('explains every figure the gateways tell of themselves', () => {
    const figures = Array.from(
      read('gateway/telemetry/metrics.ts').text.matchAll(/'(gateway_\w+)'/g),
      ([, name = '']) => name,
    );
    expect(figures.length).toBeGreaterThan(8);
    const told = (name: string): boolean =>
      text.includes(`\`${name}\``) || text.includes(`\`${name.replace(/^gateway_upstream/, '')}\``);
    expect(figures.filter((name) => !told(name))).toEqual([]);
  });

  it('says of every alert what it means', () => {
    const alerts = Array.from(read('ops/alerts.yml').text.matchAll(/alert: (\w+)/g), ([, name]) => name);
    expect(alerts.length).toBeGreaterThan(3);
    expect(alerts.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
  });
});
