import { randomBytes } from 'node:crypto';
import { ownAddress } from '../../own-address.ts';
import type { Keep } from '../adapter.ts';
import type { RazorpayEnv } from './variables.ts';

/**
 * The shop's connection to this provider: the real one, a mock server, or the gateway that the
 * shop serves itself.
 */
export type Settings = {
  /** The provider value stored on orders. */
  name: 'razorpay' | 'sandbox';
  /** With the suffix `/v1`. */
  apiBase: string;
  /**
   * The browser's script: from the provider itself, never a copy, because it changes without
   * notice; a mock server serves its own.
   */
  scriptUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecrets: string[];
  /** The address of a mock server that pages call, where it is not the shop's. */
  standIn: string | null;
  /** True when this process must serve the gateway itself, below /sandbox. */
  embedded: boolean;
};

/** The default of `RAZORPAY_API_BASE`. */
const providerBase = 'https://api.razorpay.com/v1';

/**
 * The settings, or null where this provider is not configured. The built-in gateway gets random
 * secrets, stored in the database so that they are the same after a restart, and in every
 * process of the shop.
 */
export async function readGatewaySettings(env: RazorpayEnv, keep: Keep): Promise<Settings | null> {
  if (env.PAYMENTS === 'none') return null;
  return env.PAYMENTS === 'sandbox' && !env.RAZORPAY_API_BASE
    ? embeddedSettings(env, keep)
    : configuredSettings(env);
}

/** The real provider or a mock server, as configured in the environment. */
export function configuredSettings(env: RazorpayEnv): Settings | null {
  const { RAZORPAY_API_BASE: base, RAZORPAY_KEY_ID: keyId } = env;
  if (!keyId) return null;
  return {
    name: env.PAYMENTS === 'sandbox' ? 'sandbox' : 'razorpay',
    apiBase: base ?? providerBase,
    scriptUrl:
      base && base !== providerBase
        ? `${base}/checkout.js`
        : 'https://checkout.razorpay.com/v1/checkout.js',
    keyId,
    keySecret: env.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: secretsOf(env) ?? [],
    standIn: base ? new URL(base).origin : null,
    embedded: false,
  };
}

/** The older secrets of a rotation follow the current one. */
function secretsOf({ RAZORPAY_WEBHOOK_SECRET: text }: RazorpayEnv): string[] | undefined {
  return text
    ?.split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

async function embeddedSettings(env: RazorpayEnv, keep: Keep): Promise<Settings> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  const secrets = await keep('sandbox.secrets', () => ({ key: newSecret(), webhook: newSecret() }));
  return {
    name: 'sandbox',
    apiBase: `${ownAddress(env)}/sandbox/v1`,
    scriptUrl: '/sandbox/v1/checkout.js',
    keyId: keyId?.startsWith('rzp_test_sandbox') ? keyId : 'rzp_test_sandbox',
    keySecret: keySecret ?? secrets.key,
    webhookSecrets: secretsOf(env) ?? [secrets.webhook],
    standIn: null,
    embedded: true,
  };
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
