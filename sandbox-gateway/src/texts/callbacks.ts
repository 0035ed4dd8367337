import { createHmac } from 'node:crypto';
import type { GatewayClock } from '../clock.ts';
import type { RandomSource } from '../courier/random-source.ts';
import type { SentMessage, TextErrorRates, TextOptions } from './options.ts';

const timeoutMs = 5_000;
const lateMs = 2_000;
const maxAttempts = 5;
const noWhatsApp = [{ code: 131_026, title: 'Message undeliverable' }];
const broken = [{ code: 131_000, title: 'Something went wrong' }];

type Callback = { url: string; type: string; body: string; headers: Record<string, string> };
type Parts = { clock: GatewayClock; random: RandomSource; errorRates: () => TextErrorRates };

/**
 * Sends states and replies to the shop in each provider's format, retried until accepted, with the
 * configured failures.
 */
export function createCallbacks(
  { shop, secret }: TextOptions,
  { clock, random, errorRates }: Parts,
) {
  const hmac = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');

  function send(callback: Callback, attempt = 1): void {
    void post(callback).then((ok) => {
      if (!ok && attempt < maxAttempts)
        clock.at(clock.now() + 1000 * 2 ** attempt, () => send(callback, attempt + 1));
    });
  }

  function bent(callback: Callback): void {
    const { lost, doubled, late } = errorRates();
    if (random(lost)) return;
    if (random(doubled)) send(callback);
    if (random(late)) clock.at(clock.now() + lateMs, () => send(callback));
    else send(callback);
  }

  function whatsApp(value: object, { key = secret } = {}): Callback | null {
    const change = { field: 'messages', value: { messaging_product: 'whatsapp', ...value } };
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '0', changes: [change] }],
    });
    const headers = { 'x-hub-signature-256': `sha256=${hmac(body, key)}` };
    return shop === null
      ? null
      : { url: `${shop}/api/texts/whatsapp`, type: 'application/json', body, headers };
  }

  const sms = (url: string, fields: Record<string, string>): Callback => ({
    ...{ url, type: 'application/x-www-form-urlencoded', headers: {} },
    body: new URLSearchParams(fields).toString(),
  });

  function callbackOf(
    message: SentMessage,
    state: SentMessage['state'],
    key = secret,
  ): Callback | null {
    if (message.channel === 'sms') {
      const status = { sent: 'submitted', delivered: 'sent', failed: 'failed' }[state as 'sent'];
      if (!status || !message.callback || shop === null) return null;
      return sms(message.callback, {
        SmsSid: message.id,
        To: message.to,
        Status: status,
        CustomField: message.key,
      });
    }
    const errors =
      state === 'failed' ? { errors: message.state === 'failed' ? noWhatsApp : broken } : {};
    const pricing = { billable: true, pricing_model: 'PMP', category: 'utility' };
    const status = {
      id: message.id,
      status: state,
      timestamp: String(Math.floor(clock.now() / 1000)),
      pricing,
    };
    const statusUpdate = {
      ...status,
      recipient_id: message.to,
      biz_opaque_callback_data: message.key,
      ...errors,
    };
    return whatsApp({ statuses: [statusUpdate] }, { key });
  }

  return {
    state(message: SentMessage): void {
      const callback = callbackOf(message, message.state);
      if (callback) bent(callback);
      if (!random(errorRates().lies)) return;
      const false_ = message.state === 'delivered' ? callbackOf(message, 'failed') : null;
      if (false_) send(false_);
      const forged =
        message.channel === 'whatsapp' ? callbackOf(message, 'failed', 'not the secret') : null;
      if (forged) send(forged, maxAttempts);
    },
    /** Sends a customer's reply, by WhatsApp or SMS. @returns whether the shop accepted it */
    reply(channel: SentMessage['channel'], from: string, text: string): Promise<boolean> {
      const digits = from.replace('+', '');
      const message = {
        from: digits,
        id: `wamid.${clock.now()}`,
        timestamp: '0',
        type: 'text',
        text: { body: text },
      };
      const url = `${shop}/api/texts/sms?${new URLSearchParams({ sign: hmac('replies') })}`;
      const callback =
        channel === 'sms'
          ? sms(url, { From: from, Body: text })
          : whatsApp({ messages: [message] });
      return callback && shop !== null ? post(callback) : Promise.resolve(false);
    },
  };
}

async function post({ url, type, body, headers }: Callback): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { 'content-type': type, ...headers },
      body,
    };
    const response = await fetch(url, request as RequestInit);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
