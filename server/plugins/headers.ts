import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../boot/env.ts';
import { publicUrl } from '../services/config/public-url.ts';

/**
 * Security headers of every reply. Pages replace the Content-Security-Policy with their own, which carries a nonce;
 * anything else may load nothing at all.
 */
export const headers = fp(async (app: FastifyInstance, { env }: { env: Pick<Env, 'PUBLIC_URL' | 'PORT'> }) => {
  const https = publicUrl(env).startsWith('https:');
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    xXssProtection: false,
    xPoweredBy: false,
  });
});
