import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/harness/longestFirst.ts';

/**
 * The Vitest projects of `npm test`. The location of a test determines its resources:
 * - `*.unit.test.ts` anywhere in tests/: pure functions, no processes, no network; the files of a worker share modules
 * - contract, gateway: real servers on loopback ports (see tests/harness); the files of a worker share modules
 * - client: components in jsdom
 * - fitness: rules about the source code
 */
const unit = 'tests/**/*.unit.test.{ts,tsx}';

// graphql 17 has a `development` export condition that Vite uses and Node does not. Two copies of graphql in one
// test reject each other's types, so tests resolve like Node.
const ssr = { resolve: { conditions: ['module', 'node'] } };

/** Tests of one folder without its unit tests. */
const project = (name: string, extra: object = {}) => ({
  ssr,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], exclude: [unit], ...extra },
});

/** Projects with real servers. */
const serverOptions = {
  isolate: false,
  globalSetup: 'tests/harness/globalSetup.ts',
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Two cores are the minimum, and tests start server processes.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { ssr, test: { name: 'unit', include: [unit], isolate: false } },
      project('contract', serverOptions),
      project('gateway', serverOptions),
      {
        ...project('client', {
          environment: 'jsdom',
          setupFiles: 'tests/client/setup.ts',
          testTimeout: 30_000,
        }),
        plugins: [relay, react()],
      },
      project('fitness', { testTimeout: 30_000 }),
    ],
  },
});
