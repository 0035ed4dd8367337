import { z } from 'zod';
import { picture } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { designKinds, energisationTiers, metals } from './values/jewellery.ts';

const weight = z.object({ metal: z.enum(metals), baseMg: z.int(), perSizeMg: z.int() });

/** A design in which a loose stone can be set. Money in paise: the page reckons the price with `settingPrice` as the shop does. */
export const design = z.object({
  id: z.string(),
  name: z.string(),
  nameHi: z.string(),
  kind: z.enum(designKinds),
  weights: z.array(weight),
  making: z.enum(['per-gram', 'fixed']),
  makingPaise: z.int(),
  daysToMake: z.int(),
  /** What it looks like, set with some stone; null where nobody has shown it. */
  picture: picture.nullable(),
  sample: z.boolean(),
});
export type Design = z.infer<typeof design>;

/** What a gram of an alloy costs, in paise, and since when. */
export const metalRate = z.object({
  metal: z.enum(metals),
  paisePerGram: z.int(),
  validFrom: z.string(),
  /** True once it is too old to sell by. */
  stale: z.boolean(),
  sample: z.boolean(),
});
export type MetalRate = z.infer<typeof metalRate>;

/** In what a stone can be set today, at which rates, and what its energisation costs. */
export const listDesigns = endpoint({
  method: 'GET',
  path: '/api/designs',
  access: 'public',
  reply: z.object({
    designs: z.array(design),
    rates: z.array(metalRate),
    energisation: z.array(z.object({ tier: z.enum(energisationTiers), paise: z.int() })),
  }),
});
export type Designs = z.infer<typeof listDesigns.reply>;
