import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files of their projects, many of them waiting. Vitest alone would start small files last. */
const LONGEST = [
  'independent/leaves',
  'contract/start',
  'independent/independent',
  'contract/pglite',
  'components/clipLoad',
  'contract/seed.unit',
  'topology/drill',
  'graphql/stalledStreams',
  'site/fieldFuzz',
  'http/outage',
  'http/userIsolation',
  'http/server',
  'site/pageClock',
  'schema/fairSearch',
  'schema/brideSearch',
  'commands/dev',
  'site/addresses',
  'executor/differential',
  'telemetry/tracing',
  'http/rawHttp',
];

/** Starts the longest files first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.endsWith(`${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
