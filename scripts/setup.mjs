/**
 * Prepares the checkout for a command: `node scripts/setup.mjs start|dev|test|build`.
 * npm runs it before `start`, `dev` and `test`. On a fresh clone it runs before packages are installed and on
 * any Node from 20, so it is plain JavaScript without dependencies; everything after it runs on the pinned Node
 * 24 installed by npm. Downloads come only from npm and, for tests on Debian, from Debian's archive.
 */
import { installSystemPackages } from './setup/debian.mjs';
import { buildSite, generate } from './setup/build.mjs';
import { installPackages, requireNode24 } from './setup/packages.mjs';
import { SetupError } from './setup/run.mjs';

/** Steps by command, in order. */
const steps = {
  start: [installPackages, requireNode24, buildSite],
  dev: [installPackages, requireNode24, generate],
  test: [installPackages, requireNode24, installSystemPackages],
  build: [buildSite],
  screenshots: [installPackages, requireNode24, installSystemPackages, buildSite],
};

const selected = steps[process.argv[2]];
if (!selected) {
  console.error(`setup: command missing; one of ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}
try {
  for (const step of selected) await step();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\nsetup: ${error.message}`);
  process.exit(1);
}
