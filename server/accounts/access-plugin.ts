import type { Access } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  rejectOtherRoles,
  requireAdmin,
  requireAdminRole,
  requireAdminSettingUp,
  requireHealer,
  requireMember,
  requireUser,
} from './actor.ts';

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
    for (const one of [method].flat()) app.declaredRoutes.push({ method: one, url, access: declared });
  });

  app.addHook('onRequest', async (request) => {
    const required = request.routeOptions.config.access ?? 'public';
    if (required === 'public') return;
    const actor = await request.actor();
    if (required === 'admin') requireAdminRole(requireAdmin(actor), `${request.method} ${request.routeOptions.url}`);
    else if (required === 'admin-setup') requireAdminSettingUp(actor);
    else if (required === 'user') requireUser(actor);
    else if (required === 'member') requireMember(actor);
    else if (required === 'healer') requireHealer(actor);
    else rejectOtherRoles(actor);
  });

  app.addHook('onSend', async (request, reply) => {
    const required = request.routeOptions.config.access;
    if (required && required !== 'public' && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
});
