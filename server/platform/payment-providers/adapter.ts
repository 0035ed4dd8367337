import type { z } from 'zod';
import type { PaymentProvider } from './provider.ts';

/**
 * Decides a setting once for every process of the shop: the stored value of that name, else the
 * one created now.
 */
export type Keep = <Value>(name: string, make: () => Value) => Promise<Value>;

/**
 * The exports of a provider's folder: its part of the environment, and itself. `Env` is that
 * part.
 */
export type PaymentAdapter<Env> = {
  /** Its allowed values of PAYMENTS. */
  readonly names: readonly string[];
  readonly variables: z.ZodRawShape;
  /** Variables that only work together; those under `more` have no effect without the rest. */
  readonly groups: readonly {
    readonly all: readonly string[];
    readonly more?: readonly string[];
  }[];
  /** Fields of the browser's callback that no log line may show. */
  readonly secretFields: readonly string[];
  /**
   * The value of PAYMENTS implied by these variables, where PAYMENTS is not set; null where they
   * imply no provider.
   */
  readonly choose: (env: Omit<Env, 'PAYMENTS'>) => string | null;
  /**
   * The reason why these values are invalid, starting with the variable's name; `asked` is the
   * value of PAYMENTS itself.
   */
  readonly errorOf: (env: Env, requested: string | undefined) => string | null;
  /** The reason why no money moves although this provider is selected; null where it does. */
  readonly noMoney: (env: Env) => string | null;
  /**
   * Every provider that these variables set up; one that PAYMENTS does not choose still serves the
   * orders that it took.
   */
  readonly open: (env: Env, keep: Keep) => Promise<PaymentProvider[]>;
};
