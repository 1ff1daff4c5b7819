/**
 * The embedded data, which tests only read. It takes seconds to build: it is built once for all files of a worker, and before
 * a file opens connections, which would time out meanwhile.
 */
import { buildCatalogue } from '#origin/fixtures/seed/catalogue.ts';

export const catalogue = buildCatalogue();
