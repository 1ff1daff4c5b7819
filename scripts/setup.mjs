/**
 * Makes this checkout ready for a command: `node scripts/setup.mjs start|dev|test|build`.
 *
 * npm runs it before `start`, `dev` and `test`. It is plain JavaScript on Node's own modules, because on a
 * fresh clone it runs under whatever Node the user has (20 or newer) and before anything is installed.
 * Everything after it runs on the pinned Node 24 that npm installs with the other packages.
 * Nothing is fetched from anywhere but npm and, for the tests on Debian, Debian's own archive.
 */
import { installSystemPackages } from './setup/debian.mjs';
import { buildSite, generate } from './setup/build.mjs';
import { installPackages, requireNode24 } from './setup/packages.mjs';
import { Stop } from './setup/run.mjs';

/** What each command needs before it can run, in order. */
const needs = {
  start: [installPackages, requireNode24, buildSite],
  dev: [installPackages, requireNode24, generate],
  test: [installPackages, requireNode24, installSystemPackages],
  build: [buildSite],
};

const steps = needs[process.argv[2]];
if (!steps) {
  console.error(`setup: say what for: ${Object.keys(needs).join(', ')}`);
  process.exit(2);
}
try {
  for (const step of steps) await step();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\nsetup: ${error.message}`);
  process.exit(1);
}
