import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { category, prose, queryCount, version } from '../fields.ts';
import { emailKey } from '../values/contact-details.ts';
import { issue } from '../values/sentences.ts';
import { type SettingName, settingNames, shopSettings } from '../values/shop-settings.ts';
import { isStorable, typedText } from '../values/typed-text.ts';

const name = z.enum(settingNames as [SettingName, ...SettingName[]]);

/** Refuses invisible characters instead of dropping them; the server checks the rest, with the other settings. */
const emailText = z
  .string()
  .max(500, { error: issue('text_long', { most: 500 }), abort: true })
  .overwrite(emailKey)
  .refine((text) => typedText(text) === text && isStorable(text), issue('email_invalid'));

const reply = z.object({
  /** Grows with every save. */
  version: z.int(),
  settings: z.array(
    z.object({
      name,
      /** What holds now, as it is typed. */
      value: z.string(),
      /** What the environment says; it holds where nothing was saved. */
      environment: z.string(),
      saved: z.boolean(),
    }),
  ),
});
export type ShopSettings = z.infer<typeof reply>;

export const getSettings = endpoint({ method: 'GET', path: '/api/admin/settings', access: 'admin', reply });

/**
 * Saves those that are named; null goes back to the environment. `version` is the one that was read: `stale_edit` carries the
 * `settings` as they are when another was saved in the meantime.
 */
export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  body: z.strictObject({
    version,
    values: z.strictObject(
      Object.fromEntries(
        settingNames.map((of) => {
          const text = shopSettings[of].kind === 'email' ? emailText : prose(500);
          return [of, text.nullable().exactOptional()];
        }),
      ) as Record<SettingName, z.ZodExactOptional<z.ZodNullable<z.ZodString>>>,
    ),
  }),
  reply,
  errors: ['stale_edit'],
});

/**
 * Products whose code or rate nobody has entered, by name: invoices with them wait.
 */
export const listUntaxed = endpoint({
  method: 'GET',
  path: '/api/admin/taxes',
  access: 'admin',
  query: z.strictObject({
    limit: queryCount(200).optional(),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    products: z.array(
      z.object({
        _id: z.string(),
        slug: z.string(),
        name: z.string(),
        category,
        hsn: z.string().nullable(),
        gstPercent: z.number().nullable(),
      }),
    ),
    total: z.int(),
    nextCursor: z.string().nullable(),
  }),
});
export type UntaxedQuery = z.input<typeof listUntaxed.query>;
export type UntaxedList = z.infer<typeof listUntaxed.reply>;

/** What a shop needs before it sells in earnest, in the order in which an owner does it. */
export const setupSteps = [
  'company',
  'payments',
  'mail',
  'address',
  'second_factor',
  'factor_key',
  'taxes',
  'metals',
  'delivery',
  'claims',
  'samples',
  'sample_designs',
  'sample_healers',
] as const;

/** How far the shop is set up, as it stands now. A step that this shop has no use for is left out. */
export const readSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  access: 'admin',
  reply: z.object({
    steps: z.array(
      z.object({
        name: z.enum(setupSteps),
        done: z.boolean(),
        /** Settings and variables of the environment that keep it open; claims with the reason, as `clients:sample`. */
        missing: z.array(z.string()),
        /** What else keeps it open: administrators, remedies or metals. */
        left: z.int(),
      }),
    ),
  }),
});
export type Setup = z.infer<typeof readSetup.reply>;
export type SetupStep = Setup['steps'][number];
