/** Declares an endpoint of the contract: path, authentication, parameter schemas and handler. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sessions } from '../accounts/sessions.ts';
import { type AuthScheme, type Callers, checkCsrf, checkOwnership, authenticate } from './authentication.ts';
import { readMultipart } from './multipart.ts';
import { errorEnvelope, ValidationError, fieldMessages, notFound, TextError } from './errors.ts';

type None = Record<never, never>;

/** Schemas are strict objects: unknown parameters are rejected. */
export type Endpoint<A extends AuthScheme, P extends object, Q extends object, F extends object> = {
  /** Number in the contract (`x-call`). */
  call: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's syntax. */
  path: string;
  auth: A;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  form?: z.ZodType<F>;
  /** Takes multipart/form-data; files arrive as `UploadedFile`s. */
  multipart?: true;
  /** Status of a success: 200 by default; 204 sends no body. */
  status?: 201 | 204;
  /** Sends this string as the body of a 400 in place of messages by field. */
  errorText?: string;
  /** Errors are sent with HTTP 200 and a body of `status_code` and null `data`. */
  enveloped?: true;
  /** Returns the body of the response. */
  handler: (params: P & Q & F & Callers[A]) => unknown;
};

export type DefineEndpoint = <
  A extends AuthScheme,
  P extends object = None,
  Q extends object = None,
  F extends object = None,
>(
  endpoint: Endpoint<A, P, Q, F>,
) => void;

function parsePath<P>(schema: z.ZodType<P> | undefined, request: FastifyRequest): P {
  // An endpoint without a schema has no such parameters, as its type says.
  if (schema === undefined) return {} as P;
  const parsed = schema.safeParse(request.params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function parseValues<V>(schema: z.ZodType<V> | undefined, values: unknown, errorText: string | undefined): V {
  if (schema === undefined) {
    const names = Object.keys(values ?? {});
    if (names.length > 0) throw new ValidationError({ [names[0] ?? '']: ['不明なパラメーターです'] });
    return {} as V;
  }
  const parsed = schema.safeParse(values ?? {});
  if (parsed.success) return parsed.data;
  throw errorText === undefined ? new ValidationError(fieldMessages(parsed.error)) : new TextError(errorText);
}

const MULTIPART_REQUIRED = 'multipart/form-data で送ってください';

/**
 * Creates the function that registers endpoints. Checks run in this order: path 404, CSRF 403, token 401 or 403,
 * values 400, ownership 403.
 */
export function createEndpointRegistrar(app: FastifyInstance, sessions: Sessions): DefineEndpoint {
  return ({ method, path, auth, params, query, form, multipart, status, errorText, enveloped, handler }) => {
    const handle = async (request: FastifyRequest): Promise<unknown> => {
      const pathValues = parsePath(params, request);
      const caller = await authenticate[auth](request, sessions);
      const queryValues = parseValues(query, request.query, errorText);
      if (multipart && !request.isMultipart())
        throw new ValidationError({ non_field_errors: [MULTIPART_REQUIRED] });
      const body = multipart ? await readMultipart(request) : request.body;
      const formValues = parseValues(form, body, errorText);
      const values = { ...pathValues, ...queryValues, ...formValues };
      checkOwnership(caller, values);
      return handler({ ...values, ...caller });
    };
    app.route({
      method,
      url: path,
      // Some GET endpoints write; HEAD must not run them.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        parsePath(params, request);
        if (method !== 'GET') checkCsrf(request);
        try {
          return await reply.code(status ?? 200).send(await handle(request));
        } catch (error) {
          if (!enveloped) throw error;
          return reply.code(200).send(errorEnvelope(error));
        }
      },
    });
  };
}
