import { randomBytes } from 'node:crypto';
import { ownAddress } from '../../own-address.ts';
import type { Keep } from '../../payment-providers/adapter.ts';

/** The environment variables of the sandbox courier. */
type CourierEnv = {
  COURIER_API_BASE?: string | undefined;
  COURIER_WEBHOOK_TOKEN?: string | undefined;
  HOST: string;
  PORT: number;
};

export type SandboxSettings = {
  apiBase: string;
  key: string;
  webhookSecret: string;
  /** Whether this process must serve the sandbox courier itself, below /sandbox. */
  embedded: boolean;
};

/**
 * The built-in sandbox courier, with secrets shared by all processes; or an external one, by
 * COURIER_API_BASE and COURIER_WEBHOOK_TOKEN.
 */
export async function readSandboxSettings(env: CourierEnv, keep: Keep): Promise<SandboxSettings> {
  const { COURIER_API_BASE: apiBase, COURIER_WEBHOOK_TOKEN: token } = env;
  const own = await keep('sandbox.courier', () => ({ key: newSecret(), webhook: newSecret() }));
  return {
    apiBase: apiBase ?? `${ownAddress(env)}/sandbox/courier/v1`,
    key: token ?? own.key,
    webhookSecret: token ?? own.webhook,
    embedded: apiBase === undefined,
  };
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
