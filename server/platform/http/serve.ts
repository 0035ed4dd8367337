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
    /** The responses declared by the route's endpoint; empty for a route without an endpoint. */
    errors?: ReadonlySet<ShopErrorCode>;
  }
}

export type Request<Declared extends Endpoint> = FastifyRequest<{
  Params: Received<Declared, 'params'>;
  Querystring: Received<Declared, 'query'>;
  Headers: Received<Declared, 'headers'>;
  Body: Received<Declared, 'body'>;
}>;

/** JSON as the endpoint declares it; bytes, text or an already sent reply for a file. */
export type ResponseBody<Declared extends Endpoint> = Declared extends { reply: unknown }
  ? Reply<Declared>
  : Uint8Array | string | FastifyReply;

/**
 * The server-only options of a route. `rateLimit` adds to the endpoint's declared limit, `body`
 * requires more than its schema does.
 */
type Extra = Pick<RouteOptions, 'attachValidation' | 'bodyLimit' | 'preValidation' | 'wsHandler'> &
  Pick<FastifyContextConfig, 'rateLimit'> & { body?: z.ZodType };

/**
 * Serves one endpoint of the contract: its method, path, access, limit, validation and
 * response. Where the scope of `app` has a prefix, the endpoint's path starts with it.
 * @throws Error at startup, for an endpoint that the contract does not list or whose path is
 *   outside the scope
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
