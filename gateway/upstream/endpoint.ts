import { z } from 'zod';
import type { CacheTtl } from '../cache/ttl.ts';
import { Malformed } from './errors.ts';
import type { RestHost } from './resilience/policy.ts';
import { type Validator, compileValidator } from './validate.ts';

/** A segment of a path template: literal text, or a parameter with the format of its values. */
export type PathSegment =
  | { readonly text: string }
  | { readonly name: string; readonly format: 'id' | 'slug' | 'opaque' | 'uuid' };

function parsePathTemplate(template: string): readonly PathSegment[] {
  return template
    .slice(1)
    .split('/')
    .map((part): PathSegment => {
      const [, name, format = 'id'] = /^\{(\w+)(?::(\w+))?\}$/.exec(part) ?? [];
      if (name === undefined) return { text: part };
      if (name === 'uuid') return { name, format: 'uuid' };
      if (format === 'id' || format === 'slug' || format === 'opaque') return { name, format };
      throw new TypeError(`unknown format of a path parameter in ${template}`);
    });
}

/** Marks a field without which a row of a list is useless and left out. The row's first id needs no mark. */
export function identifying<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ identifying: true });
}

export function isIdentifying(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && z.globalRegistry.get(schema)?.['identifying'] === true;
}

/** For `matches`: whether a field has the requested value. An invalid field counts as matching. */
export function isOrIsInvalid<Value>(read: () => Value, requested: Value): boolean {
  try {
    return read() === requested;
  } catch (error) {
    if (error instanceof Malformed) return true;
    throw error;
  }
}

/**
 * Which credentials of the viewer a call carries.
 * - `public`: none, so that the response may be shared. A public write may carry the visitor id.
 * - `none`: none, ever.
 * - `visitor`: the visitor id, also as parameter `uuid`.
 * - `user`: token and id of the authenticated user, the id also as parameter `user_id`.
 * - `optional-user`: as `user` when signed in, else as `public`.
 * - `token`: the token alone, not yet verified.
 */
export type Auth = 'public' | 'none' | 'visitor' | 'user' | 'optional-user' | 'token';

/** Names of path parameters, except `uuid` (the visitor's id) and `product` (a setting). */
type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name extends `${infer Bare}:${string}` ? Bare : Name, 'uuid' | 'product'> | PathNames<Rest>
  : never;

type Fields<S extends z.ZodObject | undefined> = S extends z.ZodObject ? z.input<S> : unknown;

/** Input of an endpoint: path parameters, query and form fields in one object. */
export type InputOf<
  P extends string,
  Q extends z.ZodObject | undefined,
  F extends z.ZodObject | undefined,
> = Readonly<{ [Name in PathNames<P>]: string } & Fields<Q> & Fields<F>>;

interface Declaration<
  P extends string,
  A extends Auth,
  R extends z.ZodType,
  Q extends z.ZodObject | undefined,
  F extends z.ZodObject | undefined,
> {
  /** Number of the call in the REST contract. */
  readonly call: string;
  readonly host: RestHost;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Path template: `{name}` takes an id, `{name:slug}` a slug, `{name:opaque}` a secret or hash. `{uuid}` is the
   * visitor id, `{product}` the product's name.
   */
  readonly path: P;
  readonly auth: A;
  /** Schema of a successful reply; unknown fields are dropped. */
  readonly reply: R;
  /** Query parameters in the order they are sent. Lists repeat their key; empty strings are left out. */
  readonly query?: Q;
  /** Fields of the request body; form-encoded, unless `multipart` or `json`. */
  readonly form?: F;
  /** Sends multipart/form-data; fields may be files (`UploadFile`). */
  readonly multipart?: true;
  readonly json?: true;
  /** Path or query contain a secret: logs and traces show the template instead of the URL. */
  readonly secret?: true;
  /** Only public responses are cached. */
  readonly cache?: A extends 'public' ? CacheTtl : never;
  /** An empty body and `null` mean NotFound. */
  readonly emptyIsNotFound?: true;
  /** An empty body, `null` and an object without members are an error with the message `Something went wrong`. */
  readonly emptyIsMalformed?: true;
  /** Overrides what the method implies: a GET that writes is sent once, a POST that only reads may be retried. */
  readonly writes?: boolean;
  /** Status of an error reported in the body of a response, whatever its HTTP status; null for a success. */
  readonly bodyStatus?: (body: unknown) => number | null;
  /** `false`: the user's id is sent in the header only, not as `user_id`. */
  readonly userIdParameter?: false;
  /** Input for a batch of ids; the reply lists the members among them (`RestDataSource.isMember`). */
  readonly bulk?: (ids: readonly string[]) => InputOf<P, Q, F>;
  /** Whether the reply is about the requested object; if not, it is Malformed and never cached. */
  readonly matches?: (reply: z.output<R>, input: InputOf<P, Q, F>) => boolean;
}

export type EndpointInput = object;

/** An endpoint without the types of its input and reply. */
export interface AnyEndpoint {
  readonly call: string;
  readonly host: RestHost;
  readonly method: string;
  /** Path template as the API's contract writes it. */
  readonly path: string;
  readonly segments: readonly PathSegment[];
  readonly auth: Auth;
  readonly query: z.ZodObject | undefined;
  /** Compiled from `query`. */
  readonly pickQuery: Validator<Readonly<Record<string, unknown>>> | undefined;
  readonly form: z.ZodObject | undefined;
  readonly multipart: boolean;
  readonly json: boolean;
  readonly secret: boolean;
  readonly cache: CacheTtl | undefined;
  /**
   * Whether the call carries no credentials, password or other secret of the client. The answer 401 or 403 then refuses
   * the gateway, not the visitor.
   */
  readonly isAnonymous: boolean;
  /** A write is sent once, and its outcome is unknown when the response is lost. */
  readonly writes: boolean;
  readonly emptyIsNotFound: boolean;
  readonly emptyIsMalformed: boolean;
  readonly bodyStatus: ((body: unknown) => number | null) | undefined;
  readonly userIdParameter: boolean;
}

/** A declared REST endpoint, typed by its input and the schema of its reply. */
export interface Endpoint<I extends EndpointInput, R extends z.ZodType> extends AnyEndpoint {
  readonly reply: R;
  /** Compiled from `reply`. */
  readonly validate: Validator<z.output<R>>;
  readonly bulk: ((ids: readonly string[]) => I) | undefined;
  readonly matches: ((reply: z.output<R>, input: I) => boolean) | undefined;
}

/** Reply of an endpoint: `type Hall = Reply<typeof getHall>`. */
export type Reply<E extends { readonly reply: z.ZodType }> = z.output<E['reply']>;

const writeCalls = new Set<string>();

/** Whether a call, by its number, changes something. */
export const isWrite = (call: string): boolean => writeCalls.has(call);

/** Declares a REST endpoint. */
export function endpoint<
  const P extends string,
  A extends Auth,
  R extends z.ZodType,
  Q extends z.ZodObject | undefined = undefined,
  F extends z.ZodObject | undefined = undefined,
>(declared: Declaration<P, A, R, Q, F>): Endpoint<InputOf<P, Q, F>, R> {
  const writes = declared.writes ?? declared.method !== 'GET';
  if (writes) writeCalls.add(declared.call);
  const { auth, secret = false } = declared;
  return Object.freeze({
    call: declared.call,
    host: declared.host,
    method: declared.method,
    path: declared.path.replaceAll(/:\w+\}/g, '}'),
    segments: parsePathTemplate(declared.path),
    auth,
    reply: declared.reply,
    validate: compileValidator(declared.reply),
    query: declared.query,
    pickQuery: declared.query && compileValidator<z.ZodObject>(declared.query),
    form: declared.form,
    multipart: declared.multipart ?? false,
    json: declared.json ?? false,
    secret,
    cache: declared.cache,
    isAnonymous: !secret && (auth === 'none' || (auth === 'public' && !writes)),
    writes,
    emptyIsNotFound: declared.emptyIsNotFound ?? false,
    emptyIsMalformed: declared.emptyIsMalformed ?? false,
    bodyStatus: declared.bodyStatus,
    userIdParameter: declared.userIdParameter ?? true,
    bulk: declared.bulk,
    matches: declared.matches,
  });
}
