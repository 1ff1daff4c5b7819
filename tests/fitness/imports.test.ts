import { describe, expect, it } from 'vitest';
import { violations } from './importRules.ts';
import { codeFiles } from './source.ts';

describe('who may import whom', () => {
  it('is kept by every file', () => {
    expect(codeFiles().flatMap(violations)).toEqual([]);
  });

  // Each line breaks one rule on purpose.
  it.each([
    ['client/components/Clip.tsx', `import { x } from '#gateway/config/config.ts'`, 'meet in schema.graphql'],
    ['gateway/site/site.ts', `const client = await import('../../client/server.tsx')`, 'built client bundle'],
    [
      'gateway/http/server.ts',
      `export { seed } from '../../origin/fixtures/seed/seed.ts'`,
      'built client bundle',
    ],
    [
      'origin/routes.ts',
      `import type { Hall } from '../gateway/upstream/endpoints/halls.ts'`,
      'over HTTP only',
    ],
    [
      'gateway/graphql/engine.ts',
      `import { freePort } from '#tests/harness/process.ts'`,
      'nothing imports tests',
    ],
    ['gateway/upstream/dataSource.ts', `import { GraphQLError } from 'graphql'`, 'knows no GraphQL'],
    ['gateway/upstream/dataSource.ts', `import builder from '@pothos/core'`, 'knows no GraphQL'],
    ['gateway/images/fetch.ts', `import { request } from 'undici'`, 'only upstream/transport.ts'],
    [
      'gateway/domains/hall/Hall.ts',
      `import { config } from '../../config/config.ts'`,
      'transport or configuration',
    ],
    ['gateway/domains/hall/Hall.ts', `import { clip } from '../clip/sharing.ts'`, 'only types'],
    [
      'gateway/graphql/persistedHandler.ts',
      `import { buildSchema } from '../domains/schema.ts'`,
      'whole schema',
    ],
    ['client/ui/Cord.tsx', `import { useFragment } from 'react-relay'`, 'plain props'],
    [
      'client/components/HallCard.tsx',
      `import { Home } from '../pages/Home/Home.tsx'`,
      'do not import pages',
    ],
    ['client/pages/Home/Home.tsx', `import { Hall } from '../Hall/Hall.tsx'`, 'another page'],
    ['client/pages/Home/Home.tsx', `import { loadQuery } from 'react-relay'`, 'router and entries'],
    ['client/pages/Home/Home.tsx', `import { useLazyLoadQuery as use } from 'react-relay'`, 'before a page'],
    ['gateway/telemetry/logging.ts', `export const level = process.env.LOG_LEVEL`, 'reads the environment'],
    [
      'gateway/domains/hall/index.ts',
      `export * from './Hall.ts'; export { a } from './rules.ts'`,
      're-export',
    ],
  ])('%s may not: %s', (path, text, why) => {
    expect(violations({ path, text }).join()).toContain(why);
  });

  it.each([
    ['gateway/domains/hall/Hall.ts', `import { Fair } from '../fair/Fair.ts'`],
    ['gateway/upstream/transport.ts', `import { Pool } from 'undici'`],
    ['client/pages/Hall/Hall.tsx', `import { Photos } from './Photos.tsx'`],
    ['gateway/config/config.ts', `export const port = process.env.PORT`],
  ])('%s may: %s', (path, text) => {
    expect(violations({ path, text })).toEqual([]);
  });
});
