import { type Locale, locales, textKinds } from '@jyotiratna/contract';
import { z } from 'zod';
import { isSafeBase, lineVariable, numberVariable, web } from '../variable.ts';
import type { TemplateKey } from './sms/sms.ts';

/**
 * A schema for pairs such as `order-placed=order_placed_v2,code=login_code`; unknown names are
 * rejected.
 */
function pairs<Name extends string>(names: readonly Name[], value: RegExp, takes: string) {
  return z
    .string()
    .default('')
    .transform((text, context): Partial<Record<Name, string>> => {
      const found: Partial<Record<Name, string>> = {};
      for (const part of text.split(/[,\s]+/).filter(Boolean)) {
        const [given, of = ''] = part.split('=');
        const name = names.find((one) => one === given);
        if (!name || !value.test(of)) {
          context.addIssue(takes);
          return z.NEVER;
        }
        found[name] = of;
      }
      return found;
    });
}

const smsKeys = textKinds.flatMap((kind) =>
  locales.map((locale): TemplateKey => `${kind}.${locale}`),
);

/** Prices in rupees with up to three decimals, as thousandths of a rupee. */
const prices = pairs(
  ['whatsapp', 'sms'] as const,
  /^\d{1,3}(\.\d{1,3})?$/,
  'must be rupees a message such as whatsapp=0.115,sms=0.2',
);

/** The environment variables of text messages. */
export const textVariables = {
  TEXT_MESSAGES: z
    .string()
    .regex(
      /^(?:off|file|sandbox|whatsapp|sms|whatsapp,sms|sms,whatsapp)$/,
      'must be off, file, sandbox, whatsapp, sms, or whatsapp,sms',
    )
    .optional(),
  TEXT_CAP_DAY: numberVariable(0, 1_000_000).default(1000),
  TEXT_CAP_CUSTOMER: numberVariable(0, 1000).default(10),
  TEXT_PRICES: prices,
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the digits of a phone number id')
    .optional(),
  WHATSAPP_TOKEN: lineVariable.optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WHATSAPP_API_BASE: web.default('https://graph.facebook.com/v24.0'),
  WHATSAPP_TEMPLATES: pairs(
    textKinds,
    /^[a-z0-9_]{1,200}$/,
    'must be names of templates such as code=login_code',
  ),
  WHATSAPP_LANGUAGES: pairs(
    locales as readonly Locale[],
    /^[a-z]{2,3}(_[A-Z]{2})?$/,
    'must be codes of languages such as en=en_US,hi=hi',
  ),
  SMS_ACCOUNT: z
    .string()
    .regex(/^\w{1,60}$/, 'must be the id of an account')
    .optional(),
  SMS_KEY: lineVariable.optional(),
  SMS_TOKEN: lineVariable.optional(),
  SMS_SENDER: z
    .string()
    .regex(/^\w{3,15}$/, 'must be a registered header such as JYOTIR')
    .optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SMS_DLT_ENTITY: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the digits of a DLT entity id')
    .optional(),
  SMS_TEMPLATES: pairs(
    smsKeys,
    /^\d{5,25}$/,
    'must be DLT template ids such as code.en=1107000000000000001',
  ),
  SMS_API_BASE: web.default('https://api.in.exotel.com/v1'),
};

type Given = z.output<z.ZodObject<typeof textVariables>>;
export type TextEnv = Omit<Given, 'TEXT_MESSAGES'> & { TEXT_MESSAGES: string };

/** The default of TEXT_MESSAGES: the sandbox if payments are in the sandbox, else none. */
export function defaultTextSenders({
  PAYMENTS,
  isPublic,
}: {
  PAYMENTS: string;
  isPublic: boolean;
}): string {
  return PAYMENTS === 'sandbox' && !isPublic ? 'sandbox' : 'off';
}

/** The price of a text message in thousandths of a rupee; null if not set. */
export function priceMills(env: Pick<TextEnv, 'TEXT_PRICES'>, channel: string): number | null {
  const rupees = channel === 'whatsapp' || channel === 'sms' ? env.TEXT_PRICES[channel] : undefined;
  return rupees === undefined ? null : Math.round(Number(rupees) * 1000);
}

const requiredVariables = {
  whatsapp: ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  sms: [
    'SMS_ACCOUNT',
    'SMS_KEY',
    'SMS_TOKEN',
    'SMS_SENDER',
    'SMS_WEBHOOK_SECRET',
    'SMS_DLT_ENTITY',
  ],
} as const satisfies Record<string, readonly (keyof Given)[]>;

/** The reason why these values are invalid, starting with the variable's name; null if valid. */
export function textMessageError(env: TextEnv & { PAYMENTS: string }): string | null {
  const channels = env.TEXT_MESSAGES.split(',');
  for (const channel of ['whatsapp', 'sms'] as const) {
    const missing =
      channels.includes(channel) &&
      requiredVariables[channel].find((name) => env[name] === undefined);
    if (missing) return `${missing} is required when TEXT_MESSAGES is ${env.TEXT_MESSAGES}`;
  }
  // Otherwise, login codes would be shown to administrators instead of reaching a phone.
  if (env.TEXT_MESSAGES === 'sandbox' && env.PAYMENTS !== 'sandbox' && env.PAYMENTS !== 'none')
    return 'TEXT_MESSAGES must not be sandbox where real payments are taken';
  const unsafe = (['WHATSAPP_API_BASE', 'SMS_API_BASE'] as const).find(
    (name) => !isSafeBase(env[name]),
  );
  return unsafe ? `${unsafe} must be an https URL, or http on this machine only` : null;
}
