import { z } from 'zod';
import { imageItem } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { designKinds, energisationTiers, metals } from './values/jewellery.ts';

const weight = z.object({ metal: z.enum(metals), baseMg: z.int(), perSizeMg: z.int() });

/**
 * A design of a setting for a loose stone. Money in paise: pages compute the price with
 * `settingPrice`, like the server.
 */
export const design = z.object({
  id: z.string(),
  name: z.string(),
  nameHi: z.string(),
  kind: z.enum(designKinds),
  weights: z.array(weight),
  making: z.enum(['per-gram', 'fixed']),
  makingPaise: z.int(),
  daysToMake: z.int(),
  /** An image with an example stone; null without an image. */
  picture: imageItem.nullable(),
  /** Images of the design by metal; metals without an image use `picture`. */
  metalPictures: z.array(z.object({ metal: z.enum(metals), picture: imageItem })),
  sample: z.boolean(),
});
export type Design = z.infer<typeof design>;

/** The price per gram of an alloy, in paise, and its effective date. */
export const metalRate = z.object({
  metal: z.enum(metals),
  paisePerGram: z.int(),
  validFrom: z.string(),
  /** Whether the rate is too old for sales. */
  stale: z.boolean(),
  sample: z.boolean(),
});
export type MetalRate = z.infer<typeof metalRate>;

/** Available settings for a stone, metal rates, and the price of its energisation. */
export const listDesignsRoute = endpoint({
  method: 'GET',
  path: '/api/designs',
  access: 'public',
  reply: z.object({
    designs: z.array(design),
    rates: z.array(metalRate),
    energisation: z.array(z.object({ tier: z.enum(energisationTiers), paise: z.int() })),
  }),
});
export type Designs = z.infer<typeof listDesignsRoute.reply>;
