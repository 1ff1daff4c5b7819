import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentSchema } from '#gateway/config/environment.ts';
import { DRILLS } from '#tests/drill/drills.ts';
import { filesBelow, read } from './source.ts';

describe('docs/operations.md', () => {
  const { text } = read('docs/operations.md');

  it('describes every variable with the words and the example of its declaration', () => {
    const declared = Object.entries(environmentSchema.shape).map(([name, variable]) => {
      const { description, examples } = variable.meta() ?? {};
      return [`\`${name}\``, description, Array.isArray(examples) ? String(examples[0]) : undefined];
    });
    const rows = text
      .split('\n')
      .map((line) => line.split('|').slice(1, -1))
      .map(([name = '', ...cells]) => [name.trim(), ...cells.map((cell) => cell.trim())]);
    const described = declared.map(([name]) => {
      const [, description, example, ...others] = rows.find(([cell]) => cell === name) ?? [];
      return [name, description, example?.replace(/^`(.*)`$/, '$1'), ...others];
    });
    expect(described).toEqual(declared);
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
    const modules = ['metrics', 'gauges'].map((name) => read(`gateway/telemetry/${name}.ts`).text);
    const metrics = Array.from(modules.join('').matchAll(/'(gateway_\w+)'/g), ([, name = '']) => name);
    expect(metrics.length).toBeGreaterThan(15);
    const isListed = (name: string): boolean =>
      text.includes(`\`${name}\``) || text.includes(`\`${name.replace(/^gateway_upstream/, '')}\``);
    expect(metrics.filter((name) => !isListed(name))).toEqual([]);
  });
});

describe('docs/operations/alerts.md', () => {
  const { text } = read('docs/operations/alerts.md');
  const pages = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((page) => [page.split('\n', 1)[0] ?? '', page]),
  );
  const rules = z
    .object({
      groups: z.array(
        z.object({
          rules: z.array(z.object({ alert: z.string(), annotations: z.object({ runbook_url: z.string() }) })),
        }),
      ),
    })
    .parse(parse(read('ops/alerts.yml').text))
    .groups.flatMap((group) => group.rules);

  it('has a page for every alert, to which the alert links, and no other', () => {
    expect(rules.length).toBeGreaterThan(8);
    expect([...pages.keys()].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
    for (const { alert, annotations } of rules)
      expect(annotations.runbook_url).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
  });

  it.each([...pages])('%s says all that has to be known', (_alert, page) => {
    for (const part of ['Meaning.', 'Look at first.', 'Likely causes.', 'What to do.', 'Over when'])
      expect(page).toContain(`**${part}**`);
    expect(page).toMatch(/Panels? "/);
  });

  it('finds every metric of an alert on the dashboard', () => {
    const metrics = (path: string): string[] =>
      read(path).text.match(/\b(?:gateway|nodejs|process)_[a-z\d_]+/g) ?? [];
    const shown = metrics('ops/grafana/dashboards/gateway.json');
    expect(metrics('ops/alerts.yml').filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('names panels that the dashboard has, and messages that the gateway logs', () => {
    const dashboard = read('ops/grafana/dashboards/gateway.json').text;
    const panels = Array.from(text.matchAll(/(?:[Pp]anels?|and|,)\s"([A-Z][^"]+)"/g), ([, name]) => name);
    expect(panels.length).toBeGreaterThan(pages.size);
    expect(panels.filter((name) => !dashboard.includes(`"title": "${name}"`))).toEqual([]);
    const sources = filesBelow('gateway').filter((path) => path.endsWith('.ts'));
    const logged = sources.map((path) => read(path).text).join('\n');
    const messages = Array.from(
      text.matchAll(/[Ll]og(?: after the\s+expiry)?:\s`([^`]+)`/g),
      ([, name]) => name,
    );
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter((name) => !logged.includes(`'${name}'`))).toEqual([]);
  });
});

describe('docs/operations/drills.md', () => {
  it('records every drill, as expected', () => {
    const { text } = read('docs/operations/drills.md');
    for (const name of Object.keys(DRILLS)) {
      const [, section = ''] = text.split(`\n## ${name}\n`);
      expect(section.split('\n## ')[0], name).toContain('✓ as expected');
      expect(read('docs/operations.md').text).toContain(`| \`${name}\``);
    }
  });
});
