/** The browser of tests and benches. */
import { existsSync } from 'node:fs';

/**
 * Path of Debian's Chromium, or of the one named by CHROMIUM; undefined where Playwright's own is to be used. Without
 * its windows the same engine needs a third less CPU.
 */
export const chromiumPath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path));

/** How Playwright starts it. The sandbox does not work for root, as whom tests run in containers. */
export const launchOptions = {
  executablePath: chromiumPath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
