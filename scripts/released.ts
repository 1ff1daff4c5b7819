import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/**
 * What a schema breaks of an earlier one, a line each: what is gone without having been `@deprecated` there, and what
 * has become stricter or may be null where it could not.
 */
export async function breaks(before: string, now: string): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(now), [
    DiffRule.suppressRemovalOfDeprecatedField,
  ]);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => `${path ?? 'schema'}: ${message}`);
}
