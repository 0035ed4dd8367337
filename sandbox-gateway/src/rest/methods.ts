import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../assemble.ts';
import { injectFailure } from '../faults/inject-failure.ts';

/**
 * Monthly plans (EMI) of two fictitious banks: minimum in paise, and annual interest in percent by
 * months.
 */
const emiPlans = {
  TSTA: { min_amount: 300_000, plans: { 3: 12, 6: 12, 9: 14, 12: 14 } },
  TSTB: { min_amount: 250_000, plans: { 6: 13.99, 12: 13.5, 24: 15 } },
};

const methods = {
  entity: 'methods',
  card: true,
  netbanking: { TSTA: 'Test Bank A', TSTB: 'Test Bank B' },
  emi: true,
  emi_plans: emiPlans,
};

/** Routes for the account's payment methods. Callers authenticate by key id only. */
export function methodRoutes(app: FastifyInstance, { errorQueue }: Gateway): void {
  app.get(
    '/methods',
    injectFailure(errorQueue, 'methods', () => methods),
  );
}
