import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A reason to stop that the user can act on; its message is printed without a stack. */
export class Stop extends Error {}

/**
 * Runs a program in the root, with its output on ours, and says what is going on and how long it took.
 * A line every ten seconds shows that a silent program is still at work.
 * @param {string} title what is being done, for people
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @throws {Stop} when the program fails
 */
export async function run(title, command, args, env = {}) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`▸ ${title} …`);
  const beat = setInterval(() => console.log(`  … ${title}, ${seconds()}`), 10_000);
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new Stop(`${title} failed: \`${[command, ...args].join(' ')}\` ended with ${code}`);
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${title} failed: ${error.message}`);
  } finally {
    clearInterval(beat);
  }
  console.log(`  done in ${seconds()}`);
}
