/**
 * `npm run dev`: the product in development. Vite inside the gateway reloads pages as they are edited; Node
 * restarts gateway or origin when their source changes; schema, Relay artifacts and persisted documents are made
 * anew when the code they come from changes.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { root } from './process.ts';
import { runServers } from './servers.ts';

/** What generated files come from; the generated ones themselves must not start it again. */
const sources = /^(gateway\/(schema|domains)\/.*\.ts|client\/.*\.tsx?)$/;
const generated = /__generated__/;

let running = false;
let again = false;

/** Runs the generator; changes made meanwhile lead to one more run. */
function generate(): void {
  if (running) {
    again = true;
    return;
  }
  running = true;
  const child = spawn(process.execPath, ['scripts/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('close', () => {
    running = false;
    if (!again) return;
    again = false;
    generate();
  });
}

let pause: NodeJS.Timeout | undefined;
for (const folder of ['gateway', 'client']) {
  watch(root + folder, { recursive: true }, (_event, name) => {
    const path = `${folder}/${name?.replaceAll('\\', '/')}`;
    if (!sources.test(path) || generated.test(path)) return;
    // An editor writes a file in several steps; wait until it is quiet.
    clearTimeout(pause);
    pause = setTimeout(generate, 100);
  });
}

// What either side says in breach of the REST contract is told loudly.
const contract = ['--import', './contract/watch.ts'];
await runServers({ mode: 'development', watch: true, nodeOptions: contract });
