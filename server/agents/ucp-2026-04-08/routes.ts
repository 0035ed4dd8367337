import { ShopError } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { recordFailure } from '../../platform/http/errors.ts';
import { windowOf } from '../../platform/http/rate-limit.ts';
import { publicUrl } from '../../platform/public-url.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { type AgentCall, calls } from './calls.ts';
import { agentPageUrl, type Context, localeOf } from './context.ts';
import { ProtocolError, protocolErrorOf } from './protocol-error.ts';
import { readAgent, readKey } from './read-agent.ts';
import { agentProfile, ucpPath } from './version.ts';

/** Rate limit: calls of one network per minute. */
export const agentRateLimit = windowOf({ max: 120, minutes: 1 });

/** The context of a call. Every caller is a guest. */
export function contextOf(
  deps: Deps,
  request: Pick<FastifyRequest, 'ip' | 'headers' | 'body'>,
): Context {
  const named = (request.body as { context?: { language?: unknown } } | null | undefined)?.context
    ?.language;
  const language = typeof named === 'string' ? named : request.headers['accept-language'];
  const locale = localeOf(language);
  const actor = { role: 'guest', ownerKey: 'guest:agent', ip: request.ip, locale } as const;
  return { deps, actor, locale, site: publicUrl(deps.env) };
}

/** Profile and REST binding; both respond with 404 while disabled. */
export async function ucpRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.setErrorHandler((error: Error, request, reply) => {
    if (!(error instanceof ProtocolError)) recordFailure(error as ShopError, request);
    const failure = protocolErrorOf(error);
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    const continueUrl = agentPageUrl(contextOf(deps, request), '/remedies');
    reply.code(failure.status).header('cache-control', 'no-store');
    return reply.send({ code: failure.code, content: failure.message, continue_url: continueUrl });
  });
  app.addHook('onRequest', async () => {
    if ((await readSettings(deps)).UCP_ACCESS !== 'on') throw new ShopError('not_found');
  });
  app.get(
    '/.well-known/ucp',
    { config: { rateLimit: agentRateLimit }, schema: { hide: true } },
    async (_request, reply) => {
      const { MCP_ACCESS } = await readSettings(deps);
      reply.header('cache-control', 'public, max-age=60');
      return agentProfile(publicUrl(deps.env), { mcp: MCP_ACCESS === 'on' });
    },
  );
  for (const call of calls) serveCall(app, deps, call);
}

function serveCall(app: FastifyInstance, deps: Deps, call: AgentCall): void {
  app.route<{ Params: { id?: string } }>({
    method: call.method,
    url: ucpPath + call.path,
    config: { rateLimit: agentRateLimit },
    schema: { hide: true },
    handler: async (request, reply) => {
      const agent = readAgent(request.headers['ucp-agent']);
      const keyed = { agent, key: readKey(request.headers['idempotency-key']) };
      const { id = '' } = request.params;
      const { status, body } = await call.run(contextOf(deps, request), {
        id,
        body: request.body,
        keyed,
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  });
}
