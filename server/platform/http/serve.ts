import type { Endpoint, ShopErrorCode } from '@jyotiratna/contract';
import type { Limit, Received, Reply } from '@jyotiratna/contract/endpoint';
import { errorsOf } from '@jyotiratna/contract/endpoint-errors';
import { endpoints } from '@jyotiratna/contract/endpoints';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify';
import type { z } from 'zod';
import { isFromOwnMachine } from './own-machine.ts';
import { windowOf } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error codes declared by the route's endpoint; absent for a route without an endpoint. */
    errors?: ReadonlySet<ShopErrorCode>;
  }
}

export type Request<Declared extends Endpoint> = FastifyRequest<{
  Params: Received<Declared, 'params'>;
  Querystring: Received<Declared, 'query'>;
  Headers: Received<Declared, 'headers'>;
  Body: Received<Declared, 'body'>;
}>;

/** The declared JSON reply; for a file, bytes, text or a reply that was sent. */
export type ResponseBody<Declared extends Endpoint> = Declared extends { reply: unknown }
  ? Reply<Declared>
  : Uint8Array | string | FastifyReply;

/**
 * Server-only options of a route. `rateLimit` is added to the endpoint's limit, `body` to its
 * schema.
 */
type Extra = Pick<RouteOptions, 'attachValidation' | 'bodyLimit' | 'preValidation' | 'wsHandler'> &
  Pick<FastifyContextConfig, 'rateLimit'> & { body?: z.ZodType };

/**
 * Serves an endpoint of the contract: method, path, access, rate limit, validation and response. If
 * the scope of `app` has a prefix, the endpoint's path must start with it.
 * @throws Error at startup for an endpoint that the contract does not list, or a path outside the
 * scope
 */
export function serve<const Declared extends Endpoint>(
  app: Pick<FastifyInstance, 'prefix' | 'route'>,
  endpoint: Declared,
  handler: (
    request: Request<Declared>,
    reply: FastifyReply,
  ) => Promise<ResponseBody<Declared> | FastifyReply>,
  { rateLimit, body, ...extra }: Extra = {},
): void {
  const { method, path, access, kind, type, foreignCallers, limit }: Endpoint = endpoint;
  if (!path.startsWith(app.prefix)) throw new Error(`${path} is served below ${app.prefix}.`);
  app.route<{
    Params: Received<Declared, 'params'>;
    Querystring: Received<Declared, 'query'>;
    Headers: Received<Declared, 'headers'>;
    Body: Received<Declared, 'body'>;
  }>({
    ...extra,
    method,
    url: path.slice(app.prefix.length),
    config: {
      access,
      errors: errorsOf(endpoint),
      ...(foreignCallers && { foreignCallers }),
      ...((limit || rateLimit) && { rateLimit: { ...(limit && limitOf(limit)), ...rateLimit } }),
    },
    schema: { ...schemaOf(endpoint), ...(body && { body }) },
    handler: async (request, reply) => {
      if (kind === 'file' && typeof type === 'string') reply.type(type);
      return handler(request, reply);
    },
  });
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { path, params, query, headers, body, reply } = endpoint;
  if (!endpoints.has(endpoint))
    throw new Error(`${path} is not listed among the endpoints of the contract.`);
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(reply && { response: { 200: reply } }),
  };
}

function limitOf(limit: Limit): NonNullable<FastifyContextConfig['rateLimit']> {
  const own = windowOf(limit);
  return limit.skipLocal
    ? { ...own, allowList: (request: FastifyRequest) => isFromOwnMachine(request) }
    : own;
}
