import { createHmac } from 'node:crypto';
import type { Locale, TextKind } from '@jyotiratna/contract';
import { z } from 'zod';
import { isHmac } from '../../couriers/shared-secret.ts';
import { createSenderCaller } from '../call-sender.ts';
import { indianNumber } from '../indian-number.ts';
import { isUnicode, smsParts } from '../sms-parts.ts';
import type { Text, TextEvent, TextSender } from '../text.ts';
import { TextError } from '../text-error.ts';

/** A kind in a language, such as `order-placed.en`. */
export type TemplateKey = `${TextKind}.${Locale}`;

export type SmsSettings = {
  /** Such as https://api.in.exotel.com/v1. */
  apiBase: string;
  account: string;
  key: string;
  token: string;
  /** The registered sender id (header). */
  sender: string;
  /** The secret that signs webhook URLs. */
  secret: string;
  /** The URL of the endpoint `receiveSms`. */
  webhookUrl: string;
  sandbox: boolean;
  dltEntity: string;
  /** DLT template ids; a kind without a template in its language is not sent. */
  templates: Partial<Record<TemplateKey, string>>;
};

const accepted = z.object({ SMSMessage: z.object({ Sid: z.string().max(100) }) });
const callback = z.object({
  SmsSid: z.string().max(100),
  Status: z.string(),
  DetailedStatus: z.string().max(100).optional(),
});
const reply = z.object({ From: z.string().max(20), Body: z.string().max(2000) });

const states = {
  submitted: 'sent',
  sent: 'delivered',
  failed: 'failed',
  failed_dnd: 'failed',
  'failed-dnd': 'failed',
} as const;
/** Signed instead of a message key, for the URL of customers' replies. */
const results = 'replies';

/**
 * SMS by Exotel's API, with the DLT ids that Indian operators require. Its webhooks are not signed,
 * so the shop signs their URLs, one for each message.
 */
export function createSms(settings: SmsSettings): TextSender {
  const call = createSenderCaller(settings.apiBase);
  const authorization = `Basic ${Buffer.from(`${settings.key}:${settings.token}`).toString('base64')}`;
  return {
    channel: 'sms',
    sandbox: settings.sandbox,
    async send(text) {
      const template = settings.templates[`${text.kind}.${text.locale}`];
      if (template === undefined && !settings.sandbox)
        throw new TextError('refused', 'no DLT template');
      const result = await call({
        method: 'POST',
        path: `/Accounts/${settings.account}/Sms/send.json`,
        type: 'application/x-www-form-urlencoded',
        body: formOf(settings, text, template ?? '').toString(),
        headers: { authorization },
      });
      if (result.status !== 200) throw new TextError('refused', String(result.status));
      const sent = accepted.safeParse(result.json).data;
      if (!sent) throw new TextError('unknown', 'malformed');
      return { id: sent.SMSMessage.Sid, parts: smsParts(text.text) };
    },
    readWebhook({ query, body }) {
      const key = query.key ?? results;
      if (!isHmac(settings.secret, Buffer.from(key), query.sign)) return null;
      const form = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')));
      return query.key === undefined ? repliesIn(form) : statesIn(form, key);
    },
  };
}

/** The URL of customers' replies, to be entered at the provider. */
export function repliesUrl({
  webhookUrl,
  secret,
}: Pick<SmsSettings, 'webhookUrl' | 'secret'>): string {
  return `${webhookUrl}?${new URLSearchParams({ sign: sign(secret, results) })}`;
}

function formOf(
  settings: SmsSettings,
  { key, to, text, kind }: Text,
  template: string,
): URLSearchParams {
  return new URLSearchParams({
    From: settings.sender,
    To: to,
    Body: text,
    EncodingType: isUnicode(text) ? 'unicode' : 'plain',
    Priority: kind === 'code' ? 'high' : 'normal',
    DltEntityId: settings.dltEntity,
    DltTemplateId: template,
    CustomField: key,
    StatusCallback: `${settings.webhookUrl}?${new URLSearchParams({ key, sign: sign(settings.secret, key) })}`,
  });
}

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

function statesIn(form: Record<string, string>, key: string): TextEvent[] {
  const { data } = callback.safeParse(form);
  if (!data || !Object.hasOwn(states, data.Status)) return [];
  const state = states[data.Status as keyof typeof states];
  const reason = state === 'failed' ? (data.DetailedStatus ?? data.Status) : null;
  return [
    { type: 'state', id: data.SmsSid, key, state, reason, unreachable: false, billable: null },
  ];
}

function repliesIn(form: Record<string, string>): TextEvent[] {
  const { data } = reply.safeParse(form);
  const from = data && indianNumber(data.From);
  return data && from ? [{ type: 'reply', from, text: data.Body }] : [];
}
