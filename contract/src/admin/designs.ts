import { z } from 'zod';
import { design } from '../designs.ts';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { type Change, id, line, prose, version } from '../fields.ts';
import { issue } from '../values/error-messages.ts';
import { designKinds, metals } from '../values/jewellery.ts';

/**
 * A design as administrators see it: `offered` to customers, or withdrawn. `version` is incremented
 * by every edit.
 */
export const adminDesign = design.extend({ offered: z.boolean(), version: z.int() });
export type AdminDesign = z.infer<typeof adminDesign>;

/** Grams of an alloy, to the milligram. */
const grams = z.number(issue('number_needed')).max(1000).multipleOf(0.001, issue('three_decimals'));

const designBody = z
  .strictObject({
    name: line(80, issue('name_missing')),
    /** The Hindi name; if empty, the English one is used. */
    nameHi: prose(80).default(''),
    kind: z.enum(designKinds, issue('choice_invalid')),
    weights: z
      .array(
        z.strictObject({
          metal: z.enum(metals, issue('choice_invalid')),
          /** Weight at the smallest ring size, or at the only size. */
          grams: grams.gt(0),
          /** Additional grams per ring size; 0 for products without sizes. */
          gramsPerSize: grams.min(0).default(0),
        }),
      )
      .min(1, issue('metal_needed'))
      .max(metals.length),
    making: z.enum(['per-gram', 'fixed'], issue('choice_invalid')),
    /** The making charge in rupees: per gram of the metal, or per unit. */
    makingRupees: z
      .number(issue('number_needed'))
      .min(0)
      .max(1_000_000)
      .multipleOf(0.01, issue('two_decimals')),
    /** Working days of production. */
    daysToMake: z.int(issue('whole_number_needed')).min(0).max(120),
  })
  .superRefine(({ kind, weights }, context) => {
    for (const [at, { metal, gramsPerSize }] of weights.entries()) {
      if (weights.findIndex((one) => one.metal === metal) < at)
        context.addIssue({
          code: 'custom',
          path: ['weights', at, 'metal'],
          message: issue('metal_twice'),
        });
      if (kind !== 'ring' && gramsPerSize > 0)
        context.addIssue({
          code: 'custom',
          path: ['weights', at, 'gramsPerSize'],
          message: issue('sizes_of_rings'),
        });
    }
  });
/** Input values of the design form. */
export type DesignBody = z.input<typeof designBody>;
export type DesignInput = z.output<typeof designBody>;
const designEdit = designBody.safeExtend({ version });
export type DesignEditInput = z.output<typeof designEdit>;

/**
 * The body of `stale_edit`: the current design and the changes made in the meantime, latest first.
 */
export type StaleDesign = { design: AdminDesign; changes: Change[] };

const params = z.strictObject({ id });
const reply = z.object({ design: adminDesign });

/** All designs in display order, withdrawn designs last. */
export const listAdminDesigns = endpoint({
  method: 'GET',
  path: '/api/admin/designs',
  access: 'admin',
  reply: z.object({ designs: z.array(adminDesign) }),
});

/** Adds a design as the last available one. */
export const addDesignRoute = endpoint({
  method: 'POST',
  path: '/api/admin/designs',
  access: 'admin',
  body: designBody,
  reply,
});

/**
 * Updates a design; existing orders retain theirs with its price. `stale_edit` carries a
 * `StaleDesign`.
 */
export const updateDesignRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/designs/:id',
  access: 'admin',
  params,
  body: designEdit,
  reply,
  errors: ['not_found', 'stale_edit'],
});

/** Withdraws a design, or makes it available again. Idempotent. */
export const offerDesignRoute = endpoint({
  method: 'POST',
  path: '/api/admin/designs/:id/offer',
  access: 'admin',
  params,
  body: z.strictObject({ offered: z.boolean() }),
  reply,
  errors: ['not_found'],
});

/** Uploads an image of the design, visible immediately: one file `images`. */
export const setDesignImageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/designs/:id/picture',
  access: 'admin',
  kind: 'form',
  params,
  reply,
  errors: ['not_found', ...uploadErrors],
});

/** Removes the image of the design. */
export const removeDesignImage = endpoint({
  method: 'DELETE',
  path: '/api/admin/designs/:id/picture',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

const metalParams = z.strictObject({ id, metal: z.enum(metals) });

/** Uploads an image of the design in a metal's colour, visible immediately: one file `images`. */
export const setMetalImageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/designs/:id/pictures/:metal',
  access: 'admin',
  kind: 'form',
  params: metalParams,
  reply,
  errors: ['not_found', ...uploadErrors],
});

/** Removes the image of the design in that metal's colour. */
export const removeMetalImageRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/designs/:id/pictures/:metal',
  access: 'admin',
  params: metalParams,
  reply,
  errors: ['not_found'],
});

/**
 * Moves a design up or down by one position among the available designs; at either end it stays.
 * Returns the full list.
 */
export const moveDesignRoute = endpoint({
  method: 'POST',
  path: '/api/admin/designs/:id/move',
  access: 'admin',
  params,
  body: z.strictObject({ by: z.union([z.literal(-1), z.literal(1)]) }),
  reply: z.object({ designs: z.array(adminDesign) }),
  errors: ['not_found'],
});
