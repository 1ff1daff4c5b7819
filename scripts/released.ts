import { createHash } from 'node:crypto';
import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema, GraphQLError, parse, validate } from 'graphql';

/**
 * Breaking changes between two schemas, one per line: removals without an earlier `@deprecated`, stricter types
 * and new nulls.
 */
export async function breakingChanges(before: string, now: string): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(now), [
    DiffRule.suppressRemovalOfDeprecatedField,
  ]);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => `${path ?? 'schema'}: ${message}`);
}

/** SHA-256 of the text. */
export function documentId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Persisted-query manifest in Apollo's format. */
interface Manifest {
  readonly format: 'apollo-persisted-query-manifest';
  readonly operations: readonly { readonly id: string; readonly body: string; readonly name: string }[];
}

/**
 * Reads the documents of native apps.
 * @param manifests contents of manifests written by Apollo Kotlin and Apollo iOS
 * @returns documents by id, and a line per invalid document: its id is not the SHA-256 of its text, or it does
 * not validate against the schema
 */
export function readManifests(
  manifests: readonly string[],
  schema: string,
): { documents: Record<string, string>; errors: string[] } {
  const built = buildSchema(schema);
  const operations = manifests.flatMap((text) => {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format !== 'apollo-persisted-query-manifest')
      throw new Error('Not a manifest of the format apollo-persisted-query-manifest');
    return manifest.operations;
  });
  const validationError = ({ id, body }: (typeof operations)[number]): string | null => {
    if (id !== documentId(body)) return 'the id is not the SHA-256 of the text';
    try {
      return validate(built, parse(body))[0]?.message ?? null;
    } catch (error) {
      if (error instanceof GraphQLError) return error.message;
      throw error;
    }
  };
  return {
    documents: Object.fromEntries(operations.map(({ id, body }) => [id, body])),
    errors: operations.flatMap((operation) => {
      const error = validationError(operation);
      return error === null ? [] : [`${operation.name}: ${error}`];
    }),
  };
}
