import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';

/**
 * The projects of `npm test`. Where a test lives says what it may use:
 * - `*.unit.test.ts` anywhere below tests/: pure functions, no process, no network
 * - contract, gateway: real servers on loopback ports (see tests/harness)
 * - client: components in jsdom
 * - fitness: rules about the source itself
 */
const unit = 'tests/**/*.unit.test.{ts,tsx}';

// graphql 17 has a `development` export condition that Vite takes and Node does not; two copies of graphql in
// one test refuse each other's types. Tests resolve as Node does.
const ssr = { resolve: { conditions: ['module', 'node'] } };

/** A project of the tests below one folder, its unit tests left out. */
const folder = (name: string, extra: object = {}) => ({
  ssr,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], exclude: [unit], ...extra },
});

/** Projects that talk to real servers. */
const servers = { globalSetup: 'tests/harness/globalSetup.ts', testTimeout: 30_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Two cores are the least we plan for, and each server a test starts is a process of its own.
    maxWorkers: 2,
    projects: [
      { ssr, test: { name: 'unit', include: [unit] } },
      folder('contract', servers),
      folder('gateway', servers),
      {
        ...folder('client', {
          environment: 'jsdom',
          setupFiles: 'tests/client/setup.ts',
          testTimeout: 30_000,
        }),
        plugins: [relay, react()],
      },
      folder('fitness', { testTimeout: 30_000 }),
    ],
  },
});
