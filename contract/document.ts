/** The contract of the REST APIs, loaded from its OpenAPI document. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';

const FILE = new URL('./rest-apis.yaml', import.meta.url);

/** The parts of the document used here. Schemas stay JSON for the validator. */
const Schema = z.union([z.boolean(), z.looseObject({ $ref: z.string().optional() })]);
const Reference = z.strictObject({ $ref: z.string() });

const Parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  explode: z.boolean().default(true),
  schema: Schema,
});
export type Parameter = z.infer<typeof Parameter>;

const Content = z.record(z.string(), z.looseObject({ schema: Schema }));

const OperationObject = z.looseObject({
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

const OpenApiDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({
    parameters: z.record(z.string(), Parameter),
    responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
  }),
});

export type Operation = {
  /** The `x-call` of the operation. */
  number: string;
  operationId: string;
  method: string;
  /** Template, e.g. /api/wn/halls/{id}. */
  path: string;
  auth: z.infer<typeof OperationObject>['x-auth'];
  isUncacheable: boolean;
  parameters: Parameter[];
  /** Schema pointers of the request body, by content type. */
  requestSchemas: Map<string, string>;
  /** Schema pointers of the responses, by status; null for a response without a body. */
  responseSchemas: Map<string, string | null>;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (...parts: string[]): string => `#/${parts.map(escape).join('/')}`;

export class Contract {
  readonly operations: readonly Operation[];
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #patterns: { operation: Operation; pattern: RegExp }[];

  constructor(text: string) {
    const json: unknown = parse(text);
    const document = OpenApiDocument.parse(json);
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(z.looseObject({}).parse(json), 'contract');
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) =>
        methods[method] === undefined
          ? []
          : [parseOperation(document, path, method, OperationObject.parse(methods[method]))],
      ),
    );
    // Static segments take precedence over parameters.
    this.#patterns = this.operations
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
      .map((operation) => ({
        operation,
        pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`),
      }));
  }

  /** The operation of a request and its path parameters. */
  find(method: string, path: string): { operation: Operation; values: Map<string, string> } | null {
    for (const { operation, pattern } of this.#patterns) {
      const match = operation.method === method ? pattern.exec(path) : null;
      if (match === null) continue;
      const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      return {
        operation,
        values: new Map(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])),
      };
    }
    return null;
  }

  /** Validation errors of a value, by the schema at a pointer. */
  validate(schema: string, value: unknown): string[] {
    const validate: ValidateFunction =
      this.#ajv.getSchema(`contract${schema}`) ?? this.#ajv.compile({ $ref: `contract${schema}` });
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'it'} ${message ?? 'is wrong'}`,
    );
  }

  /** As {@link validate}, by an inline schema. */
  validateAgainst(schema: Parameter['schema'], value: unknown): string[] {
    if (typeof schema === 'object' && typeof schema.$ref === 'string')
      return this.validate(schema.$ref, value);
    const validate = this.#ajv.compile(withAbsoluteReferences(schema));
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(({ message }) => message ?? 'is wrong');
  }
}

/** Makes the references of a schema absolute, so that it can be compiled on its own. */
function withAbsoluteReferences(schema: Parameter['schema']): object | boolean {
  if (typeof schema === 'boolean') return schema;
  return z
    .looseObject({})
    .parse(
      JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
        key === '$ref' && typeof value === 'string' ? `contract${value}` : value,
      ),
    );
}

function parseOperation(
  document: z.infer<typeof OpenApiDocument>,
  path: string,
  method: string,
  operation: z.infer<typeof OperationObject>,
): Operation {
  const parameters = operation.parameters.map((parameter) => {
    if ('name' in parameter) return parameter;
    const shared = document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (shared === undefined) throw new Error(`Unknown parameter ${parameter.$ref}`);
    return shared;
  });
  const responseSchemas = Object.entries(operation.responses).map(
    ([status, response]): [string, string | null] => {
      const shared = response.$ref?.split('/').at(-1) ?? null;
      const content = shared === null ? response.content : document.components.responses[shared]?.content;
      if (content === undefined) return [status, null];
      const location =
        shared === null ? ['paths', path, method, 'responses', status] : ['components', 'responses', shared];
      return [status, pointer(...location, 'content', 'application/json', 'schema')];
    },
  );
  const types = Object.keys(operation.requestBody?.content ?? {});
  return {
    number: operation['x-call'],
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    auth: operation['x-auth'],
    isUncacheable: operation['x-cache'].class === 'never',
    parameters,
    requestSchemas: new Map(
      types.map((type) => [type, pointer('paths', path, method, 'requestBody', 'content', type, 'schema')]),
    ),
    responseSchemas: new Map(responseSchemas),
  };
}

export const loadContract = (): Contract => new Contract(readFileSync(FILE, 'utf8'));
