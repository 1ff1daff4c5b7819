/**
 * `npm run dev`: starts the product in development mode. Vite, embedded in the gateway, reloads edited pages;
 * Node restarts the gateway or the origin when their sources change; schema, Relay artifacts and persisted
 * documents are regenerated when their sources change.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { root } from './process.ts';
import { runServers } from './servers.ts';

/** Inputs of the generator. Generated files are excluded, or it would trigger itself. */
const sourceFiles = /^(gateway\/(schema|domains)\/.*\.ts|client\/.*\.tsx?)$/;
const generatedFiles = /__generated__/;

let running = false;
let rerunRequested = false;

/** Changes during a run trigger one more run. */
function generate(): void {
  if (running) {
    rerunRequested = true;
    return;
  }
  running = true;
  const child = spawn(process.execPath, ['scripts/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('close', () => {
    running = false;
    if (!rerunRequested) return;
    rerunRequested = false;
    generate();
  });
}

let debounceTimer: NodeJS.Timeout | undefined;
for (const folder of ['gateway', 'client']) {
  watch(root + folder, { recursive: true }, (_event, name) => {
    const path = `${folder}/${name?.replaceAll('\\', '/')}`;
    if (!sourceFiles.test(path) || generatedFiles.test(path)) return;
    // Editors write a file in several steps.
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(generate, 100);
  });
}

// Prints violations of the REST contract on either side.
const validateContract = ['--import', './contract/watch.ts'];
await runServers({ mode: 'development', watch: true, nodeOptions: validateContract });
