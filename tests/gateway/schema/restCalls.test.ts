import { readFileSync } from 'node:fs';
import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from '#gateway/domains/schema.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { RECORD, recordRestCalls } from './restCalls.ts';

/** Fields that load early although they make no call for their object alone. */
const SHARED = /\.(viewerHasClipped|viewerClip|selfIntroduction)$/;

test('the recorded calls of fields are those they make; otherwise run npm run record:calls', async () => {
  await using origin = await startOrigin();
  const recorded: unknown = JSON.parse(readFileSync(RECORD, 'utf8'));
  expect(await recordRestCalls(origin.url)).toEqual(recorded);
  const early = Object.values(buildSchema().getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ extensions }) => extensions['prefetch'] === true)
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(early.filter((field) => !SHARED.test(field))).toSatisfy((fields: string[]) =>
    fields.every((field) => field in (recorded as object)),
  );
});
