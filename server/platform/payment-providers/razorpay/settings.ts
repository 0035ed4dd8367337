import { randomBytes } from 'node:crypto';
import { ownAddress } from '../../own-address.ts';
import type { Keep } from '../adapter.ts';
import type { RazorpayEnv } from './variables.ts';

/** The connection to the provider: Razorpay, a mock server, or the built-in sandbox gateway. */
export type Settings = {
  /** The provider name stored on orders. */
  name: 'razorpay' | 'sandbox';
  /** With the suffix `/v1`. */
  apiBase: string;
  /**
   * The URL of the browser's script: the provider's own, never a copy, because it changes without
   * notice; a mock server serves its own.
   */
  scriptUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecrets: string[];
  /** The origin of a mock server that pages call, if it is not the shop's. */
  standIn: string | null;
  /** Whether this process must serve the sandbox gateway itself, below /sandbox. */
  embedded: boolean;
};

/** The default of `RAZORPAY_API_BASE`. */
const providerBase = 'https://api.razorpay.com/v1';

/**
 * Reads the settings; null if this provider is not configured. The built-in gateway gets random
 * secrets, stored in the database, so that they are the same after a restart and in all processes.
 */
export async function readGatewaySettings(env: RazorpayEnv, keep: Keep): Promise<Settings | null> {
  if (env.PAYMENTS === 'none') return null;
  return env.PAYMENTS === 'sandbox' && !env.RAZORPAY_API_BASE
    ? embeddedSettings(env, keep)
    : configuredSettings(env);
}

/** The settings of Razorpay or a mock server, as configured in the environment. */
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

/** The current secret first, followed by the older ones of a rotation. */
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
