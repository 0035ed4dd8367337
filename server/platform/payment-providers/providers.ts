import type { Keep } from './adapter.ts';
import { cash } from './cash/adapter.ts';
import { counterAdapter } from './counter/adapter.ts';
import type { PaymentProvider } from './provider.ts';
import { razorpay } from './razorpay/adapter.ts';

/**
 * All payment providers that the shop supports. To add one, add a folder next to this file, and its
 * adapter in this list, the variables below, and the import above.
 */
const adapters = [razorpay, cash, counterAdapter] as const;
export const paymentVariables = { ...razorpay.variables, ...cash.variables };

/** Intersection of the environment schemas of all adapters. */
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
/** Fields of callbacks that must not be logged. */
export const secretCallbackFields = adapters.flatMap(({ secretFields }) => secretFields);

/** The provider that the variables imply if PAYMENTS is not set; null if none. */
export function selectProvider(given: Given): string | null {
  return adapters.map((adapter) => adapter.choose(given)).find((name) => name !== null) ?? null;
}

/**
 * The first reason why the providers' variables are invalid, starting with a variable's name; null
 * if valid.
 */
export function paymentError(env: ProviderEnv, requested: string | undefined): string | null {
  return (
    adapters.map((adapter) => adapter.errorOf(env, requested)).find((error) => error !== null) ??
    null
  );
}

/** The reason why no money moves although a real provider is selected; null if money moves. */
export function noMoneyReason(env: ProviderEnv): string | null {
  return adapters.map((adapter) => adapter.noMoney(env)).find((reason) => reason !== null) ?? null;
}

export interface Providers {
  /** The provider of new orders; null if payments are simulated. */
  payments: PaymentProvider | null;
  /**
   * Other configured providers, which still settle, refund and list the payments of their own
   * orders.
   */
  otherPayments: readonly PaymentProvider[];
}

/** Opens all configured providers. */
export async function openProviders(env: ProviderEnv, keep: Keep): Promise<Providers> {
  const used = env.PAYMENTS === 'none' ? [cash, counterAdapter] : adapters;
  const opened = (await Promise.all(used.map((adapter) => adapter.open(env, keep)))).flat();
  const payments = opened.find(({ name }) => name === env.PAYMENTS) ?? null;
  return { payments, otherPayments: opened.filter((provider) => provider !== payments) };
}

/** The provider of an order's payment; null if it is no longer configured. */
export function providerOf(
  providers: Providers,
  order: { provider: string },
): PaymentProvider | null {
  return everyProvider(providers).find(({ name }) => name === order.provider) ?? null;
}

/** The providers with an API. */
export function onlineProviders(providers: Providers): readonly PaymentProvider[] {
  return everyProvider(providers).filter(({ refundsByHand }) => !refundsByHand);
}

/** All configured providers, the selected one first. */
export function everyProvider({ payments, otherPayments }: Providers): readonly PaymentProvider[] {
  return payments ? [payments, ...otherPayments] : otherPayments;
}

declare module '../deps.ts' {
  interface Deps extends Providers {}
}
