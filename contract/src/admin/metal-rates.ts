import { z } from 'zod';
import { metalRate } from '../designs.ts';
import { endpoint } from '../endpoint.ts';
import { issue } from '../values/error-messages.ts';
import { metals } from '../values/jewellery.ts';

const reply = z.object({
  rates: z.array(metalRate),
  /** Days after which a rate is too old for sales. */
  days: z.int(),
  /** A change by more percent than this requires confirmation before it is saved. */
  changePercent: z.int(),
  /** The last entered rates, including those that take effect later, latest first. */
  history: z.array(
    metalRate
      .pick({ metal: true, paisePerGram: true, validFrom: true })
      .extend({ enteredAt: z.string() }),
  ),
});

export const listMetalRates = endpoint({
  method: 'GET',
  path: '/api/admin/metal-rates',
  access: 'admin',
  reply,
});

/** Sets daily rates, in rupees per gram of the alloy; omitted rates stay unchanged. */
export const addMetalRates = endpoint({
  method: 'POST',
  path: '/api/admin/metal-rates',
  access: 'admin',
  body: z.strictObject({
    rates: z
      .array(
        z.strictObject({
          metal: z.enum(metals),
          rupees: z
            .number()
            .gt(0, issue('price_positive'))
            .max(1_000_000)
            .multipleOf(0.01, issue('two_decimals')),
        }),
      )
      .min(1)
      .max(metals.length),
    /** Effective from, ISO 8601; by default now. */
    validFrom: z.iso.datetime({ offset: true }).optional(),
    /** Required if a rate differs from the current one by more percent than `changePercent`. */
    confirmed: z.boolean().optional(),
  }),
  reply,
  errors: ['rate_unconfirmed'],
});
export type MetalRates = z.infer<typeof reply>;
