import type { PaymentAdapter } from '../adapter.ts';
import { counter } from './provider.ts';

type CounterEnv = { PAYMENTS: string };

/** Always open besides the selected provider: draft orders that are paid at the counter. */
export const counterAdapter = {
  names: [],
  variables: {},
  groups: [],
  secretFields: [],
  choose: (_given: object) => null,
  errorOf: () => null,
  noMoney: () => null,
  open: async (_env: CounterEnv) => [counter],
} as const satisfies PaymentAdapter<CounterEnv>;
