/** One way to declare a call, so that a route says only what is its own: path, parameters, answer. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sessions } from '../accounts/sessions.ts';
import { type Auth, type Callers, checkCsrf, checkOwnership, prove } from './callers.ts';
import { readMultipart } from './multipart.ts';
import { envelope, FieldRefusal, fieldMessages, notFound, TextRefusal } from './refusals.ts';

/** No parameters of this kind. */
type None = Record<never, never>;

/** A call of the contract. Schemas are strict objects: an unknown parameter breaks the contract and is refused. */
export type Call<A extends Auth, P extends object, Q extends object, F extends object> = {
  /** Number in the contract (`x-call`). */
  call: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path in Fastify's spelling. */
  path: string;
  auth: A;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  form?: z.ZodType<F>;
  /** The form comes as multipart/form-data; its files are `ReceivedFile`s. */
  multipart?: true;
  /** Status of success, 200 when left out; 204 sends no body. */
  status?: 201 | 204;
  /** Text of a refused call where the dialect is a plain string in place of messages by field. */
  refusedAs?: string;
  /** Refusals stand in the body, `status_code` beside an empty `data`, and HTTP says 200. */
  enveloped?: true;
  /** The answer, in the contract's shape. */
  answer: (ask: P & Q & F & Callers[A]) => unknown;
};

/** Registers a call. */
export type Serve = <
  A extends Auth,
  P extends object = None,
  Q extends object = None,
  F extends object = None,
>(
  call: Call<A, P, Q, F>,
) => void;

function readPath<P>(schema: z.ZodType<P> | undefined, request: FastifyRequest): P {
  // A call that declares no schema has no such parameters, and its type says so.
  if (schema === undefined) return {} as P;
  const read = schema.safeParse(request.params);
  if (!read.success) throw notFound();
  return read.data;
}

function readValues<V>(schema: z.ZodType<V> | undefined, given: unknown, refusedAs: string | undefined): V {
  if (schema === undefined) {
    const names = Object.keys(given ?? {});
    if (names.length > 0) throw new FieldRefusal({ [names[0] ?? '']: ['不明なパラメーターです'] });
    return {} as V;
  }
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  throw refusedAs === undefined ? new FieldRefusal(fieldMessages(read.error)) : new TextRefusal(refusedAs);
}

const NO_FORM = 'multipart/form-data で送ってください';

/** Serves calls on `app`. The order of refusals: path 404, CSRF 403, token 401 or 403, values 400, owner 403. */
export function serving(app: FastifyInstance, sessions: Sessions): Serve {
  return ({ method, path, auth, params, query, form, multipart, status, refusedAs, enveloped, answer }) => {
    const answered = async (request: FastifyRequest): Promise<unknown> => {
      const inPath = readPath(params, request);
      const caller = await prove[auth](request, sessions);
      const inQuery = readValues(query, request.query, refusedAs);
      if (multipart && !request.isMultipart()) throw new FieldRefusal({ non_field_errors: [NO_FORM] });
      const body = multipart ? await readMultipart(request) : request.body;
      const inForm = readValues(form, body, refusedAs);
      const values = { ...inPath, ...inQuery, ...inForm };
      checkOwnership(caller, values);
      return answer({ ...values, ...caller });
    };
    app.route({
      method,
      url: path,
      // A HEAD of a GET that writes would write.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        readPath(params, request);
        if (method !== 'GET') checkCsrf(request);
        try {
          return await reply.code(status ?? 200).send(await answered(request));
        } catch (thrown) {
          if (!enveloped) throw thrown;
          return reply.code(200).send(envelope(thrown));
        }
      },
    });
  };
}
