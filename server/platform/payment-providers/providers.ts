import type { Keep } from './adapter.ts';
import { cash } from './cash/adapter.ts';
import { counterAdapter } from './counter/adapter.ts';
import type { PaymentProvider } from './provider.ts';
import { razorpay } from './razorpay/adapter.ts';

/**
 * Every provider that this shop can take money by. A new one is a folder next to this file and its
 * three places at the top of this one.
 */
const adapters = [razorpay, cash, counterAdapter] as const;
export const paymentVariables = { ...razorpay.variables, ...cash.variables };

/** The environment schema of all adapters together. */
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  all: infer Full,
) => void
  ? Full
  : never;
type ProviderEnv = All<Parameters<(typeof adapters)[number]['open']>[0]>;
type Given = All<Parameters<(typeof adapters)[number]['choose']>[0]>;

/** The allowed values of PAYMENTS; `none` simulates payments. */
export const paymentNames: readonly [string, ...string[]] = [...razorpay.names, 'none'];
export const paymentGroups = adapters.flatMap(({ groups }) => groups);
/** Fields of callbacks that no log line may show. */
export const secretCallbackFields = adapters.flatMap(({ secretFields }) => secretFields);

/**
 * The provider implied by the given variables, where PAYMENTS is not set; null where they imply
 * no provider.
 */
export function selectProvider(given: Given): string | null {
  return adapters.map((adapter) => adapter.choose(given)).find((name) => name !== null) ?? null;
}

/** The first reason why the providers' variables cannot work, beginning with a variable's name. */
export function paymentError(env: ProviderEnv, requested: string | undefined): string | null {
  return (
    adapters.map((adapter) => adapter.errorOf(env, requested)).find((error) => error !== null) ??
    null
  );
}

/** The reason why no money moves although a real provider is selected. */
export function noMoneyReason(env: ProviderEnv): string | null {
  return adapters.map((adapter) => adapter.noMoney(env)).find((reason) => reason !== null) ?? null;
}

export interface Providers {
  /** The provider of new orders; null where payments are simulated. */
  payments: PaymentProvider | null;
  /**
   * Configured in addition: they settle, refund and list their payments from the time when they
   * were selected.
   */
  otherPayments: readonly PaymentProvider[];
}

/** Opens every provider that is set up. */
export async function openProviders(env: ProviderEnv, keep: Keep): Promise<Providers> {
  const used = env.PAYMENTS === 'none' ? [cash, counterAdapter] : adapters;
  const opened = (await Promise.all(used.map((adapter) => adapter.open(env, keep)))).flat();
  const payments = opened.find(({ name }) => name === env.PAYMENTS) ?? null;
  return { payments, otherPayments: opened.filter((provider) => provider !== payments) };
}

/** The provider that took an order's money; null where it is not set up any more. */
export function providerOf(
  providers: Providers,
  order: { provider: string },
): PaymentProvider | null {
  return everyProvider(providers).find(({ name }) => name === order.provider) ?? null;
}

/** Those that take money over a network. */
export function onlineProviders(providers: Providers): readonly PaymentProvider[] {
  return everyProvider(providers).filter(({ refundsByHand }) => !refundsByHand);
}

/** The selected one first. */
export function everyProvider({ payments, otherPayments }: Providers): readonly PaymentProvider[] {
  return payments ? [payments, ...otherPayments] : otherPayments;
}

declare module '../deps.ts' {
  interface Deps extends Providers {}
}
