/** The contract of the REST calls, read from its OpenAPI document and ready to be asked. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';

const FILE = new URL('./rest-apis.yaml', import.meta.url);

/** What is read of the document itself. Schemas stay JSON, for the validator. */
const Schema = z.union([z.boolean(), z.looseObject({ $ref: z.string().optional() })]);
const Reference = z.strictObject({ $ref: z.string() });

const Parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  explode: z.boolean().default(true),
  schema: Schema,
});
/** A parameter of a call. */
export type Parameter = z.infer<typeof Parameter>;

const Content = z.record(z.string(), z.looseObject({ schema: Schema }));

const Operation = z.looseObject({
  operationId: z.string(),
  'x-call': z.string(),
  'x-auth': z.enum(['public', 'none', 'visitor', 'user', 'optional-user', 'token']).default('public'),
  'x-cache': z.looseObject({ class: z.string() }),
  parameters: z.array(z.union([Parameter, Reference])).default([]),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ $ref: z.string().optional(), content: Content.optional() }),
  ),
});

const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({
    parameters: z.record(z.string(), Parameter),
    responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
  }),
});

/** A call of the contract. */
export type Call = {
  /** Number, e.g. R54. */
  number: string;
  operationId: string;
  method: string;
  /** Template, e.g. /api/wn/halls/{id}. */
  path: string;
  auth: z.infer<typeof Operation>['x-auth'];
  /** Whether its answer may be kept by nobody. */
  neverCached: boolean;
  parameters: Parameter[];
  /** Pointers to the schemas of the body, by content type. */
  bodies: Map<string, string>;
  /** Pointers to the schemas of the answers, by status; null for an answer without a body. */
  answers: Map<string, string | null>;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (...parts: string[]): string => `#/${parts.map(escape).join('/')}`;

/** The contract, ready to be asked. */
export class ContractDocument {
  readonly calls: readonly Call[];
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #patterns: { call: Call; pattern: RegExp }[];

  constructor(text: string) {
    const json: unknown = parse(text);
    const document = Document.parse(json);
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(z.looseObject({}).parse(json), 'contract');
    this.calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) =>
        methods[method] === undefined
          ? []
          : [readCall(document, path, method, Operation.parse(methods[method]))],
      ),
    );
    // Fixed names before parameters: bulk is not an id.
    this.#patterns = this.calls
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
      .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`) }));
  }

  /** The call a method and a path belong to, with the values in the path. */
  find(method: string, path: string): { call: Call; values: Map<string, string> } | null {
    for (const { call, pattern } of this.#patterns) {
      const found = call.method === method ? pattern.exec(path) : null;
      if (found === null) continue;
      const names = [...call.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      return {
        call,
        values: new Map(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])),
      };
    }
    return null;
  }

  /** What is wrong with a value by the schema at a pointer; empty when nothing is. */
  check(schema: string, value: unknown): string[] {
    const validate: ValidateFunction =
      this.#ajv.getSchema(`contract${schema}`) ?? this.#ajv.compile({ $ref: `contract${schema}` });
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'it'} ${message ?? 'is wrong'}`,
    );
  }

  /** As {@link check}, by a schema given in full. */
  checkAgainst(schema: Parameter['schema'], value: unknown): string[] {
    if (typeof schema === 'object' && typeof schema.$ref === 'string') return this.check(schema.$ref, value);
    const validate = this.#ajv.compile(absolute(schema));
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(({ message }) => message ?? 'is wrong');
  }
}

/** A part of the document on its own: its references point into the document. */
function absolute(schema: Parameter['schema']): object | boolean {
  if (typeof schema === 'boolean') return schema;
  return z
    .looseObject({})
    .parse(
      JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
        key === '$ref' && typeof value === 'string' ? `contract${value}` : value,
      ),
    );
}

function readCall(
  document: z.infer<typeof Document>,
  path: string,
  method: string,
  operation: z.infer<typeof Operation>,
): Call {
  const parameters = operation.parameters.map((parameter) => {
    if ('name' in parameter) return parameter;
    const shared = document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (shared === undefined) throw new Error(`No parameter ${parameter.$ref}.`);
    return shared;
  });
  const answers = Object.entries(operation.responses).map(([status, response]): [string, string | null] => {
    const shared = response.$ref?.split('/').at(-1) ?? null;
    const content = shared === null ? response.content : document.components.responses[shared]?.content;
    if (content === undefined) return [status, null];
    const place =
      shared === null ? ['paths', path, method, 'responses', status] : ['components', 'responses', shared];
    return [status, pointer(...place, 'content', 'application/json', 'schema')];
  });
  const types = Object.keys(operation.requestBody?.content ?? {});
  return {
    number: operation['x-call'],
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    auth: operation['x-auth'],
    neverCached: operation['x-cache'].class === 'never',
    parameters,
    bodies: new Map(
      types.map((type) => [type, pointer('paths', path, method, 'requestBody', 'content', type, 'schema')]),
    ),
    answers: new Map(answers),
  };
}

/** Reads the contract's document. */
export const readContract = (): ContractDocument => new ContractDocument(readFileSync(FILE, 'utf8'));
