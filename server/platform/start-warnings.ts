import { isGstin } from '@jyotiratna/contract';
import { type Env, isPublic } from './env.ts';
import { noMoneyReason } from './payment-providers/providers.ts';

/** The startup warning where customers could place free orders; null where they cannot. */
export function noMoneyWarning(env: Env): string | null {
  if (!isPublic(env)) {
    return env.PAYMENTS === 'sandbox' && listensOutside(env)
      ? `HOST is ${env.HOST} and PAYMENTS is sandbox: no money moves, and anyone who reaches this machine can order for free. Set PUBLIC_URL to the shop's address.`
      : null;
  }
  const reason = env.PAYMENTS === 'sandbox' ? 'PAYMENTS is sandbox' : noMoneyReason(env);
  return reason && `${reason}: no money moves, and anyone at ${env.PUBLIC_URL} can order for free.`;
}

/** True where other machines reach the shop at the address that it listens on. */
function listensOutside({ HOST }: Pick<Env, 'HOST'>): boolean {
  return HOST !== 'localhost' && HOST !== '::1' && !HOST.startsWith('127.');
}

/**
 * The startup warning where a stolen database would also reveal the codes of administrators;
 * null where it would not.
 * @param inUse accounts that log in with a code
 */
export function readableSecretsWarning(env: Env, inUse: number): string | null {
  if (env.SECOND_FACTOR_KEY !== undefined || (inUse === 0 && !isPublic(env))) return null;
  return "SECOND_FACTOR_KEY is not set: the secrets of administrators' second factors are readable in the database.";
}

/**
 * The startup warning for a GSTIN that is invalid despite its format; null for a missing or
 * valid one. A shop that has traded with it continues: only its owner knows the wrong
 * character.
 */
export function gstinWarning({ GSTIN }: Pick<Env, 'GSTIN'>): string | null {
  if (GSTIN === '' || isGstin(GSTIN)) return null;
  return `GSTIN is ${GSTIN}, whose check character does not match: one character is wrong, and it is printed on every tax invoice.`;
}

/** The variables that Indian law or a customer expects a seller to fill, and that are empty. */
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
