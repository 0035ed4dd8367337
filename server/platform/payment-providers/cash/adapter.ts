import { cashForbiddenFrom } from '@jyotiratna/contract';
import type { z } from 'zod';
import { numberVariable, oneOf } from '../../variable.ts';
import type { PaymentAdapter } from '../adapter.ts';
import { cashOnDelivery } from './provider.ts';

const variables = {
  CASH_ON_DELIVERY: oneOf('on', 'off').default('off'),
  CASH_ON_DELIVERY_FEE: numberVariable(0, 10_000).default(0),
  CASH_ON_DELIVERY_MOST: numberVariable(1, cashForbiddenFrom - 1).default(10_000),
};

type CashEnv = { PAYMENTS: string } & {
  [Name in keyof typeof variables]: z.output<(typeof variables)[Name]>;
};

/**
 * Always open besides the selected provider: cash-on-delivery orders are served as long as the shop
 * stores orders.
 */
export const cash = {
  names: [],
  variables,
  groups: [],
  secretFields: [],
  choose: (_given: Omit<CashEnv, 'PAYMENTS'>) => null,
  errorOf: () => null,
  noMoney: () => null,
  // Also open while cash on delivery is off: existing orders continue, and the settings page can
  // enable it.
  open: async (_env: CashEnv) => [cashOnDelivery],
} as const satisfies PaymentAdapter<CashEnv>;
