import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { prose, version } from '../fields.ts';
import { type ClaimName, claimNames, hiddenReasons } from '../values/claims.ts';
import { issue } from '../values/error-messages.ts';
import { type LawCheckName, lawCheckNames, lawRules } from '../values/law-checks.ts';

const day = z.union([z.literal(''), z.iso.date(issue('date_needed'))]);

const claim = z
  .strictObject({
    figure: prose(20),
    figureHi: prose(20),
    basis: prose(500),
    asOf: day,
    confirmed: z.boolean(),
  })
  .superRefine(({ confirmed, basis, asOf }, context) => {
    if (!confirmed) return;
    if (basis === '')
      context.addIssue({ code: 'custom', path: ['basis'], message: issue('basis_needed') });
    if (asOf === '')
      context.addIssue({ code: 'custom', path: ['asOf'], message: issue('date_needed') });
  });

const name = z.enum(claimNames as [ClaimName, ...ClaimName[]]);

const reply = z.object({
  /** Grows with every save. */
  version: z.int(),
  claims: z.array(
    z.object({
      name,
      ...claim.shape,
      sample: z.boolean(),
      /** Why pages do not show it; null where they do. */
      hidden: z.enum(hiddenReasons).nullable(),
    }),
  ),
});
export type ClaimList = z.infer<typeof reply>;

export const getClaimsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  access: 'admin',
  reply,
});

/** Saves the claims that are named; one that differs from the demo's is no sample any more. */
export const saveClaimsRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/claims',
  access: 'admin',
  body: z.strictObject({ version, claims: z.partialRecord(name, claim) }),
  reply,
  errors: ['stale_edit'],
});

/**
 * A reason for which a check is open: a setting, a variable or a claim by its `name`, a title or
 * code of the owner (`own`), remedies with a gap of that name, a number of entries that are left,
 * delivery zones, or a question for an adviser. `count` is 0 where nothing is counted.
 */
const lawGap = z.object({
  kind: z.enum([
    'setting',
    'variable',
    'claim',
    'own',
    'remedies',
    'left',
    'zones',
    'question',
    'notice',
  ]),
  name: z.string(),
  count: z.int().min(0),
});
export type LawGap = z.infer<typeof lawGap>;

/** Legal requirements, evaluated against the real state of the shop. */
export const readLawRoute = endpoint({
  method: 'GET',
  path: '/api/admin/law',
  access: 'admin',
  reply: z.object({
    checks: z.array(
      z.object({
        name: z.enum(lawCheckNames as [LawCheckName, ...LawCheckName[]]),
        /** `ask`: an accountant or a lawyer decides it. */
        state: z.enum(['done', 'open', 'ask']),
        missing: z.array(lawGap),
        /** The rule that is in force, where the owner chooses it; null for all other checks. */
        inForce: z.enum(lawRules).nullable(),
      }),
    ),
  }),
});
export type Law = z.infer<typeof readLawRoute.reply>;
