import { randomBytes } from 'node:crypto';
import { ownAddress } from '../../own-address.ts';
import type { Keep } from '../../payment-providers/adapter.ts';

/** The part of the environment that it reads. */
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
  /** True when this process must serve the courier itself, below /sandbox. */
  embedded: boolean;
};

/**
 * The sandbox courier of the shop itself, with secrets that are the same in every process; or
 * one elsewhere, by COURIER_API_BASE and COURIER_WEBHOOK_TOKEN.
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
