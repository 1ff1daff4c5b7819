/** A client of the REST APIs that holds both sides to the contract: a breach fails the test that made the call. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { validateResponse } from '#contract/responses.ts';
import { loadContract } from '#contract/document.ts';
import { validateRequest } from '#contract/requests.ts';

/** The contract, read once. */
export const contract = loadContract();

/** A user's proof. */
export interface Session {
  userId: string;
  token: string;
}

/** What a call is made with. */
export interface Sending {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fields of a form. */
  form?: Record<string, string> | string[][];
  /** Fields and files of a multipart form. */
  parts?: Record<string, string | File>;
  /** A JSON body. */
  json?: object;
  /** Sent with the user's headers. */
  as?: Session;
  /** Sent with this visitor id. */
  visitor?: string;
  /** Headers that are added, or taken away with null. */
  headers?: Record<string, string | null>;
  /** The request breaks the contract on purpose: only the answer is held to it. */
  wrong?: boolean;
}

/** An answer with its body parsed. */
export interface Answer {
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

/** The REST APIs at an address. */
export class Api {
  readonly url: string;
  /** Numbers of the calls that were answered with success. */
  readonly called = new Set<string>();

  constructor(url: string) {
    this.url = url;
  }

  /** Makes a call. @throws when the request, unless `wrong`, or the answer breaks the contract */
  async send(
    path: string,
    { method = 'GET', form, parts, json, as, visitor, headers = {}, wrong }: Sending = {},
  ): Promise<Answer> {
    const sent = Object.entries({
      ...(method === 'GET' ? {} : { 'x-csrf-token': CSRF, cookie: `csrftoken=${CSRF}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(json && { 'content-type': 'application/json' }),
      ...(as && { 'x-wedding-token': as.token, 'x-wn-user-id': as.userId }),
      ...(visitor && { 'x-wn-uuid': visitor }),
      ...headers,
    }).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const request = { method, url: path, headers: Object.fromEntries(sent), body };
    // The boundary of a multipart body is fetch's own, so the type is told to the check alone.
    const told = parts ? { ...request.headers, 'content-type': 'multipart/form-data' } : request.headers;
    const problems = wrong ? [] : validateRequest(contract, { ...request, headers: told });
    const reply = await fetch(this.url + path, {
      method,
      headers: request.headers,
      body: parts ? formData(parts) : body,
    });
    const text = await reply.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    const [pathname = ''] = path.split('?');
    problems.push(...validateResponse(contract, method, pathname, reply.status, answer));
    if (reply.status >= 500) problems.push(`${method} ${path} answered ${reply.status}`);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (reply.ok) this.called.add(contract.find(method, pathname)?.operation.number ?? '');
    return { status: reply.status, headers: reply.headers, body: answer };
  }

  /** The body of a reading call that succeeds, in the shape the test needs. */
  async get<T>(path: string, shape: z.ZodType<T>, sending: Sending = {}): Promise<T> {
    const { status, body } = await this.send(path, sending);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return shape.parse(body);
  }

  /** The status of a call. */
  async status(path: string, sending: Sending = {}): Promise<number> {
    return (await this.send(path, sending)).status;
  }

  /** Makes an account and logs in. */
  async signUp(): Promise<Session & { email: string; password: string }> {
    const email = `${randomUUID()}@example.jp`;
    const password = 'himitsu-2026';
    const form = { email, password, basic_nickname: 'ためし', wedding_role: 'couple' };
    const { body } = await this.send('/api/wn/users', { method: 'POST', form });
    const { user_id, token } = z.object({ user_id: z.int(), token: z.string() }).parse(body);
    return { userId: String(user_id), token, email, password };
  }
}

/** A hall as far as tests look at it. */
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

/** A page of halls. */
export const Halls = z.object({ halls: z.array(Hall), total: z.int(), page: z.int(), per_page: z.int() });
