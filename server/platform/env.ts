import path from 'node:path';
import { z } from 'zod';
import { readRetention } from './retention.ts';

/**
 * The environment as a schema: a value that cannot work stops the start with one line that names the variable and what
 * it takes. An empty variable counts as absent.
 */

const url = (protocols: string[], takes: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), takes)
    .transform((text) => text.replace(/\/+$/, ''));
const web = url(['http:', 'https:'], 'takes an http or https URL');
/** Where a site lives: browsers name it in `Origin` by exactly this text. */
const site = z
  .string()
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, pathname, search, hash, username } = new URL(text);
    return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/';
  }, 'takes an http or https URL without a path, such as https://shop.example')
  .transform((text) => new URL(text).origin);
const oneOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values, `takes one of ${values.join(', ')}`);
const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `takes a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `takes a whole number from ${min} to ${max}`);
const line = z.string().max(500, 'takes at most 500 characters');

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: number(0, 65535).default(3000),
  HOST: line.default('localhost'),
  PUBLIC_URL: site.optional(),
  TRUST_PROXY: number(0, 10).default(0),
  DATA_DIR: line.default('./data').transform((folder) => path.resolve(folder)),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'takes a postgres:// URL').optional(),
  DATABASE_POOL: number(1, 200).default(10),
  REDIS_URL: url(['redis:', 'rediss:'], 'takes a redis:// URL').optional(),
  ADMIN_EMAIL: z.email('takes an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'takes 8 to 128 characters').max(128, 'takes 8 to 128 characters').optional(),
  SECOND_FACTOR_KEY: z
    .string()
    .min(32, 'takes at least 32 characters')
    .max(500, 'takes at most 500 characters')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,500}$/, 'takes 16 to 500 letters, digits or -._~+/=')
    .optional(),
  PAYMENTS: oneOf('razorpay', 'sandbox', 'none').optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'takes a key id such as rzp_test_…')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8, 'takes at least 8 characters').optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, 'takes at least 8 characters').optional(),
  RAZORPAY_API_BASE: web.optional(),
  GOOGLE_CLIENT_ID: line.optional(),
  GOOGLE_CLIENT_SECRET: line.optional(),
  GOOGLE_ISSUER: web.default('https://accounts.google.com'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'takes an smtp:// URL').optional(),
  MAIL_FROM: line.optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: line.optional(),
  S3_ACCESS_KEY_ID: line.optional(),
  S3_SECRET_ACCESS_KEY: line.optional(),
  S3_REGION: line.default('auto'),
  KUNDLI_PROVIDER_URL: web.optional(),
  KUNDLI_PROVIDER_KEY: line.optional(),
  SESSION_ROOMS: web.optional(),
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
  SEED: oneOf('demo', 'none').default('demo'),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug').default('warn'),
  COMPANY_NAME: line.default(''),
  COMPANY_ADDRESS: line.default(''),
  COMPANY_EMAIL: line.default(''),
  COMPANY_PHONE: line.default(''),
  CAREERS_EMAIL: line.default(''),
  GRIEVANCE_OFFICER: line.default(''),
  GRIEVANCE_EMAIL: line.default(''),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => z.email().safeParse(text).success || url(['https:'], '').safeParse(text).success,
      'takes an e-mail address or an https URL',
    )
    .optional(),
  GSTIN: line.default(''),
  SOCIAL_INSTAGRAM: line.default(''),
  SOCIAL_FACEBOOK: line.default(''),
  SOCIAL_YOUTUBE: line.default(''),
  SOCIAL_X: line.default(''),
});

type Raw = z.output<typeof schema>;
export type PaymentsMode = 'razorpay' | 'sandbox' | 'none';
export type Env = Omit<Raw, 'PUBLIC_URL' | 'PAYMENTS'> & { PUBLIC_URL: string | undefined; PAYMENTS: PaymentsMode };

/** One variable that cannot work; the message is the line that the start prints. */
export class EnvError extends Error {}

/**
 * Reads and checks the environment.
 * @throws EnvError naming the variable and what it takes.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const raw = result.data;
  const keys = raw.RAZORPAY_KEY_ID !== undefined && raw.RAZORPAY_KEY_SECRET !== undefined;
  const env: Env = { ...raw, PUBLIC_URL: raw.PUBLIC_URL, PAYMENTS: raw.PAYMENTS ?? (keys ? 'razorpay' : 'sandbox') };
  checkAddresses(env);
  if (raw.PAYMENTS === 'sandbox' && env.RAZORPAY_KEY_ID?.startsWith('rzp_live_')) {
    throw new EnvError('RAZORPAY_KEY_ID takes a test key when PAYMENTS is sandbox');
  }
  for (const group of groups) refuseHalf(given, group);
  checkProviderKeys(env);
  // Orders that anybody on the internet has for nothing are never what a missing variable meant.
  if (raw.PAYMENTS === undefined && env.PAYMENTS === 'sandbox' && isPublic(env)) {
    throw new EnvError(
      'PAYMENTS takes a value when PUBLIC_URL is not on this machine: razorpay with its keys, sandbox for tests where no money moves, or none',
    );
  }
  return env;
}

/** Variables that only work together. Those under `more` have defaults, and mean nothing without the others. */
const groups: readonly { all: readonly (keyof Raw)[]; more?: readonly (keyof Raw)[] }[] = [
  { all: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'], more: ['RAZORPAY_API_BASE'] },
  { all: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], more: ['GOOGLE_ISSUER'] },
  { all: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], more: ['S3_REGION'] },
  { all: ['KUNDLI_PROVIDER_URL', 'KUNDLI_PROVIDER_KEY'] },
  { all: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] },
  // A tax number alone issues no tax invoice; a name or an address alone stands on the pages.
  { all: ['COMPANY_NAME', 'COMPANY_ADDRESS'], more: ['GSTIN'] },
];
const usefulAlone: readonly (keyof Raw)[] = ['COMPANY_NAME', 'COMPANY_ADDRESS'];

/** Half a configuration is refused rather than half used. */
function refuseHalf(given: Record<string, unknown>, { all, more = [] }: (typeof groups)[number]): void {
  const missing = all.find((name) => given[name] === undefined);
  const set = [...all, ...more].find((name) => given[name] !== undefined && !usefulAlone.includes(name));
  if (missing && set) throw new EnvError(`${missing} takes a value when ${set} is set`);
}

/** Secrets travel over https, or within this machine. */
function checkAddresses(env: Env): void {
  if (!isSafeBase(env.GOOGLE_ISSUER)) {
    throw new EnvError('GOOGLE_ISSUER takes an https URL, or http on this machine only');
  }
  if (env.RAZORPAY_API_BASE && !isSafeBase(env.RAZORPAY_API_BASE)) {
    throw new EnvError('RAZORPAY_API_BASE takes an https URL, or http on this machine only');
  }
  if (env.KUNDLI_PROVIDER_URL && !isSafeBase(env.KUNDLI_PROVIDER_URL)) {
    throw new EnvError('KUNDLI_PROVIDER_URL takes an https URL, or http on this machine only');
  }
}

function checkProviderKeys(env: Env): void {
  if (env.PAYMENTS === 'razorpay' && env.RAZORPAY_KEY_ID === undefined) {
    throw new EnvError('RAZORPAY_KEY_ID takes a value when PAYMENTS is razorpay');
  }
  if (env.PAYMENTS === 'razorpay' && !isLoopback(env.RAZORPAY_API_BASE)) refuseSandboxKeys(env);
}

/** Anyone can read these, and could sign payments that nobody made. */
function refuseSandboxKeys(env: Env): void {
  if (env.RAZORPAY_KEY_ID?.startsWith('rzp_test_sandbox')) {
    throw new EnvError('RAZORPAY_KEY_ID takes a key id of the provider, not one of the sandbox');
  }
  for (const name of ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const) {
    if (/sandbox_(key|webhook)_secret/.test(env[name] ?? '')) {
      throw new EnvError(`${name} takes a secret of your own, not the one of the sandbox's description`);
    }
  }
}

/** True for https anywhere and for http on loopback. */
export function isSafeBase(base: string): boolean {
  return new URL(base).protocol === 'https:' || isLoopback(base);
}

function isLoopback(base: string | undefined): boolean {
  return base !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname);
}

/** True when the shop's address leads to it from other machines. */
function isPublic({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL !== undefined && !isLoopback(PUBLIC_URL);
}

/** What the start says where customers could have orders for nothing; null where they cannot. */
export function noMoneyWarning(env: Env): string | null {
  if (!isPublic(env)) return null;
  if (env.PAYMENTS === 'sandbox') {
    return `PAYMENTS is sandbox: no money moves, and everyone at ${env.PUBLIC_URL} has orders for nothing.`;
  }
  return env.PAYMENTS === 'razorpay' && env.RAZORPAY_KEY_ID?.startsWith('rzp_test_')
    ? `RAZORPAY_KEY_ID is a test key: no money moves, and everyone at ${env.PUBLIC_URL} has orders for nothing.`
    : null;
}

/** The variables that Indian law or a customer expects a seller to fill, and that are empty. */
export function unconfigured(env: Env): string[] {
  const expected = [
    'COMPANY_NAME',
    'COMPANY_ADDRESS',
    'COMPANY_EMAIL',
    'COMPANY_PHONE',
    'GRIEVANCE_OFFICER',
    'GSTIN',
  ] as const;
  return expected.filter((name) => env[name] === '');
}
