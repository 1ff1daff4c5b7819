/** The embedded data, built once for all unit tests of a worker, which share their modules. Tests only read it. */
import { buildCatalogue } from '#origin/fixtures/seed/catalogue.ts';

export const catalogue = buildCatalogue();
