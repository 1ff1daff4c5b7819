import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** An error the user can act on, printed without a stack. */
export class SetupError extends Error {}

/**
 * Runs a program in the root with inherited output and prints title and duration; a line every ten seconds shows
 * progress.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] additional variables
 * @throws {SetupError} when the program fails
 */
export async function run(title, command, args, env = {}) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`▸ ${title} …`);
  const progress = setInterval(() => console.log(`  … ${title}, ${seconds()}`), 10_000);
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
    if (code !== 0)
      throw new SetupError(`${title} failed: \`${[command, ...args].join(' ')}\` ended with ${code}`);
  } catch (error) {
    throw error instanceof SetupError ? error : new SetupError(`${title} failed: ${error.message}`);
  } finally {
    clearInterval(progress);
  }
  console.log(`  done in ${seconds()}`);
}
