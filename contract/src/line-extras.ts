import { z } from 'zod';
import { id, line, note, prose } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { energisationTiers, firstRingSize, lastRingSize, metals } from './values/jewellery.ts';

/** A setting for a stone, as selected by a customer. */
export const selectedSetting = z.strictObject({
  /** The design's id. */
  design: id,
  metal: z.enum(metals, issue('choice_invalid')),
  /** A ring's Indian size, `unsure` if it is still missing; null for products without sizes. */
  size: z.union([z.int().min(firstRingSize).max(lastRingSize), z.literal('unsure')]).nullable(),
});

/** The beneficiary of an energisation. Personal data. */
export const sankalpa = z.strictObject({
  name: line(100, issue('given_name_missing')),
  gotra: note(60).optional(),
  /** The customer's intention (sankalpa), as typed. */
  sankalpa: prose(300).optional(),
  /** The birth nakshatra; absent if unknown. */
  nakshatra: note(40).optional(),
  /** The requested day of the energisation, YYYY-MM-DD. */
  day: z.iso.date(issue('date_needed')).optional(),
});
export type Sankalpa = z.infer<typeof sankalpa>;

export const selectedEnergisation = z
  .strictObject({
    tier: z.enum(energisationTiers, issue('choice_invalid')),
    for: sankalpa.optional(),
  })
  .refine((energisation) => energisation.tier !== 'personal' || energisation.for !== undefined, {
    error: issue('given_name_missing'),
    path: ['for', 'name'],
  });
export type SelectedEnergisation = z.infer<typeof selectedEnergisation>;

/** Extras selected for a cart line. */
export const lineExtras = z.strictObject({
  setting: selectedSetting.optional(),
  energisation: selectedEnergisation.optional(),
});
export type LineExtras = z.infer<typeof lineExtras>;

/**
 * The price breakdown of a unit in paise, at the rates of one point in time. An order stores it
 * permanently.
 */
export const lineParts = z.object({
  /** The price of the stone itself. */
  stonePaise: z.int(),
  setting: z
    .object({
      design: z.string(),
      name: z.string(),
      nameHi: z.string(),
      kind: z.enum(['ring', 'pendant', 'bracelet']),
      metal: z.enum(metals),
      size: selectedSetting.shape.size,
      /** Milligrams of the alloy, and its price per gram with the effective date. */
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
      /** Tax of the energisation: service code (SAC) and basis points; null if not configured. */
      sac: z.string().nullable(),
      gstBasisPoints: z.int().nullable(),
    })
    .optional(),
});
export type LineParts = z.infer<typeof lineParts>;
