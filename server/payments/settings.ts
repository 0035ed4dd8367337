import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/open-database.ts';
import { decideSetting } from '../platform/database/settings-queries.ts';
import type { Env } from '../platform/env.ts';

/** How the shop reaches its payment provider. */
export type PaymentsSettings = {
  /** Ends in `/v1`. */
  apiBase: string;
  keyId: string;
  keySecret: string;
  webhookSecrets: string[];
  /** True when this process must serve the gateway itself, below /sandbox. */
  embedded: boolean;
};

/** The default of `RAZORPAY_API_BASE`. */
export const providerBase = 'https://api.razorpay.com/v1';

/**
 * The provider's settings, or null where payments are simulated. The built-in gateway gets random secrets, kept in the
 * database so that a restart, and every process of the shop, signs alike.
 */
export async function paymentsSettings(env: Env, db: Database): Promise<PaymentsSettings | null> {
  if (env.PAYMENTS === 'none') return null;
  const webhookSecrets = env.RAZORPAY_WEBHOOK_SECRET?.split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (env.PAYMENTS === 'razorpay' || env.RAZORPAY_API_BASE) {
    return {
      apiBase: env.RAZORPAY_API_BASE ?? providerBase,
      keyId: env.RAZORPAY_KEY_ID ?? '',
      keySecret: env.RAZORPAY_KEY_SECRET ?? '',
      webhookSecrets: webhookSecrets ?? [],
      embedded: false,
    };
  }
  const secrets = await decideSetting(db, 'sandbox.secrets', () => ({ key: newSecret(), webhook: newSecret() }));
  return {
    apiBase: `http://${loopbackHost(env.HOST)}:${env.PORT}/sandbox/v1`,
    keyId: env.RAZORPAY_KEY_ID?.startsWith('rzp_test_sandbox') ? env.RAZORPAY_KEY_ID : 'rzp_test_sandbox',
    keySecret: env.RAZORPAY_KEY_SECRET ?? secrets.key,
    webhookSecrets: webhookSecrets ?? [secrets.webhook],
    embedded: true,
  };
}

/** How this process reaches itself: the host it listens on, or loopback where it listens on every address. */
export function loopbackHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === 'localhost') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
