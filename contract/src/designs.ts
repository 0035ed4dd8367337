import { z } from 'zod';
import { imageItem } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { designKinds, energisationTiers, metals } from './values/jewellery.ts';

const weight = z.object({ metal: z.enum(metals), baseMg: z.int(), perSizeMg: z.int() });

/**
 * A design in which a loose stone can be set. Money in paise: the page reckons the price with
 * `settingPrice` as the shop does.
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
  /** An example image, set with some stone; null if there is no image. */
  picture: imageItem.nullable(),
  /** Images of the same in a metal's colour; metals without one display `picture`. */
  metalPictures: z.array(z.object({ metal: z.enum(metals), picture: imageItem })),
  sample: z.boolean(),
});
export type Design = z.infer<typeof design>;

/** The price per gram of an alloy, in paise, and its effective date. */
export const metalRate = z.object({
  metal: z.enum(metals),
  paisePerGram: z.int(),
  validFrom: z.string(),
  /** True once it is too old to sell by. */
  stale: z.boolean(),
  sample: z.boolean(),
});
export type MetalRate = z.infer<typeof metalRate>;

/**
 * The settings currently available for a stone, their rates, and the price of its energisation.
 */
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
