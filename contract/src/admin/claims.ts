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
  /** Incremented by every save. */
  version: z.int(),
  claims: z.array(
    z.object({
      name,
      ...claim.shape,
      sample: z.boolean(),
      /** The reason for which pages hide the claim; null if they show it. */
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

/** Saves the given claims; a claim that differs from the demo's is no longer a sample. */
export const saveClaimsRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/claims',
  access: 'admin',
  body: z.strictObject({ version, claims: z.partialRecord(name, claim) }),
  reply,
  errors: ['stale_edit'],
});

/**
 * A reason for which a check is open: `setting`, `variable` and `claim` carry its `name`, `own` a
 * title or coupon code of the owner, `remedies` the missing field of `count` remedies, `left` the
 * number of missing entries, `notice` the language of an outdated translation; `zones`: no delivery
 * zones; `question`: for an adviser. `count` is 0 where nothing is counted.
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
        /** `ask`: an accountant or a lawyer must decide. */
        state: z.enum(['done', 'open', 'ask']),
        missing: z.array(lawGap),
        /**
         * The rule in force, for checks whose rule the owner selects; null for all other checks.
         */
        inForce: z.enum(lawRules).nullable(),
      }),
    ),
  }),
});
export type Law = z.infer<typeof readLawRoute.reply>;
