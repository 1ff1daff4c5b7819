import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { run } from './run.mjs';

/** What the tests need beside npm's packages: Debian package → a file that proves it is there. */
const needed = {
  'chromium-headless-shell': ['chromium-headless-shell'],
  'fonts-noto-cjk': ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
  'nginx-light': ['/usr/sbin/nginx'],
  postgresql: ['/usr/share/doc/postgresql', 'postgres'],
  'redis-server': ['redis-server'],
  wrk: ['wrk'],
};

/** What is lost where one of them is missing and cannot be installed. */
const consequence = {
  'chromium-headless-shell':
    "the browser journeys use Playwright's own Chromium (`npx playwright install chromium`)",
  'fonts-noto-cjk': 'Japanese text may show as boxes in screenshots',
  'nginx-light': 'the replicas are not tested behind their proxy',
  postgresql: 'the origin is tested on its embedded database only',
  'redis-server': 'what several gateways share is tested in one process only',
  wrk: 'nothing makes the load of `npm run bench` and `npm run load`',
};

const isThere = (name) =>
  name.startsWith('/')
    ? existsSync(name)
    : (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(`${folder}/${name}`));

/** Installs what is missing on Debian as root; elsewhere says what is missing and goes on. */
export async function installSystemPackages() {
  const missing = Object.keys(needed).filter((name) => !needed[name].some(isThere));
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
