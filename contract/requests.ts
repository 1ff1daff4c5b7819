/** Whether a request keeps the contract: path, query, headers by who asks, body. */
import type { Call, ContractDocument, Parameter } from './document.ts';

/** Headers of a request, names in any case. */
export type Headers = Record<string, string | string[] | undefined>;

/** A request as it goes over the wire. `body` is its text, where it is text. */
export type Request = { method: string; url: string; headers: Headers; body?: string | undefined };

/** Texts become numbers where the schema takes numbers; everything on the wire is text. */
function readAs(schema: Parameter['schema'], contract: ContractDocument, text: string): unknown {
  const number = /^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : null;
  return number !== null && contract.checkAgainst(schema, text).length > 0 ? number : text;
}

const itemsOf = (schema: Parameter['schema']): Parameter['schema'] | null =>
  typeof schema === 'object' && schema['type'] === 'array' ? (schema['items'] as Parameter['schema']) : null;

function checkParameter(contract: ContractDocument, parameter: Parameter, given: string[]): string[] {
  const { name, required, explode, schema } = parameter;
  const named = (problem: string): string => `${parameter.in} ${name}: ${problem}`;
  if (given.length === 0) return required ? [named('is missing')] : [];
  if (given.includes('')) return [named('is empty')];
  const items = itemsOf(schema);
  if (items === null && given.length > 1) return [named('is given more than once')];
  const texts = items !== null && !explode ? given.flatMap((text) => text.split(',')) : given;
  const values = texts.map((text) => readAs(items ?? schema, contract, text));
  return contract.checkAgainst(schema, items === null ? values[0] : values).map(named);
}

const cookiesOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => {
        const [name = '', value = ''] = pair.split('=', 2);
        return [name, value];
      }),
  );

/** Who may send what: tokens, user id, visitor id and cookies by the kind of the call. */
function checkCaller(call: Call, headers: Map<string, string>, values: Map<string, string>): string[] {
  const [token, userId, visitorId] = ['x-wedding-token', 'x-wn-user-id', 'x-wn-uuid'].map((name) =>
    headers.get(name),
  );
  const acts =
    call.auth === 'user' ||
    (call.auth === 'optional-user' && (values.has('user_id') || userId !== undefined || token !== undefined));
  const cookies = cookiesOf(headers.get('cookie') ?? '');
  const problems: (string | false)[] = [
    (call.auth === 'public' || call.auth === 'none') &&
      token !== undefined &&
      'a token on a call for everybody',
    (call.auth === 'public' || call.auth === 'none') &&
      userId !== undefined &&
      'a user id on a call for everybody',
    call.auth === 'none' && visitorId !== undefined && 'a visitor id on a call that never has one',
    call.auth === 'public' &&
      !call.neverCached &&
      visitorId !== undefined &&
      'a visitor id on a call for everybody',
    call.auth === 'visitor' && values.get('uuid') !== visitorId && 'X-WN-UUID is not the uuid of the call',
    acts && token === undefined && 'no token',
    acts && userId === undefined && 'no X-WN-USER-ID',
    acts &&
      values.has('user_id') &&
      values.get('user_id') !== userId &&
      'X-WN-USER-ID is not the user_id of the call',
    [...cookies.keys()].some((name) => name !== 'csrftoken') && 'a cookie other than csrftoken',
    call.method === 'GET' && cookies.size > 0 && 'a cookie on a reading call',
    cookies.has('csrftoken') &&
      cookies.get('csrftoken') !== headers.get('x-csrf-token') &&
      'X-CSRF-TOKEN is not the cookie csrftoken',
  ];
  return problems.filter((problem) => problem !== false);
}

function checkBody(contract: ContractDocument, call: Call, type: string, body: string | undefined): string[] {
  if (call.bodies.size === 0) return body === undefined || body === '' ? [] : ['a body where there is none'];
  const schema = call.bodies.get(type);
  if (schema === undefined) return [`a body of type ${type || 'none'}`];
  if (type === 'application/json') return contract.check(schema, JSON.parse(body ?? 'null'));
  // Parts of a multipart body are files and texts alike; their names and sizes are the sender's own tests.
  if (type !== 'application/x-www-form-urlencoded') return [];
  const sent = new URLSearchParams(body);
  const fields: Record<string, unknown> = Object.fromEntries(sent);
  // A schema may be one of several, so a field is read as what leaves the least to object to.
  const problemsWith = (name: string, value: unknown): number =>
    contract.check(schema, { ...fields, [name]: value }).length;
  for (const name of new Set(sent.keys())) {
    for (const reading of readings(sent.getAll(name)))
      if (problemsWith(name, reading) < problemsWith(name, fields[name])) fields[name] = reading;
  }
  return contract.check(schema, fields);
}

/** What the texts of a form's field can stand for beside a text: a number, or a list of either. */
function readings(texts: readonly string[]): unknown[] {
  const numbers = texts.map((text) => (/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : text));
  return [numbers[0], texts, numbers];
}

/** What is wrong with a request; empty when nothing is. */
export function checkRequest(contract: ContractDocument, { method, url, headers, body }: Request): string[] {
  const { pathname, searchParams } = new URL(url, 'http://host');
  const found = contract.find(method, pathname);
  if (found === null) return [`${method} ${pathname} is no call of the contract`];
  const { call, values: inPath } = found;
  const sent = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
  const cookies = cookiesOf(sent.get('cookie') ?? '');
  const given = (parameter: Parameter): string[] => {
    const { name } = parameter;
    if (parameter.in === 'query') return searchParams.getAll(name);
    const one = { path: inPath.get(name), header: sent.get(name.toLowerCase()), cookie: cookies.get(name) }[
      parameter.in
    ];
    return one === undefined ? [] : [one];
  };
  const known = new Set(call.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name));
  const unknown = [...new Set(searchParams.keys())].filter((name) => !known.has(name));
  const type = (sent.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const form = type === 'application/x-www-form-urlencoded' ? [...new URLSearchParams(body)] : [];
  const values = new Map([...inPath, ...searchParams, ...form]);
  return [
    ...call.parameters.flatMap((parameter) => checkParameter(contract, parameter, given(parameter))),
    ...unknown.map((name) => `query ${name}: is unknown`),
    ...(searchParams.has('region_slugs') &&
    (searchParams.has('area_slug') || searchParams.has('prefecture_slug'))
      ? ['query region_slugs: stands alone among the conditions of place']
      : []),
    ...checkCaller(call, sent, values),
    ...checkBody(contract, call, type, body),
  ].map((problem) => `${call.number} ${method} ${pathname}: ${problem}`);
}
