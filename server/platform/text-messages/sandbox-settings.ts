import { randomBytes } from 'node:crypto';
import { ownAddress } from '../own-address.ts';
import type { Keep } from '../payment-providers/adapter.ts';

/** The settings of the sandbox, which replaces both providers. */
export type TextSandboxSettings = {
  /** Base URLs of the APIs of WhatsApp and SMS, and of the sandbox's own endpoints. */
  bases: { whatsapp: string; sms: string; own: string };
  token: string;
  /** Signs the webhooks of WhatsApp, and the webhook URLs of SMS. */
  secret: string;
  /** The URL by which the sandbox reaches the shop. */
  shop: string;
};

/** The built-in sandbox, with secrets shared by all processes. */
export async function readTextSandboxSettings(
  env: { HOST: string; PORT: number },
  keep: Keep,
): Promise<TextSandboxSettings> {
  const own = await keep('sandbox.texts', () => ({ token: newSecret(), secret: newSecret() }));
  const shop = ownAddress(env);
  return sandboxAt({ origin: `${shop}/sandbox`, shop, ...own });
}

/** The sandbox at an origin; `shop` is the shop's own URL. */
export function sandboxAt({
  origin,
  shop,
  token,
  secret,
}: Omit<TextSandboxSettings, 'bases'> & { origin: string }): TextSandboxSettings {
  const bases = {
    whatsapp: `${origin}/graph/v24.0`,
    sms: `${origin}/sms/v1`,
    own: `${origin}/texts/v1`,
  };
  return { bases, token, secret, shop };
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
