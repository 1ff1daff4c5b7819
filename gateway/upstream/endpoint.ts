import type { z } from 'zod';
import { compileCheck, type Check } from './validate.ts';
import { compilePath, type Segment } from './pathTemplate.ts';

/** The REST hosts; each has an address in the configuration. */
export const HOSTS = ['api', 'content', 'magazine', 'search', 'contact'] as const;
export type Host = (typeof HOSTS)[number];

/**
 * What a call carries of its caller.
 * - `public`: nothing, so that the answer may be shared. A public write may carry the visitor id.
 * - `none`: nothing at all, ever.
 * - `visitor`: the visitor id, also as parameter `uuid`.
 * - `user`: token and id of the proven user, the id also as parameter `user_id`.
 * - `optional-user`: as `user` when somebody is signed in, else as `public`.
 * - `token`: the token alone, not proven yet (X03, X04).
 */
export type Auth = 'public' | 'none' | 'visitor' | 'user' | 'optional-user' | 'token';

/** How long a public answer is kept, in seconds. */
export interface CacheTimes {
  /** Given out without asking again. */
  readonly fresh: number;
  /** Then given out while a new one is fetched in the background. */
  readonly swr: number;
  /** Then, and while refreshing fails, given out only where the API cannot be asked. */
  readonly sie: number;
}

/** Names in the braces of a path template, but for `uuid`, which is the visitor's own, and `product`, which is the settings'. */
type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name extends `${infer Bare}:${string}` ? Bare : Name, 'uuid' | 'product'> | PathNames<Rest>
  : never;

type Fields<S extends z.ZodObject | undefined> = S extends z.ZodObject ? z.input<S> : unknown;

/** What a caller hands to an endpoint: path parameters, query and form fields side by side. */
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
  /** Number of the call in the specification, such as `R54`. */
  readonly call: string;
  readonly host: Host;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Template: `{name}` takes an id, `{name:slug}` a slug, `{name:opaque}` a secret or hash; `{uuid}` is filled with the
   * visitor id and `{product}` with the product's name.
   */
  readonly path: P;
  readonly auth: A;
  /** Shape of a good answer; what it does not name is dropped. */
  readonly reply: R;
  /** Query parameters in the order they are sent; lists repeat their key, empty strings are left out. */
  readonly query?: Q;
  /** Fields of the body of a write: form-encoded, unless `multipart`. */
  readonly form?: F;
  /** The body is multipart/form-data; its fields may be files (`SentFile`). */
  readonly multipart?: true;
  /** The body is JSON. */
  readonly json?: true;
  /** Path or query hold a secret: traces show the template in place of the address. */
  readonly secret?: true;
  /** Only public answers are kept across requests. */
  readonly cache?: A extends 'public' ? CacheTimes : never;
  /** One thing that may not exist: an empty answer and `null` mean NotFound, and not a broken answer. */
  readonly entity?: true;
  /** An empty answer and `null` are a fault that says `Something went wrong`. */
  readonly failsEmpty?: true;
  /** Where it is not as the method says: a GET that changes something (R98) is sent once, a POST that only reads (R08) is not. */
  readonly writes?: boolean;
  /** Tells the status of a refusal that hides in the body, whatever the HTTP status says; null when there is none. */
  readonly hiddenStatus?: (body: unknown) => number | null;
  /** `user_id` is told by the headers alone. */
  readonly userIdParameter?: false;
  /** Input that asks about many ids at once; the answer lists those that belong (`Reads.member`). */
  readonly bulk?: (ids: readonly string[]) => InputOf<P, Q, F>;
  /** Whether the answer is for what was asked; if not, it is malformed (an answer under a wrong key is worse than none). */
  readonly matches?: (reply: z.output<R>, input: InputOf<P, Q, F>) => boolean;
}

/** Values a caller hands to an endpoint, by name. */
export type Values = object;

/** What is known of an endpoint beside its input and reply. */
export interface AnyEndpoint {
  readonly call: string;
  readonly host: Host;
  readonly method: string;
  /** Template as the contract writes it. */
  readonly path: string;
  readonly segments: readonly Segment[];
  readonly auth: Auth;
  readonly query: z.ZodObject | undefined;
  /** Takes the query's fields out of the input, quickly. */
  readonly checkQuery: Check<Readonly<Record<string, unknown>>> | undefined;
  readonly form: z.ZodObject | undefined;
  readonly multipart: boolean;
  readonly json: boolean;
  /** Whether the address must not be written down anywhere. */
  readonly secret: boolean;
  readonly cache: CacheTimes | undefined;
  /** Whether it changes something: then it is sent once, and a lost answer leaves its outcome unknown. */
  readonly writes: boolean;
  readonly entity: boolean;
  readonly failsEmpty: boolean;
  readonly hiddenStatus: ((body: unknown) => number | null) | undefined;
  readonly userIdParameter: boolean;
}

/** A REST endpoint: declared once, in one object, typed by the shape of its reply. */
export interface Endpoint<I extends Values, R extends z.ZodType> extends AnyEndpoint {
  readonly reply: R;
  /** Tells good replies from broken ones, quickly. */
  readonly check: Check<z.output<R>>;
  readonly bulk: ((ids: readonly string[]) => I) | undefined;
  readonly matches: (reply: z.output<R>, input: I) => boolean;
}

/** Reply of an endpoint: `type Hall = Reply<typeof getHall>`. */
export type Reply<E extends { readonly reply: z.ZodType }> = z.output<E['reply']>;

/** Declares a REST endpoint. */
export function endpoint<
  const P extends string,
  A extends Auth,
  R extends z.ZodType,
  Q extends z.ZodObject | undefined = undefined,
  F extends z.ZodObject | undefined = undefined,
>(declared: Declaration<P, A, R, Q, F>): Endpoint<InputOf<P, Q, F>, R> {
  return Object.freeze({
    call: declared.call,
    host: declared.host,
    method: declared.method,
    path: declared.path.replaceAll(/:\w+\}/g, '}'),
    segments: compilePath(declared.path),
    auth: declared.auth,
    reply: declared.reply,
    check: compileCheck(declared.reply),
    query: declared.query,
    checkQuery: declared.query && compileCheck<z.ZodObject>(declared.query),
    form: declared.form,
    multipart: declared.multipart ?? false,
    json: declared.json ?? false,
    secret: declared.secret ?? false,
    cache: declared.cache,
    writes: declared.writes ?? declared.method !== 'GET',
    entity: declared.entity ?? false,
    failsEmpty: declared.failsEmpty ?? false,
    hiddenStatus: declared.hiddenStatus,
    userIdParameter: declared.userIdParameter ?? true,
    bulk: declared.bulk,
    matches: declared.matches ?? (() => true),
  });
}
