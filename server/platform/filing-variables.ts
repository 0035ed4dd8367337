import { deliveryStates } from '@jyotiratna/contract';
import { z } from 'zod';
import { numberVariable, oneOf } from './variable.ts';

/** A percentage with at most two decimals, as basis points. */
const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage such as 10 or 0.1')
  .transform((text) => Math.round(Number(text) * 100));

/** Tax settings decided by an accountant. */
export const filingVariables = {
  GST_SCHEME: oneOf('regular', 'composition', 'unregistered').default('regular'),
  COMPANY_STATE: z
    .string()
    .refine(
      (text) => (deliveryStates as readonly string[]).includes(text),
      'must be a state of India such as Rajasthan',
    )
    .default(''),
  UNTAXED_AS: oneOf('exempt', 'nil').default('exempt'),
  TOP_UPS_AS: oneOf('voucher', 'advance').default('voucher'),
  PAN_FROM: numberVariable(0, 100_000_000).default(200_000),
  TDS_CODE: z
    .string()
    .regex(/^\d{4}$/, 'must be a payment code of four digits such as 1027')
    .default(''),
  TDS_PERCENT: percent.default(1000),
  TDS_THRESHOLD: numberVariable(0, 100_000_000).default(50_000),
};
