import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './source.ts';

interface Locked {
  version: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const lock = (path: string): Record<string, Locked> => JSON.parse(read(path).text).packages;

/** Licences that may ship. LGPL: libvips, a shared library beside sharp. MPL: satori, unmodified, on the server. */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/** Whether a licence expression such as `Apache-2.0 AND MIT` or `(MIT OR GPL-2.0)` is allowed. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())));
}

describe('packages', () => {
  const locks = [
    'package-lock.json',
    'tests/bench/peers/package-lock.json',
    'tests/clients/package-lock.json',
  ];

  it.each(locks)('%s names no download address', (path) => {
    const addressed = Object.entries(lock(path)).filter(([, entry]) => entry.resolved !== undefined);
    expect(addressed.map(([name]) => name)).toEqual([]);
  });

  it('need no install script', () => {
    // fsevents (macOS) ships a prebuilt file; its script need not run.
    const scripted = Object.entries(lock('package-lock.json')).filter(([, entry]) => entry.hasInstallScript);
    expect(
      scripted.map(([name]) => name.replace(/.*node_modules\//, '')).filter((name) => name !== 'fsevents'),
    ).toEqual([]);
  });

  it('ship under allowed licences', () => {
    const refused = Object.entries(lock('package-lock.json'))
      .filter(([name, entry]) => name !== '' && !entry.dev && !entry.devOptional)
      .filter(([, entry]) => !isAllowed(entry.license ?? 'none'))
      .map(([name, entry]) => `${name}: ${entry.license ?? 'none'}`);
    expect(refused).toEqual([]);
  });

  it('are pinned to exact versions where the product depends on them', () => {
    const { dependencies } = JSON.parse(read('package.json').text) as {
      dependencies: Record<string, string>;
    };
    const loose = Object.entries(dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+/.test(range));
    expect(loose).toEqual([]);
  });

  it('have no lock file of another package manager', () => {
    expect(filesBelow('.').filter((path) => /(^|\/)(yarn\.lock|pnpm-lock\.yaml)$/.test(path))).toEqual([]);
  });
});
