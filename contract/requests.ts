/** Validates requests against the contract: path, query, authentication headers, body. */
import type { Operation, Contract, Parameter } from './document.ts';

/** Names in any case. */
export type RequestHeaders = Record<string, string | string[] | undefined>;

export type HttpRequest = {
  method: string;
  url: string;
  headers: RequestHeaders;
  /** Text of a textual body. */
  body?: string | undefined;
  /** Fields of a multipart body, files by their names. */
  parts?: readonly (readonly [string, string])[] | undefined;
};

/** Parses a number where the schema does not accept the string. */
function parseValue(schema: Parameter['schema'], contract: Contract, text: string): unknown {
  const number = /^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : null;
  return number !== null && contract.validateAgainst(schema, text).length > 0 ? number : text;
}

const itemsOf = (schema: Parameter['schema']): Parameter['schema'] | null =>
  typeof schema === 'object' && schema['type'] === 'array' ? (schema['items'] as Parameter['schema']) : null;

function validateParameter(contract: Contract, parameter: Parameter, texts: string[]): string[] {
  const { name, required, explode, schema } = parameter;
  const describe = (problem: string): string => `${parameter.in} ${name}: ${problem}`;
  if (texts.length === 0) return required ? [describe('is missing')] : [];
  if (texts.includes('')) return [describe('is empty')];
  const items = itemsOf(schema);
  if (items === null && texts.length > 1) return [describe('is given more than once')];
  const split = items !== null && !explode ? texts.flatMap((text) => text.split(',')) : texts;
  const values = split.map((text) => parseValue(items ?? schema, contract, text));
  return contract.validateAgainst(schema, items === null ? values[0] : values).map(describe);
}

const parseCookies = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => {
        const [name = '', value = ''] = pair.split('=', 2);
        return [name, value];
      }),
  );

/** Tokens, user id, visitor id and cookies that an authentication scheme allows and requires. */
function validateCaller(
  operation: Operation,
  headers: Map<string, string>,
  values: Map<string, string>,
): string[] {
  const [token, userId, visitorId] = ['x-wedding-token', 'x-wn-user-id', 'x-wn-uuid'].map((name) =>
    headers.get(name),
  );
  const actsForUser =
    operation.auth === 'user' ||
    (operation.auth === 'optional-user' &&
      (values.has('user_id') || userId !== undefined || token !== undefined));
  const cookies = parseCookies(headers.get('cookie') ?? '');
  const problems: (string | false)[] = [
    (operation.auth === 'public' || operation.auth === 'none') &&
      token !== undefined &&
      'a token on a call for everybody',
    (operation.auth === 'public' || operation.auth === 'none') &&
      userId !== undefined &&
      'a user id on a call for everybody',
    operation.auth === 'none' && visitorId !== undefined && 'a visitor id on a call that never has one',
    operation.auth === 'public' &&
      !operation.isUncacheable &&
      visitorId !== undefined &&
      'a visitor id on a call for everybody',
    operation.auth === 'visitor' &&
      values.get('uuid') !== visitorId &&
      'X-WN-UUID is not the uuid of the call',
    actsForUser && token === undefined && 'no token',
    actsForUser && userId === undefined && 'no X-WN-USER-ID',
    actsForUser &&
      values.has('user_id') &&
      values.get('user_id') !== userId &&
      'X-WN-USER-ID is not the user_id of the call',
    [...cookies.keys()].some((name) => name !== 'csrftoken') && 'a cookie other than csrftoken',
    operation.method === 'GET' && cookies.size > 0 && 'a cookie on a reading call',
    cookies.has('csrftoken') &&
      cookies.get('csrftoken') !== headers.get('x-csrf-token') &&
      'X-CSRF-TOKEN is not the cookie csrftoken',
  ];
  return problems.filter((problem) => problem !== false);
}

function validateBody(
  contract: Contract,
  operation: Operation,
  type: string,
  { body, parts }: HttpRequest,
): string[] {
  if (operation.requestSchemas.size === 0)
    return body === undefined || body === '' ? [] : ['a body where there is none'];
  const schema = operation.requestSchemas.get(type);
  if (schema === undefined) return [`a body of type ${type || 'none'}`];
  if (type === 'application/json') return contract.validate(schema, JSON.parse(body ?? 'null'));
  if (type !== 'application/x-www-form-urlencoded' && parts === undefined) return [];
  const params = new URLSearchParams(parts?.map(([name, value]) => [name, value]) ?? body);
  const fields: Record<string, unknown> = Object.fromEntries(params);
  // The schema may be a union: choose the interpretation with the fewest problems.
  const problemsWith = (name: string, value: unknown): number =>
    contract.validate(schema, { ...fields, [name]: value }).length;
  for (const name of new Set(params.keys())) {
    for (const interpretation of interpretations(params.getAll(name)))
      if (problemsWith(name, interpretation) < problemsWith(name, fields[name]))
        fields[name] = interpretation;
  }
  return contract.validate(schema, fields);
}

/** What the values of a form field can mean other than one string: a number, or a list. */
function interpretations(texts: readonly string[]): unknown[] {
  const numbers = texts.map((text) => (/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : text));
  return [numbers[0], texts, numbers];
}

/** Returns the problems of a request; empty when it is valid. */
export function validateRequest(contract: Contract, request: HttpRequest): string[] {
  const { method, url, headers, body, parts = [] } = request;
  const { pathname, searchParams } = new URL(url, 'http://host');
  const match = contract.find(method, pathname);
  if (match === null) return [`${method} ${pathname} is no call of the contract`];
  const { operation, values: pathValues } = match;
  const headerValues = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
  const cookies = parseCookies(headerValues.get('cookie') ?? '');
  const valuesOf = (parameter: Parameter): string[] => {
    const { name } = parameter;
    if (parameter.in === 'query') return searchParams.getAll(name);
    const value = {
      path: pathValues.get(name),
      header: headerValues.get(name.toLowerCase()),
      cookie: cookies.get(name),
    }[parameter.in];
    return value === undefined ? [] : [value];
  };
  const known = new Set(
    operation.parameters.filter(({ in: location }) => location === 'query').map(({ name }) => name),
  );
  const unknown = [...new Set(searchParams.keys())].filter((name) => !known.has(name));
  const type = (headerValues.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const form = type === 'application/x-www-form-urlencoded' ? [...new URLSearchParams(body)] : parts;
  const values = new Map([...pathValues, ...searchParams, ...form]);
  return [
    ...operation.parameters.flatMap((parameter) =>
      validateParameter(contract, parameter, valuesOf(parameter)),
    ),
    ...unknown.map((name) => `query ${name}: is unknown`),
    ...(searchParams.has('region_slugs') &&
    (searchParams.has('area_slug') || searchParams.has('prefecture_slug'))
      ? ['query region_slugs: stands alone among the conditions of place']
      : []),
    ...validateCaller(operation, headerValues, values),
    ...validateBody(contract, operation, type, request),
  ].map((problem) => `${operation.number} ${method} ${pathname}: ${problem}`);
}
