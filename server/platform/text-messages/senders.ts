import path from 'node:path';
import type { Keep } from '../payment-providers/adapter.ts';
import { publicUrl } from '../public-url.ts';
import { createSenderCaller } from './call-sender.ts';
import { createFileSender } from './file-text-messages.ts';
import { readTextSandboxSettings, type TextSandboxSettings } from './sandbox-settings.ts';
import { createSms, repliesUrl, type SmsSettings } from './sms/sms.ts';
import type { TextSender } from './text.ts';
import type { TextEnv } from './variables.ts';
import { createWhatsApp } from './whatsapp/whatsapp.ts';

type Dependencies = TextEnv & {
  HOST: string;
  PORT: number;
  DATA_DIR: string;
  PUBLIC_URL: string | undefined;
};

declare module '../deps.ts' {
  interface Deps {
    /** The senders of text messages, in the order in which they are tried; empty if off. */
    textSenders: readonly TextSender[];
  }
}

/** Opens the configured senders. */
export async function openSenders(env: Dependencies, keep: Keep): Promise<TextSender[]> {
  switch (env.TEXT_MESSAGES) {
    case 'off':
      return [];
    case 'file':
      return [createFileSender(path.join(env.DATA_DIR, 'mail'))];
    case 'sandbox':
      return openSandboxSenders(env, await readTextSandboxSettings(env, keep));
    default:
      return env.TEXT_MESSAGES.split(',').map((channel) =>
        channel === 'whatsapp'
          ? createWhatsApp(whatsAppSettings(env))
          : createSms(smsSettings(env)),
      );
  }
}

/** Both senders, connected to the sandbox. */
export function openSandboxSenders(
  env: Dependencies,
  { bases, token, secret, shop }: TextSandboxSettings,
): TextSender[] {
  const call = createSenderCaller(bases.own);
  const headers = { authorization: `Bearer ${token}` };
  const replyBy = (channel: string) => async (from: string, text: string) =>
    void (await call({ method: 'POST', path: '/replies', body: { channel, from, text }, headers }));
  const whatsapp = createWhatsApp({
    ...whatsAppSettings(env),
    ...{
      apiBase: bases.whatsapp,
      phoneId: '100000000000000',
      token,
      appSecret: secret,
      verifyToken: secret,
    },
    sandbox: true,
  });
  const sms = createSms({
    ...smsSettings(env),
    ...{ apiBase: bases.sms, account: 'sandbox', key: 'sandbox', token, sender: 'SANDBX', secret },
    ...{ webhookUrl: `${shop}/api/texts/sms`, sandbox: true },
  });
  return [
    { ...whatsapp, reply: replyBy('whatsapp') },
    { ...sms, reply: replyBy('sms') },
  ];
}

/**
 * The webhook URL of replies by SMS, to be entered at the provider; null without a webhook secret.
 */
export function smsRepliesUrl(env: Dependencies): string | null {
  return env.SMS_WEBHOOK_SECRET ? repliesUrl(smsSettings(env)) : null;
}

function whatsAppSettings(env: Dependencies) {
  return {
    apiBase: env.WHATSAPP_API_BASE,
    phoneId: env.WHATSAPP_PHONE_ID ?? '',
    token: env.WHATSAPP_TOKEN ?? '',
    appSecret: env.WHATSAPP_APP_SECRET ?? '',
    verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
    sandbox: false,
    names: env.WHATSAPP_TEMPLATES,
    languages: env.WHATSAPP_LANGUAGES,
  };
}

function smsSettings(env: Dependencies): SmsSettings {
  return {
    apiBase: env.SMS_API_BASE,
    account: env.SMS_ACCOUNT ?? '',
    key: env.SMS_KEY ?? '',
    token: env.SMS_TOKEN ?? '',
    sender: env.SMS_SENDER ?? '',
    secret: env.SMS_WEBHOOK_SECRET ?? '',
    webhookUrl: `${publicUrl(env)}/api/texts/sms`,
    sandbox: false,
    dltEntity: env.SMS_DLT_ENTITY ?? '',
    templates: env.SMS_TEMPLATES,
  };
}
