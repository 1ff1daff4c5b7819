/**
 * Runs once before all tests that need the REST APIs: makes the seeded data directory and starts one origin
 * that tests may read but not disturb. Its address: `inject('originUrl')`. A test that counts calls, writes or
 * wants faults starts its own with `startOrigin`.
 */
import type { TestProject } from 'vitest/node';
import { startOrigin } from './origin.ts';
import { sweep } from './process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the origin shared by the run; to it the site is http://site.test. */
    originUrl: string;
  }
}

/** Starts the shared origin; what it returns stops it after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep('.data/tests');
  const origin = await startOrigin({ env: { SITE_URL: 'http://site.test' } });
  project.provide('originUrl', origin.url);
  return () => origin.stop();
}
