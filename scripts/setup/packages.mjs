import { existsSync, readFileSync } from 'node:fs';
import { root, run, Stop } from './run.mjs';

const read = (path) => JSON.parse(readFileSync(root + path, 'utf8'));

/**
 * Whether node_modules holds exactly what package-lock.json asks for. npm notes what it installed in a lock of
 * its own; packages for other platforms are optional and rightly absent there.
 */
function isInstalled() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false;
  const installed = read('node_modules/.package-lock.json').packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([path, wanted]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === wanted.version
        : wanted.optional === true || wanted.link),
  );
}

/** Installs the pinned packages, Node 24 among them, when they are not there yet or the lock has changed. */
export async function installPackages() {
  if (isInstalled()) return;
  // The lock was made by npm on Node 24; under an older Node npm would only warn about engines.
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) await run('Installing packages', process.execPath, [npm, ...args]);
  else await run('Installing packages', 'npm', args);
}

/**
 * Checks that scripts will run on Node 24 or newer: the packaged one, which npm puts first on the PATH, or the
 * user's own where none is packaged (macOS).
 * @throws {Stop} telling what to install
 */
export function requireNode24() {
  const names = process.platform === 'win32' ? ['node.cmd', 'node.exe'] : ['node'];
  if (names.some((name) => existsSync(`${root}node_modules/.bin/${name}`))) return;
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  throw new Stop(
    `this needs Node 24 or newer, and none is packaged for ${process.platform}-${process.arch}. ` +
      `You have ${process.versions.node}. Install Node 24 (https://nodejs.org) and run the command again.`,
  );
}
