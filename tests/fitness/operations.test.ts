import { describe, expect, it } from 'vitest';
import { environmentSchema } from '#gateway/config/environment.ts';
import { read } from './source.ts';

describe('docs/operations.md', () => {
  const { text } = read('docs/operations.md');

  it('describes every variable with the words of its declaration', () => {
    const missing = Object.entries(environmentSchema.shape)
      .filter(([name, variable]) => {
        const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``));
        return !row?.includes(variable.meta()?.description ?? 'no description');
      })
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

  /** Variables of the embedded REST APIs. */
  const originVariables = Array.from(
    read('origin/config.ts').text.matchAll(/^  ([A-Z_]+): '/gm),
    ([, name = '']) => name,
  );

  it('lists the variables of the embedded REST APIs', () => {
    expect(originVariables.length).toBeGreaterThan(5);
    expect(originVariables.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('lists no variable that does not exist', () => {
    const named = Array.from(text.matchAll(/^\| `([A-Z_]+)`/gm), ([, name = '']) => name);
    expect(
      named.filter((name) => !(name in environmentSchema.shape || originVariables.includes(name))),
    ).toEqual([]);
  });

  it('explains every metric of the gateway', () => {
    const metrics = Array.from(
      read('gateway/telemetry/metrics.ts').text.matchAll(/'(gateway_\w+)'/g),
      ([, name = '']) => name,
    );
    expect(metrics.length).toBeGreaterThan(8);
    const isListed = (name: string): boolean =>
      text.includes(`\`${name}\``) || text.includes(`\`${name.replace(/^gateway_upstream/, '')}\``);
    expect(metrics.filter((name) => !isListed(name))).toEqual([]);
  });

  it('explains every alert', () => {
    const alerts = Array.from(read('ops/alerts.yml').text.matchAll(/alert: (\w+)/g), ([, name]) => name);
    expect(alerts.length).toBeGreaterThan(3);
    expect(alerts.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
  });
});
