/** Valid replies and inputs made from the shapes that endpoints declare. */
import { z } from 'zod';
import type { Endpoint, EndpointInput } from '#gateway/upstream/endpoint.ts';

export type SampleEndpoint = Endpoint<EndpointInput, z.ZodType>;

/** The endpoints that a module declares, by name. */
export function endpointsOf(module: Readonly<Record<string, unknown>>): [string, SampleEndpoint][] {
  return Object.entries(module).filter((entry): entry is [string, SampleEndpoint] => {
    const [, value] = entry;
    return typeof value === 'object' && value !== null && 'call' in value && 'segments' in value;
  });
}

/** One of these is valid for every string, number, enum and id of the contract. */
const LEAVES = [
  1, '1', 'a', true, 'https://a.example/1', '2026-11-01T10:00:00+09:00', '2026-11-01', '2026Q4', '10:00',
  'abcdefghij-0123456789', 'abcdefghij', `U${'0'.repeat(32)}`, 'text',
] as const; // prettier-ignore

/** A value that a schema accepts; lists have one item. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return sampleOf(schema.unwrap());
  if (schema instanceof z.ZodUndefined) return undefined;
  if (schema instanceof z.ZodPipe) return sampleOf(schema.in);
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element)];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => sampleOf(item));
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field)]));
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return [...schema._zod.values][0];
  const leaf = [...LEAVES, {}].find((value) => z.safeParse(schema, value).success);
  if (leaf === undefined) throw new TypeError(`no sample of a ${schema._zod.def.type}`);
  return leaf;
}

/** The slug in samples, the first area and the first kind of ticket. */
const SLUGS = ['1', 'kanto', 'general'];

/** The least input an endpoint takes, about the object that its sample reply is about. */
export function sampleInput(endpoint: SampleEndpoint): EndpointInput {
  const { segments, query, form, reply, matches } = endpoint;
  const names = segments.flatMap((segment) => ('name' in segment ? [segment] : []));
  const [firstSlug] = names.filter(({ format }) => format === 'slug');
  const fields = [query, form].flatMap((schema) =>
    schema === undefined
      ? []
      : Object.entries<z.core.$ZodType>(schema.shape).filter(
          ([, field]) => !(field instanceof z.ZodOptional),
        ),
  );
  const inputs = SLUGS.map((slug) => ({
    ...Object.fromEntries(names.map(({ name }) => [name, name === firstSlug?.name ? slug : '1'])),
    ...Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field)])),
  }));
  return inputs.find((input) => matches?.(endpoint.validate(sampleOf(reply)), input) !== false) ?? {};
}

/** The lists of a reply that are not part of another list, by their path; `[]` for a reply that is a list. */
export function listsOf(schema: z.core.$ZodType, path: readonly string[] = []): string[][] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return listsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return [[...path]];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) =>
    listsOf(field, [...path, key]),
  );
}
