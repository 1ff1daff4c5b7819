import { existsSync, readFileSync } from 'node:fs';
import { root, run, SetupError } from './run.mjs';

const read = (path) => JSON.parse(readFileSync(root + path, 'utf8'));

/**
 * Compares node_modules with package-lock.json, through the lock file npm writes there. Optional packages of
 * other platforms may be missing.
 */
function isInstalled() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false;
  const installed = read('node_modules/.package-lock.json').packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([path, expected]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === expected.version
        : expected.optional === true || expected.link),
  );
}

/** Runs `npm ci` when packages are missing or the lock changed. */
export async function installPackages() {
  if (isInstalled()) return;
  // Warnings about engines are irrelevant: the pinned Node is installed with the packages.
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) await run('Installing packages', process.execPath, [npm, ...args]);
  else await run('Installing packages', 'npm', args);
}

/**
 * Requires Node 24: the packaged one, which npm puts on the PATH, or the user's own on platforms without a
 * package (macOS).
 * @throws {SetupError} with instructions
 */
export function requireNode24() {
  const names = process.platform === 'win32' ? ['node.cmd', 'node.exe'] : ['node'];
  if (names.some((name) => existsSync(`${root}node_modules/.bin/${name}`))) return;
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  throw new SetupError(
    `Node 24 or newer is required, and none is packaged for ${process.platform}-${process.arch}. ` +
      `You have ${process.versions.node}. Install Node 24 (https://nodejs.org) and run the command again.`,
  );
}
