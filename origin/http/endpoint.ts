/** One way to declare a call, so that a route says only what is its own: path, parameters, answer. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sessions } from '../accounts/sessions.ts';
import { type AuthScheme, type Callers, checkCsrf, checkOwnership, authenticate } from './authentication.ts';
import { readMultipart } from './multipart.ts';
import { errorEnvelope, ValidationError, fieldMessages, notFound, TextError } from './errors.ts';

/** No parameters of this kind. */
type None = Record<never, never>;

/** A call of the contract. Schemas are strict objects: an unknown parameter breaks the contract and is refused. */
export type Endpoint<A extends AuthScheme, P extends object, Q extends object, F extends object> = {
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
  errorText?: string;
  /** Refusals stand in the body, `status_code` beside an empty `data`, and HTTP says 200. */
  enveloped?: true;
  /** The answer, in the contract's shape. */
  handler: (ask: P & Q & F & Callers[A]) => unknown;
};

/** Registers a call. */
export type DefineEndpoint = <
  A extends AuthScheme,
  P extends object = None,
  Q extends object = None,
  F extends object = None,
>(
  call: Endpoint<A, P, Q, F>,
) => void;

function parsePath<P>(schema: z.ZodType<P> | undefined, request: FastifyRequest): P {
  // A call that declares no schema has no such parameters, and its type says so.
  if (schema === undefined) return {} as P;
  const read = schema.safeParse(request.params);
  if (!read.success) throw notFound();
  return read.data;
}

function parseValues<V>(schema: z.ZodType<V> | undefined, given: unknown, refusedAs: string | undefined): V {
  if (schema === undefined) {
    const names = Object.keys(given ?? {});
    if (names.length > 0) throw new ValidationError({ [names[0] ?? '']: ['不明なパラメーターです'] });
    return {} as V;
  }
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  throw refusedAs === undefined ? new ValidationError(fieldMessages(read.error)) : new TextError(refusedAs);
}

const MULTIPART_REQUIRED = 'multipart/form-data で送ってください';

/** Serves calls on `app`. The order of refusals: path 404, CSRF 403, token 401 or 403, values 400, owner 403. */
export function endpointRegistrar(app: FastifyInstance, sessions: Sessions): DefineEndpoint {
  return ({
    method,
    path,
    auth,
    params,
    query,
    form,
    multipart,
    status,
    errorText: refusedAs,
    enveloped,
    handler: answer,
  }) => {
    const handle = async (request: FastifyRequest): Promise<unknown> => {
      const inPath = parsePath(params, request);
      const caller = await authenticate[auth](request, sessions);
      const inQuery = parseValues(query, request.query, refusedAs);
      if (multipart && !request.isMultipart())
        throw new ValidationError({ non_field_errors: [MULTIPART_REQUIRED] });
      const body = multipart ? await readMultipart(request) : request.body;
      const inForm = parseValues(form, body, refusedAs);
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
        parsePath(params, request);
        if (method !== 'GET') checkCsrf(request);
        try {
          return await reply.code(status ?? 200).send(await handle(request));
        } catch (thrown) {
          if (!enveloped) throw thrown;
          return reply.code(200).send(errorEnvelope(thrown));
        }
      },
    });
  };
}
