import type { z } from 'zod';
import type { PaymentProvider } from './provider.ts';

/**
 * Returns the stored value of a setting, shared by all processes; if missing, creates and stores
 * it.
 */
export type Keep = <Value>(name: string, make: () => Value) => Promise<Value>;

/**
 * The exports of a provider's folder: its environment variables (`Env`), and the provider itself.
 */
export type PaymentAdapter<Env> = {
  /** The values of PAYMENTS that this adapter handles. */
  readonly names: readonly string[];
  readonly variables: z.ZodRawShape;
  /** Variables that only work together; those in `more` have no effect without `all`. */
  readonly groups: readonly {
    readonly all: readonly string[];
    readonly more?: readonly string[];
  }[];
  /** Fields of the browser's callback that must not be logged. */
  readonly secretFields: readonly string[];
  /** The default of PAYMENTS that these variables imply; null if they imply no provider. */
  readonly choose: (env: Omit<Env, 'PAYMENTS'>) => string | null;
  /**
   * The reason why these values are invalid, starting with the variable's name; null if valid.
   * `requested` is the raw value of PAYMENTS.
   */
  readonly errorOf: (env: Env, requested: string | undefined) => string | null;
  /** The reason why no money moves although this provider is selected; null if money moves. */
  readonly noMoney: (env: Env) => string | null;
  /**
   * Opens all providers that these variables configure; one that PAYMENTS does not select still
   * serves its own orders.
   */
  readonly open: (env: Env, keep: Keep) => Promise<PaymentProvider[]>;
};
