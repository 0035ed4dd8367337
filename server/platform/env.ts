import path from 'node:path';
import {
  defaultRattiMg,
  itemAt,
  locales,
  maxRattiMg,
  minRattiMg,
  type SettingName,
  settingNames,
  sourceLocale,
} from '@jyotiratna/contract';
import { z } from 'zod';
import {
  type CourierEnv,
  courierError,
  courierVariables,
  defaultCourier,
} from './couriers/couriers.ts';
import { addressError, groupError } from './env-checks.ts';
import { filingVariables } from './filing-variables.ts';
import { giftCardVariables } from './gift-card-variables.ts';
import {
  paymentError,
  paymentNames,
  paymentVariables,
  selectProvider,
} from './payment-providers/providers.ts';
import { readRetention } from './retention.ts';
import { returnVariables } from './return-variables.ts';
import { taxVariables } from './tax-variables.ts';
import { defaultTextSenders, textMessageError, textVariables } from './text-messages/variables.ts';
import {
  emailVariable,
  gstin,
  isLocalBase,
  lineVariable,
  milligrams,
  numberVariable,
  oneOf,
  phoneVariable,
  profile,
  sender,
  site,
  url,
  web,
} from './variable.ts';

/**
 * The schema of the environment: an invalid value stops the startup with a line that contains the
 * variable and its allowed values. An empty variable counts as absent.
 */

/** A date in India. */
const day = z.iso.date('must be a day such as 2026-11-30');

/**
 * Minutes after which an email about an abandoned cart is sent: one or two ascending values; `off`
 * disables it.
 */
const reminders = z
  .string()
  .default('60,1440')
  .transform((text, context) => {
    if (text === 'off') return [];
    const minutes = text.split(',').map(Number);
    const isValid =
      minutes.length <= 2 &&
      minutes.every((one) => Number.isInteger(one) && one >= 10 && one <= 2880);
    if (isValid && (minutes[1] === undefined || minutes[1] > itemAt(minutes, 0))) return minutes;
    context.addIssue(
      'must be one or two numbers of minutes from 10 to 2880, such as 60,1440, or off',
    );
    return z.NEVER;
  });

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: numberVariable(0, 65535).default(3000),
  HOST: lineVariable.default('localhost'),
  PUBLIC_URL: site.optional(),
  TRUST_PROXY: numberVariable(0, 10).default(0),
  DATA_DIR: lineVariable.default('./data').transform((folder) => path.resolve(folder)),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'must be a postgres:// URL').optional(),
  DATABASE_READ_URL: url(['postgres:', 'postgresql:'], 'must be a postgres:// URL').optional(),
  DATABASE_POOL: numberVariable(1, 200).default(10),
  CDN_SECONDS: numberVariable(0, 86_400).default(0),
  CDN_PURGE_URL: web.optional(),
  CDN_PURGE_TOKEN: lineVariable.optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'must be a redis:// URL').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have 8 to 128 characters')
    .max(128, 'must have 8 to 128 characters')
    .optional(),
  SECOND_FACTOR_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .max(500, 'must have at most 500 characters')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes as base64url, 43 characters')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,500}$/, 'must have 16 to 500 letters, digits or -._~+/=')
    .optional(),
  PAYMENTS: oneOf(...paymentNames).optional(),
  ...paymentVariables,
  ...courierVariables,
  GOOGLE_CLIENT_ID: lineVariable.optional(),
  GOOGLE_CLIENT_SECRET: lineVariable.optional(),
  GOOGLE_ISSUER: web.default('https://accounts.google.com'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an smtp:// URL').optional(),
  MAIL_FROM: sender.optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: lineVariable.optional(),
  S3_ACCESS_KEY_ID: lineVariable.optional(),
  S3_SECRET_ACCESS_KEY: lineVariable.optional(),
  S3_REGION: lineVariable.default('auto'),
  KUNDLI_PROVIDER_URL: web.optional(),
  KUNDLI_PROVIDER_KEY: lineVariable.optional(),
  SESSION_ROOMS: z
    .union([z.literal('livekit'), web], 'must be livekit, or an http or https URL')
    .optional(),
  LIVEKIT_URL: url(['ws:', 'wss:', 'http:', 'https:'], 'must be a wss:// URL').optional(),
  LIVEKIT_API_KEY: lineVariable.optional(),
  LIVEKIT_API_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .max(500, 'must have at most 500 characters')
    .optional(),
  RETENTION_DAYS: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readRetention(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    }),
  IMPORT_IMAGE_HOSTS: z
    .string()
    .regex(/^(?:[\w.:[\]-]+(?:[,\s]+|$))*$/, 'must be hosts such as 10.0.0.5:8080,files.local')
    .default('')
    .transform((text): readonly string[] => text.split(/[,\s]+/).filter(Boolean)),
  METAL_RATE_DAYS: numberVariable(1, 365).default(3),
  METAL_RATE_CHANGE: numberVariable(1, 100).default(10),
  RATTI_MG: milligrams(minRattiMg, maxRattiMg).default(defaultRattiMg),
  ENERGISATION_PRICES: z
    .string()
    .regex(
      /^(?:off|(?:(?:basic|personal)=\d{1,7}(?:,|$))*)$/,
      'must be prices in rupees such as basic=251,personal=1101, or off',
    )
    .default('basic=251,personal=1101')
    .transform(
      (text): Partial<Record<'basic' | 'personal', number>> =>
        Object.fromEntries(
          text
            .split(',')
            .filter((part) => part.includes('='))
            .map((part) => [part.split('=')[0], Number(part.split('=')[1]) * 100]),
        ),
    ),
  ...taxVariables,
  CART_REMINDERS: reminders,
  SESSION_CANCEL_FEES: oneOf('on', 'off').default('on'),
  RETURN_WAY_PAID: oneOf('on', 'off').default('off'),
  SESSION_CLOSED_DAYS: z
    .string()
    .regex(/^(?:\d{4}-\d{2}-\d{2}(?:[,\s]+|$))*$/, 'must be days such as 2026-12-25,2027-01-26')
    .default('')
    .transform((text): readonly string[] => text.split(/[,\s]+/).filter(Boolean)),
  ...giftCardVariables,
  ...returnVariables,
  LOW_STOCK: numberVariable(0, 1000).default(5),
  PROMO_CODE: lineVariable.default('JYOTI50'),
  IMPORTED_SUBSCRIBERS: oneOf('on', 'off').default('off'),
  ARCHIVE_DAYS: numberVariable(1, 30).default(7),
  SALES_DISCOUNT_MOST: numberVariable(0, 100).default(10),
  PROMO_STRIP: oneOf('on', 'off').default('on'),
  UCP_ACCESS: oneOf('on', 'off').default('off'),
  MCP_ACCESS: oneOf('on', 'off').default('off'),
  PROMO_TEXT: lineVariable.max(90, 'must have at most 90 characters').default(''),
  PROMO_TEXT_HI: lineVariable.max(90, 'must have at most 90 characters').default(''),
  PROMO_LINK: z
    .string()
    .regex(
      /^(?:\/(?![/\\])[^\s\\]*|https:\/\/\S+)?$/,
      'must be a page such as /remedies or an address with https://',
    )
    .max(300, 'must have at most 300 characters')
    .default(''),
  PROMO_FROM: day.default(''),
  PROMO_TO: day.default(''),
  NOTICE_EMAIL: emailVariable.optional(),
  NOTICE_LANGUAGE: oneOf(...locales).default(sourceLocale),
  ...filingVariables,
  ...textVariables,
  SEED: oneOf('demo', 'none').default('demo'),
  FIRST_PAGES: oneOf('ready', 'later').default('ready'),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug').default('warn'),
  COMPANY_NAME: lineVariable.default(''),
  COMPANY_ADDRESS: lineVariable.default(''),
  COMPANY_EMAIL: emailVariable.default(''),
  COMPANY_PHONE: phoneVariable.default(''),
  CAREERS_EMAIL: emailVariable.default(''),
  GRIEVANCE_OFFICER: lineVariable.default(''),
  GRIEVANCE_EMAIL: emailVariable.default(''),
  GRIEVANCE_DESIGNATION: lineVariable.default(''),
  GRIEVANCE_PHONE: phoneVariable.default(''),
  COMPANY_BRANCHES: lineVariable.default(''),
  PAYMENT_CONTACT: lineVariable.default(''),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => z.email().safeParse(text).success || url(['https:'], '').safeParse(text).success,
      'must be an e-mail address or an https URL',
    )
    .optional(),
  GSTIN: gstin.default(''),
  SOCIAL_INSTAGRAM: profile.default(''),
  SOCIAL_FACEBOOK: profile.default(''),
  SOCIAL_YOUTUBE: profile.default(''),
  SOCIAL_X: profile.default(''),
});

/** All variables that are read, except Node's own NODE_ENV. */
export const variableNames: readonly string[] = Object.keys(schema.shape).filter(
  (name) => name !== 'NODE_ENV',
);

type Raw = z.output<typeof schema>;
export type Env = Omit<Raw, 'PUBLIC_URL' | 'PAYMENTS' | 'COURIER' | 'TEXT_MESSAGES'> & {
  PUBLIC_URL: string | undefined;
  PAYMENTS: string;
  COURIER: CourierEnv['COURIER'];
  TEXT_MESSAGES: string;
  /** The raw values of the variables that the settings page can change. */
  settings: Readonly<Partial<Record<SettingName, string>>>;
};

/** An invalid variable; the message is printed at startup. */
export class EnvError extends Error {}

/**
 * Reads and validates the environment.
 * @throws EnvError with the variable and its allowed values.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const raw = result.data;
  const PAYMENTS = raw.PAYMENTS ?? selectProvider(raw) ?? 'sandbox';
  const env: Env = {
    ...raw,
    PUBLIC_URL: raw.PUBLIC_URL,
    PAYMENTS,
    COURIER: raw.COURIER ?? defaultCourier({ PAYMENTS, isPublic: isPublic(raw) }),
    TEXT_MESSAGES: raw.TEXT_MESSAGES ?? defaultTextSenders({ PAYMENTS, isPublic: isPublic(raw) }),
    settings: Object.fromEntries(
      settingNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
    ),
  };
  const error =
    addressError(env) ??
    paymentError(env, raw.PAYMENTS) ??
    courierError(env) ??
    textMessageError(env) ??
    groupError(given);
  if (error) throw new EnvError(error);
  if (raw.PROMO_TO && raw.PROMO_TO < raw.PROMO_FROM)
    throw new EnvError('PROMO_TO must not be before PROMO_FROM');
  if (raw.SESSION_ROOMS === 'livekit' && !raw.LIVEKIT_URL)
    throw new EnvError('LIVEKIT_URL is required when SESSION_ROOMS is livekit');
  if (raw.SESSION_ROOMS !== 'livekit' && raw.LIVEKIT_URL)
    throw new EnvError('SESSION_ROOMS must be livekit when LIVEKIT_URL is set');
  // A missing variable must never make orders free for every visitor.
  if (raw.PAYMENTS === undefined && env.PAYMENTS === 'sandbox' && isPublic(env)) {
    const real = paymentNames.filter((name) => name !== 'sandbox' && name !== 'none');
    throw new EnvError(
      `PAYMENTS is required when PUBLIC_URL is not on this machine: ${real.join(' or ')} with its keys, sandbox for tests where no money moves, or none`,
    );
  }
  return env;
}

/**
 * Validates a variable's value as from the environment; an empty string counts as absent.
 * @throws EnvError with the allowed values of the variable
 */
export function readVariable<Name extends SettingName>(name: Name, text: string): Raw[Name] {
  const result = schema.shape[name].safeParse(text === '' ? undefined : text);
  if (!result.success) throw new EnvError(result.error.issues[0]?.message);
  return result.data as Raw[Name];
}

/** Whether the shop's address can be opened from other machines. */
export function isPublic({ PUBLIC_URL }: { PUBLIC_URL?: string | undefined }): boolean {
  return PUBLIC_URL !== undefined && !isLocalBase(PUBLIC_URL);
}
