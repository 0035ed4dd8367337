import { randomBytes } from 'node:crypto';
import { ownAddress } from '../own-address.ts';
import type { Keep } from '../payment-providers/adapter.ts';

/** Of the sandbox, which replaces both providers. */
export type SandboxTextSenders = {
  /** Of WhatsApp, of SMS, and of the sandbox's own calls. */
  bases: { whatsapp: string; sms: string; own: string };
  token: string;
  /** Signs the webhooks of WhatsApp, and the addresses of those of SMS. */
  secret: string;
  /** The shop, as the sandbox reaches it. */
  shop: string;
};

/** The sandbox served by the shop itself, with secrets that are the same in every process. */
export async function readSandboxTextSenders(
  env: { HOST: string; PORT: number },
  keep: Keep,
): Promise<SandboxTextSenders> {
  const own = await keep('sandbox.texts', () => ({ token: newSecret(), secret: newSecret() }));
  const shop = ownAddress(env);
  return sandboxAt({ origin: `${shop}/sandbox`, shop, ...own });
}

/** The sandbox at an address; `shop` is the shop's own. */
export function sandboxAt({
  origin,
  shop,
  token,
  secret,
}: Omit<SandboxTextSenders, 'bases'> & { origin: string }): SandboxTextSenders {
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
