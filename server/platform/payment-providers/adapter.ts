import type { z } from 'zod';
import type { PaymentProvider } from './provider.ts';

/** Decides a setting once for every process of the shop: the value kept under that name, else the one made now. */
export type Keep = <Value>(name: string, make: () => Value) => Promise<Value>;

/** What a provider's folder gives to the shop: its part of the environment, and itself. `Env` holds that part. */
export type PaymentAdapter<Env> = {
  /** What PAYMENTS may say for it. */
  readonly names: readonly string[];
  readonly variables: z.ZodRawShape;
  /** Variables that only work together; those under `more` mean nothing without the others. */
  readonly groups: readonly { readonly all: readonly string[]; readonly more?: readonly string[] }[];
  /** Fields of the browser's callback that no log line may show. */
  readonly secretFields: readonly string[];
  /** The name of PAYMENTS that these variables mean, where PAYMENTS says nothing; null where they mean none. */
  readonly choose: (env: Omit<Env, 'PAYMENTS'>) => string | null;
  /** Why these values cannot work, beginning with the variable's name; `asked` is what PAYMENTS itself says. */
  readonly errorOf: (env: Env, asked: string | undefined) => string | null;
  /** Why no money moves although this provider is chosen; null where it does. */
  readonly noMoney: (env: Env) => string | null;
  /** Every provider that these variables set up; one that PAYMENTS does not choose still serves the orders that it took. */
  readonly open: (env: Env, keep: Keep) => Promise<PaymentProvider[]>;
};
