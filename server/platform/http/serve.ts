import { type Endpoint, type ShopErrorCode, shopErrors } from '@jyotiratna/contract';
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
import { z } from 'zod';
import { isFromOwnMachine } from './own-machine.ts';
import { windowOf } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's endpoint says that it may answer; a route without an endpoint has none. */
    errors?: ReadonlySet<ShopErrorCode>;
  }
}

export type Request<Declared extends Endpoint> = FastifyRequest<{
  Params: Received<Declared, 'params'>;
  Querystring: Received<Declared, 'query'>;
  Headers: Received<Declared, 'headers'>;
  Body: Received<Declared, 'body'>;
}>;

/** JSON as the endpoint declares it; bytes, text or a reply that was sent already where it answers a file. */
export type Answer<Declared extends Endpoint> = Declared extends { reply: unknown }
  ? Reply<Declared>
  : Uint8Array | string | FastifyReply;

/**
 * What of a route only the server knows. `rateLimit` adds to the limit that the endpoint declares, `body` asks for more than
 * its schema does.
 */
type Extra = Pick<RouteOptions, 'attachValidation' | 'bodyLimit' | 'preValidation' | 'wsHandler'> &
  Pick<FastifyContextConfig, 'rateLimit'> & { body?: z.ZodType };

/**
 * Serves one endpoint of the contract: its method, path, access, limit, validation and reply. Where the scope of `app` has
 * a prefix, the endpoint's path begins with it.
 * @throws Error at the start, for an endpoint that the contract does not list or whose path lies outside the scope
 */
export function serve<const Declared extends Endpoint>(
  app: Pick<FastifyInstance, 'prefix' | 'route'>,
  endpoint: Declared,
  handler: (request: Request<Declared>, reply: FastifyReply) => Promise<Answer<Declared>>,
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
      if (kind === 'file' && type) reply.type(type);
      return handler(request, reply);
    },
  });
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { kind, path, params, query, headers, body, reply } = endpoint;
  const heading = endpoints.get(endpoint);
  if (!heading) throw new Error(`${path} is not listed among the endpoints of the contract.`);
  return {
    tags: [heading],
    ...(kind === 'form' && { consumes: ['multipart/form-data'] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: { ...(reply && { 200: reply }), ...refusals(endpoint) },
  };
}

/** The error replies as the documentation lists them, by status: `sendError` writes them itself. */
function refusals(endpoint: Endpoint): Record<string, z.ZodType> {
  const byStatus = Object.groupBy(errorsOf(endpoint), (code) => shopErrors[code]);
  return Object.fromEntries(Object.entries(byStatus).map(([status, codes = []]) => [status, refusalOf(codes)]));
}

const refusalsByCodes = new Map<string, z.ZodType>();

/** Hundreds of calls refuse for the same few reasons: their schemas are one. */
function refusalOf(codes: readonly ShopErrorCode[]): z.ZodType {
  const key = codes.join();
  const known = refusalsByCodes.get(key);
  if (known) return known;
  const made = z.looseObject({ error: z.string(), message: z.string(), code: z.enum(codes) });
  refusalsByCodes.set(key, made);
  return made;
}

function limitOf(limit: Limit): NonNullable<FastifyContextConfig['rateLimit']> {
  const own = windowOf(limit);
  return limit.sparesOwnMachine ? { ...own, allowList: (request: FastifyRequest) => isFromOwnMachine(request) } : own;
}
