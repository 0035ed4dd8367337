import { isGstin } from '@jyotiratna/contract';
import { type Env, isPublic } from './env.ts';
import { noMoneyReason } from './payment-providers/providers.ts';

/** The startup warning if customers could place free orders; null if they cannot. */
export function noMoneyWarning(env: Env): string | null {
  if (!isPublic(env)) {
    return env.PAYMENTS === 'sandbox' && listensOutside(env)
      ? `HOST is ${env.HOST} and PAYMENTS is sandbox: no money moves, and anyone who reaches this machine can order for free. Set PUBLIC_URL to the shop's address.`
      : null;
  }
  const reason = env.PAYMENTS === 'sandbox' ? 'PAYMENTS is sandbox' : noMoneyReason(env);
  return reason && `${reason}: no money moves, and anyone at ${env.PUBLIC_URL} can order for free.`;
}

/** Whether the shop listens on an address that other machines can reach. */
function listensOutside({ HOST }: Pick<Env, 'HOST'>): boolean {
  return HOST !== 'localhost' && HOST !== '::1' && !HOST.startsWith('127.');
}

/**
 * The startup warning if a stolen database would reveal the second factors of administrators; null
 * if not.
 * @param inUse number of accounts with a second factor
 */
export function readableSecretsWarning(env: Env, inUse: number): string | null {
  if (env.SECOND_FACTOR_KEY !== undefined || (inUse === 0 && !isPublic(env))) return null;
  return "SECOND_FACTOR_KEY is not set: the secrets of administrators' second factors are readable in the database.";
}

/**
 * The startup warning for a GSTIN with a valid format but an invalid checksum; null for a missing
 * or valid one. Not an error, because the shop may have traded with it, and only its owner knows
 * the wrong character.
 */
export function gstinWarning({ GSTIN }: Pick<Env, 'GSTIN'>): string | null {
  if (GSTIN === '' || isGstin(GSTIN)) return null;
  return `GSTIN is ${GSTIN}, whose check character does not match: one character is wrong, and it is printed on every tax invoice.`;
}

/** Names of empty variables that Indian law or customers expect a seller to fill. */
export function unconfigured(env: Env): string[] {
  const expected = [
    'COMPANY_NAME',
    'COMPANY_ADDRESS',
    'COMPANY_EMAIL',
    'COMPANY_PHONE',
    'GRIEVANCE_OFFICER',
    env.GST_SCHEME === 'unregistered' ? 'COMPANY_STATE' : 'GSTIN',
  ] as const;
  return expected.filter((name) => env[name] === '');
}
