import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../env.ts';
import { publicUrl } from '../public-url.ts';

type Settings = Pick<Env, 'PUBLIC_URL' | 'PORT'>;

const hsts = { maxAge: 31_536_000, includeSubDomains: true };

/**
 * Security headers of every response. Pages replace the Content-Security-Policy by their own, which
 * allows their scripts; other responses may load nothing.
 */
export const headers = fp(async (app: FastifyInstance, { env }: { env: Settings }) => {
  const https = publicUrl(env).startsWith('https:');
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    hsts: https ? hsts : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    xXssProtection: false,
    xPoweredBy: false,
  });
});

/** The security headers for a reply that is sent before any plugin runs. */
export function earlyHeaders(env: Settings): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl(env).startsWith('https:') && {
      'strict-transport-security': `max-age=${hsts.maxAge}; includeSubDomains`,
    }),
  };
}
