import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { issue } from '../values/error-messages.ts';
import { stoneChoices } from '../values/stone-choices.ts';

/** A change of all rates: by percent, by rupees per carat up or down, or to one rate for all. */
export const rateChange = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('percent'),
    value: z.number().min(-90).max(500).multipleOf(0.01, issue('two_decimals')),
  }),
  z.strictObject({ by: z.literal('rupees'), value: z.int().min(-10_000_000).max(10_000_000) }),
  z.strictObject({ by: z.literal('set'), value: z.int().min(1).max(10_000_000) }),
]);
export type RateChange = z.infer<typeof rateChange>;

/**
 * Changes the rate per carat, and so the price, of all stones of a type that are sold by weight.
 * Without `confirm` it is a dry run that returns the changes; with the `preview` of such a response
 * exactly these changes are applied.
 */
export const changeStoneRates = endpoint({
  method: 'POST',
  path: '/api/admin/stones/rates',
  access: 'admin',
  body: z.strictObject({
    stone: z.enum(stoneChoices.stone),
    change: rateChange,
    confirm: z.string().max(100).optional(),
  }),
  reply: z.object({
    applied: z.boolean(),
    /**
     * Identifies this preview: `stale_edit` if stones or prices have changed before it is applied.
     */
    preview: z.string(),
    /** The changes, in rupees and milligrams. */
    stones: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        weightMg: z.int(),
        rateBefore: z.number(),
        rateAfter: z.number(),
        priceBefore: z.number(),
        priceAfter: z.number(),
        /** The new price exceeds the printed MRP, which is removed: the label must be reprinted. */
        mrpEnds: z.boolean(),
      }),
    ),
  }),
  errors: ['stale_edit'],
});
export type StoneRates = z.infer<typeof changeStoneRates.reply>;
