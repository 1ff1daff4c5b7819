/**
 * Runs once before all tests that need the REST APIs: creates the seeded data directory and starts a shared
 * origin, injected as `originUrl`. Tests that write, count requests or inject faults start their own with
 * `startOrigin`.
 */
import type { TestProject } from 'vitest/node';
import { startOrigin } from './origin.ts';
import { removeStaleEntries, scratchFolder } from './process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared, read-only origin; its site URL is http://site.test. */
    originUrl: string;
  }
}

/** Returns the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeStaleEntries(scratchFolder);
  const origin = await startOrigin({ env: { SITE_URL: 'http://site.test' } });
  project.provide('originUrl', origin.url);
  return () => origin.stop();
}
