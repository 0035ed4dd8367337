import { z } from 'zod';
import { id, line, note, prose } from './fields.ts';
import { energisationTiers, firstRingSize, lastRingSize, metals } from './values/jewellery.ts';
import { issue } from './values/sentences.ts';

/** How a stone is to be set, as a customer names it. */
export const chosenSetting = z.strictObject({
  /** The design's id. */
  design: id,
  metal: z.enum(metals, issue('choice_invalid')),
  /** A ring's Indian size, `unsure` where the order waits for it; null for what has no sizes. */
  size: z.union([z.int().min(firstRingSize).max(lastRingSize), z.literal('unsure')]).nullable(),
});
export type ChosenSetting = z.infer<typeof chosenSetting>;

/** For whom a stone is energised. Personal data. */
export const sankalpa = z.strictObject({
  name: line(100, issue('given_name_missing')),
  gotra: note(60).optional(),
  /** What it is asked for, in the customer's words. */
  sankalpa: prose(300).optional(),
  /** The nakshatra of birth, where it is known. */
  nakshatra: note(40).optional(),
  /** The day wished for, YYYY-MM-DD. */
  day: z.iso.date(issue('date_needed')).optional(),
});
export type Sankalpa = z.infer<typeof sankalpa>;

export const chosenEnergisation = z
  .strictObject({ tier: z.enum(energisationTiers, issue('choice_invalid')), for: sankalpa.optional() })
  .refine((chosen) => chosen.tier !== 'personal' || chosen.for !== undefined, {
    error: issue('given_name_missing'),
    path: ['for', 'name'],
  });
export type ChosenEnergisation = z.infer<typeof chosenEnergisation>;

/** What a line requests beyond the piece itself. */
export const lineExtras = z.strictObject({
  setting: chosenSetting.optional(),
  energisation: chosenEnergisation.optional(),
});
export type LineExtras = z.infer<typeof lineExtras>;

/** What a piece's price is made of, in paise, at the rates of one moment. An order keeps it for good. */
export const lineParts = z.object({
  /** The piece itself. */
  stonePaise: z.int(),
  setting: z
    .object({
      design: z.string(),
      name: z.string(),
      nameHi: z.string(),
      kind: z.enum(['ring', 'pendant', 'bracelet']),
      metal: z.enum(metals),
      size: chosenSetting.shape.size,
      /** Milligrams of the alloy, and what a gram of it cost from when on. */
      mg: z.int(),
      ratePaise: z.int(),
      rateFrom: z.string(),
      metalPaise: z.int(),
      makingPaise: z.int(),
      daysToMake: z.int(),
      sampleRate: z.boolean(),
    })
    .optional(),
  energisation: z
    .object({
      tier: z.enum(energisationTiers),
      paise: z.int(),
      /** Its own tax: the code of the service and basis points; null where nobody had entered them. */
      sac: z.string().nullable(),
      gstBasisPoints: z.int().nullable(),
    })
    .optional(),
});
export type LineParts = z.infer<typeof lineParts>;
