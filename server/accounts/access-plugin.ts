import { type Access, errorMessage, ShopError, tokenCallsPerMinute } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  type Actor,
  rejectOtherRoles,
  requireAdmin,
  requireAdminRole,
  requireAdminSettingUp,
  requireHealer,
  requireMember,
  requireScope,
  requireUser,
} from './actor.ts';
import { hasBearer } from './api-tokens/find-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route below /api with its access level. */
    declaredRoutes: { method: string; url: string; access: Access }[];
  }
}

/** Deny by default: a route below /api without a declared access stops the start. */
export const access = fp(async (app: FastifyInstance) => {
  app.decorate('declaredRoutes', []);
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith('/api')) return;
    const { access: declared } = (config ?? {}) as { access?: Access };
    if (!declared) throw new Error(`The route ${String(method)} ${url} declares no access.`);
    for (const one of [method].flat())
      app.declaredRoutes.push({ method: one, url, access: declared });
  });

  app.addHook('onRequest', async (request) => {
    const required = request.routeOptions.config.access ?? 'public';
    if (required === 'public') return;
    const actor = await request.actor();
    if (required === 'admin') await admitAdmin(request, actor);
    else if (required === 'admin-setup') requireAdminSettingUp(actor);
    else if (required === 'user') requireUser(actor);
    else if (required === 'member') requireMember(actor);
    else if (required === 'healer') requireHealer(actor);
    else rejectOtherRoles(actor);
  });

  const limitToken = app.createRateLimit({
    max: tokenCallsPerMinute,
    timeWindow: 60_000,
    keyGenerator: async (request) => {
      const actor = await request.actor();
      return ('token' in actor && actor.token?.id) || '';
    },
  });

  /**
   * Requires the administrator's role and the token's scope for the call, and applies the token's
   * rate limit.
   */
  async function admitAdmin(request: FastifyRequest, actor: Actor): Promise<void> {
    if (actor.role === 'guest' && hasBearer(request))
      throw new ShopError('unauthenticated', { message: errorMessage('token_invalid_here') });
    const admin = requireAdmin(actor);
    const call = `${request.method} ${request.routeOptions.url}`;
    requireAdminRole(admin, call);
    if (!admin.token) return;
    requireScope(admin, call);
    const limit = await limitToken(request);
    if (!limit.isAllowed && limit.isExceeded)
      throw new ShopError('rate_limited', { retryAfter: limit.ttlInSeconds });
  }

  app.addHook('onSend', async (request, reply) => {
    const required = request.routeOptions.config.access;
    if (required && required !== 'public' && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
});
