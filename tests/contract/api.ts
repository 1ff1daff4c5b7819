/** REST client that validates requests and responses against the contract; a violation fails the test. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { validateResponse } from '#contract/responses.ts';
import { loadContract } from '#contract/document.ts';
import { validateRequest } from '#contract/requests.ts';

export const contract = loadContract();

/** Credentials of a user. */
export interface Session {
  userId: string;
  token: string;
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Form fields. */
  form?: Record<string, string> | string[][];
  /** Multipart fields and files. */
  parts?: Record<string, string | File>;
  json?: object;
  /** Sends the user's credentials. */
  as?: Session;
  /** Sends this visitor id. */
  visitor?: string;
  /** Additional headers; null removes one. */
  headers?: Record<string, string | null>;
  /** The request violates the contract on purpose; only the response is validated. */
  allowInvalid?: boolean;
}

/** With a parsed body. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

const CSRF = 'csrf-for-tests-0123456789';

function formData(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

export class ApiClient {
  readonly url: string;
  /** Numbers of operations that responded with success. */
  readonly coveredOperations = new Set<string>();

  constructor(url: string) {
    this.url = url;
  }

  /** @throws when the request, unless `allowInvalid`, or the response violates the contract */
  async send(
    path: string,
    {
      method = 'GET',
      form,
      parts,
      json,
      as,
      visitor,
      headers = {},
      allowInvalid: wrong,
    }: RequestOptions = {},
  ): Promise<ApiResponse> {
    const headerEntries = Object.entries({
      ...(method === 'GET' ? {} : { 'x-csrf-token': CSRF, cookie: `csrftoken=${CSRF}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(json && { 'content-type': 'application/json' }),
      ...(as && { 'x-wedding-token': as.token, 'x-wn-user-id': as.userId }),
      ...(visitor && { 'x-wn-uuid': visitor }),
      ...headers,
    }).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const request = { method, url: path, headers: Object.fromEntries(headerEntries), body };
    // fetch sets the multipart boundary; for validation the media type is enough.
    const validatedHeaders = parts
      ? { ...request.headers, 'content-type': 'multipart/form-data' }
      : request.headers;
    const problems = wrong ? [] : validateRequest(contract, { ...request, headers: validatedHeaders });
    const response = await fetch(this.url + path, {
      method,
      headers: request.headers,
      body: parts ? formData(parts) : body,
    });
    const text = await response.text();
    const parsedBody: unknown = text === '' ? undefined : JSON.parse(text);
    const [pathname = ''] = path.split('?');
    problems.push(...validateResponse(contract, method, pathname, response.status, parsedBody));
    if (response.status >= 500) problems.push(`${method} ${path} answered ${response.status}`);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (response.ok) this.coveredOperations.add(contract.find(method, pathname)?.operation.number ?? '');
    return { status: response.status, headers: response.headers, body: parsedBody };
  }

  /** Body of a successful GET, parsed with `shape`. */
  async get<T>(path: string, shape: z.ZodType<T>, options: RequestOptions = {}): Promise<T> {
    const { status, body } = await this.send(path, options);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return shape.parse(body);
  }

  async status(path: string, options: RequestOptions = {}): Promise<number> {
    return (await this.send(path, options)).status;
  }

  /** Creates an account and logs in. */
  async signUp(): Promise<Session & { email: string; password: string }> {
    const email = `${randomUUID()}@example.jp`;
    const password = 'himitsu-2026';
    const form = { email, password, basic_nickname: 'ためし', wedding_role: 'couple' };
    const { body } = await this.send('/api/wn/users', { method: 'POST', form });
    const { user_id, token } = z.object({ user_id: z.int(), token: z.string() }).parse(body);
    return { userId: String(user_id), token, email, password };
  }
}

/** The fields tests use. */
export const Hall = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string().nullable(),
  area_slug: z.string(),
  prefecture_slug: z.string().nullable(),
  region_slugs: z.array(z.string()),
  service_id: z.int(),
  cost: z.int().nullable(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  capacity_min: z.int().nullable(),
  capacity_max: z.int().nullable(),
  clip_count: z.int().nullable(),
  lat: z.number().nullable(),
});

export const Halls = z.object({ halls: z.array(Hall), total: z.int(), page: z.int(), per_page: z.int() });
