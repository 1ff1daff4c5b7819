import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { run } from './run.mjs';

/** Debian packages for the tests, each with files or programs that prove it is installed. */
const packages = {
  'chromium-headless-shell': ['chromium-headless-shell'],
  'fonts-noto-cjk': ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
  'nginx-light': ['/usr/sbin/nginx'],
  postgresql: ['/usr/share/doc/postgresql', 'postgres'],
  'redis-server': ['redis-server'],
  wrk: ['wrk'],
};

/** Consequence of a missing package. */
const consequence = {
  'chromium-headless-shell':
    "the browser journeys use Playwright's own Chromium (`npx playwright install chromium`)",
  'fonts-noto-cjk': 'Japanese text may show as boxes in screenshots',
  'nginx-light': 'tests behind the reverse proxy are skipped',
  postgresql: 'the origin is tested on the embedded database only',
  'redis-server': 'shared state is tested in one process only',
  wrk: '`npm run bench` and `npm run load` cannot generate load',
};

const isInstalled = (name) =>
  name.startsWith('/')
    ? existsSync(name)
    : (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(`${folder}/${name}`));

/** On Debian as root installs missing packages; elsewhere lists them. */
export async function installSystemPackages() {
  const missing = Object.keys(packages).filter((name) => !packages[name].some(isInstalled));
  if (missing.length === 0) return;
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) {
    for (const name of missing) console.log(`  not found: ${name} - ${consequence[name]}`);
    return;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('Reading the list of Debian packages', 'apt-get', ['update', '-q'], env);
  const install = ['install', '-y', '-q', '--no-install-recommends', ...missing];
  await run(`Installing ${missing.join(', ')} from Debian`, 'apt-get', install, env);
}
