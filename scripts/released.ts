import { createHash } from 'node:crypto';
import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema, GraphQLError, parse, validate } from 'graphql';

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

/** The id of a document: the SHA-256 of its text. */
export function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A manifest as Apollo's builds write it. */
interface Manifest {
  readonly format: 'apollo-persisted-query-manifest';
  readonly operations: readonly { readonly id: string; readonly body: string; readonly name: string }[];
}

/**
 * The documents of native apps.
 * @param manifests texts of the manifests that builds of Apollo Kotlin and Apollo iOS write
 * @returns the documents by their ids, and a line for each that cannot be kept: its id is not the SHA-256 of its text,
 * or the schema does not fit it
 */
export function documentsOf(
  manifests: readonly string[],
  schema: string,
): { documents: Record<string, string>; wrong: string[] } {
  const built = buildSchema(schema);
  const operations = manifests.flatMap((text) => {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format !== 'apollo-persisted-query-manifest')
      throw new Error('a manifest has to be of the format apollo-persisted-query-manifest');
    return manifest.operations;
  });
  const mistakeIn = ({ id, body }: (typeof operations)[number]): string | null => {
    if (id !== idOf(body)) return 'the id is not the SHA-256 of the text';
    try {
      return validate(built, parse(body))[0]?.message ?? null;
    } catch (error) {
      if (error instanceof GraphQLError) return error.message;
      throw error;
    }
  };
  return {
    documents: Object.fromEntries(operations.map(({ id, body }) => [id, body])),
    wrong: operations.flatMap((operation) => {
      const mistake = mistakeIn(operation);
      return mistake === null ? [] : [`${operation.name}: ${mistake}`];
    }),
  };
}
