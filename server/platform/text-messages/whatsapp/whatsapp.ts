import type { TextKind } from '@jyotiratna/contract';
import { z } from 'zod';
import { isHmac, isToken } from '../../couriers/shared-secret.ts';
import { createSenderCaller } from '../call-sender.ts';
import type { Text, TextSender } from '../text.ts';
import { TextError } from '../text-error.ts';
import { readWhatsAppEvents, unreachableCodes } from './read-events.ts';

export type WhatsAppSettings = {
  /** With the version, such as https://graph.facebook.com/v24.0. */
  apiBase: string;
  phoneId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
  sandbox: boolean;
  /** The name of a kind's template, if it differs from the kind. */
  names: Partial<Record<TextKind, string>>;
  /** Meta's language codes, by language. */
  languages: Readonly<Record<string, string>>;
};

const accepted = z.object({ messages: z.array(z.object({ id: z.string().max(300) })).min(1) });
const failure = z.object({ error: z.object({ code: z.number() }) });

/** Error codes for which a retry makes sense: temporary errors and rate limits. */
const later: ReadonlySet<number> = new Set([1, 2, 4, 80_007, 130_429, 131_016, 131_056, 133_004]);

/** The name of a kind's template; by default the kind, with underscores. */
export function templateName(names: WhatsAppSettings['names'], kind: TextKind): string {
  return names[kind] ?? kind.replaceAll('-', '_');
}

/** Meta's WhatsApp Cloud API: only templates, no free text. */
export function createWhatsApp(settings: WhatsAppSettings): TextSender {
  const call = createSenderCaller(settings.apiBase);
  return {
    channel: 'whatsapp',
    sandbox: settings.sandbox,
    async send(text) {
      const reply = await call({
        method: 'POST',
        path: `/${settings.phoneId}/messages`,
        body: bodyOf(settings, text),
        headers: { authorization: `Bearer ${settings.token}` },
      });
      if (reply.status !== 200) throw rejection(reply);
      const parsed = accepted.safeParse(reply.json).data;
      const [message] = parsed?.messages ?? [];
      if (!message) throw new TextError('unknown', 'malformed');
      return { id: message.id, parts: 1 };
    },
    readWebhook({ headers, body }) {
      const given = String(headers['x-hub-signature-256'] ?? '').replace(/^sha256=/, '');
      return isHmac(settings.appSecret, body, given) ? readWhatsAppEvents(body) : null;
    },
    readChallenge(query) {
      const isRight =
        query['hub.mode'] === 'subscribe' &&
        isToken(settings.verifyToken, query['hub.verify_token']);
      return isRight ? String(query['hub.challenge'] ?? '') : null;
    },
  };
}

function bodyOf(
  { names, languages }: WhatsAppSettings,
  { key, to, kind, locale, values }: Text,
): object {
  const parameters = values.map((text) => ({ type: 'text', text }));
  const body = { type: 'body', parameters };
  // An authentication template has a button that copies the code.
  const button = { type: 'button', sub_type: 'url', index: '0', parameters };
  return {
    ...{
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace('+', ''),
      type: 'template',
    },
    template: {
      name: templateName(names, kind),
      language: { code: languages[locale] ?? locale },
      components: kind === 'code' ? [body, button] : [body],
    },
    biz_opaque_callback_data: key,
  };
}

function rejection({ status, json }: { status: number; json: unknown }): TextError {
  const code = failure.safeParse(json).data?.error.code ?? status;
  if (later.has(code)) return new TextError('unavailable', String(code));
  return new TextError(unreachableCodes.has(code) ? 'unreachable' : 'refused', String(code));
}
