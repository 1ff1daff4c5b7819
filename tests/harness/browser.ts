/** Browser settings of tests and benchmarks. */
import { existsSync } from 'node:fs';

/**
 * Path of Debian's Chromium or of CHROMIUM; undefined selects Playwright's own. The headless shell uses a third
 * less CPU.
 */
export const chromiumPath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path));

/** Playwright launch options. Chromium's sandbox does not work for root, the user in containers. */
export const launchOptions = {
  executablePath: chromiumPath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
