import { type Env, isPublic } from './env.ts';
import { noMoneyReason } from './payment-providers/providers.ts';

/** Whether customers pay with real money: a provider with live keys, at a public address. */
export function acceptsPayments(env: Env): boolean {
  const simulated = env.PAYMENTS === 'sandbox' || env.PAYMENTS === 'none';
  return isPublic(env) && !simulated && noMoneyReason(env) === null;
}
