import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { category, prose, queryCount, version } from '../fields.ts';
import { emailKey } from '../values/contact-details.ts';
import { issue } from '../values/error-messages.ts';
import { type SettingName, settingNames, shopSettings } from '../values/shop-settings.ts';
import { isStorable, typedText } from '../values/typed-text.ts';

const name = z.enum(settingNames as [SettingName, ...SettingName[]]);

/**
 * Rejects invisible characters instead of removing them; further validation is the server's, as for
 * all settings.
 */
const emailText = z
  .string()
  .max(500, { error: issue('text_long', { most: 500 }), abort: true })
  .overwrite(emailKey)
  .refine((text) => typedText(text) === text && isStorable(text), issue('email_invalid'));

const reply = z.object({
  /** Incremented by every save. */
  version: z.int(),
  settings: z.array(
    z.object({
      name,
      /** The effective value, in the form in which it is typed. */
      value: z.string(),
      /** The value of the environment; it applies if no value is saved. */
      environment: z.string(),
      saved: z.boolean(),
    }),
  ),
});
export type ShopSettings = z.infer<typeof reply>;

export const getSettingsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  reply,
});

/**
 * Saves the given settings; null resets one to the environment's value. `version` is the one that
 * was read: `stale_edit` carries the current `settings` if another version was saved in the
 * meantime.
 */
export const saveSettingsRoute = endpoint({
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

/** Products without an HSN code or a tax rate, which block invoices, by name. */
export const listUntaxedRoute = endpoint({
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
export type UntaxedList = z.infer<typeof listUntaxedRoute.reply>;

/** Setup steps before a shop goes live, in the order in which an owner completes them. */
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

/** The current setup progress. Steps that do not apply to this shop are omitted. */
export const readSetupRoute = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  access: 'admin',
  reply: z.object({
    steps: z.array(
      z.object({
        name: z.enum(setupSteps),
        done: z.boolean(),
        /**
         * Missing settings and environment variables; claims with the reason, as `clients:sample`.
         */
        missing: z.array(z.string()),
        /** Number of other missing entries: administrators, remedies or metals. */
        left: z.int(),
      }),
    ),
  }),
});
export type Setup = z.infer<typeof readSetupRoute.reply>;
export type SetupStep = Setup['steps'][number];
