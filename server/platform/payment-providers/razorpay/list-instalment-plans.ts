import type { InstalmentPlan } from '@jyotiratna/contract';
import { z } from 'zod';
import type { CallGateway } from './call-gateway.ts';
import { type Timing, withRetries } from './retry.ts';

const percent = z.number().min(0).max(100);

/**
 * The part of `GET /methods` about instalments. Source: Razorpay's documentation of EMI by credit
 * card.
 */
const methodsReply = z.object({
  emi: z.boolean().nullish(),
  netbanking: z.record(z.string(), z.string()).nullish().catch(null),
  emi_plans: z
    .record(
      z.string(),
      z.object({
        min_amount: z.number().int().nonnegative(),
        plans: z.record(z.string().regex(/^\d{1,2}$/), percent),
      }),
    )
    .nullish(),
});

/** Names of issuers that are missing in the provider's list of banks. */
const issuers: Readonly<Record<string, string>> = {
  AMEX: 'American Express',
  BAJAJ: 'Bajaj Finserv',
};

/** The account's instalment plans with the names of their banks; empty if it has none. */
export async function listInstalmentPlans(
  call: CallGateway,
  timing: Timing,
  timeoutMs: number,
): Promise<InstalmentPlan[]> {
  const request = { method: 'GET', path: '/methods', keyOnly: true, timeoutMs } as const;
  const {
    emi,
    netbanking,
    emi_plans: banks,
  } = await withRetries(timing, () => call(request, methodsReply));
  if (!emi) return [];
  return Object.entries(banks ?? {}).flatMap(([code, { min_amount: minPaise, plans }]) =>
    Object.entries(plans).map(([months, rate]) => ({
      lender: issuers[code] ?? netbanking?.[code] ?? code,
      months: Number(months),
      basisPoints: Math.round(rate * 100),
      minPaise,
    })),
  );
}
