import { locales, requiredTextKinds, type TextView, textKinds } from '@jyotiratna/contract';
import type { listTextMessagesRoute, TextTemplates } from '@jyotiratna/contract/admin/texts';
import { textTemplates } from '@jyotiratna/messages/every-language/texts.ts';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { publicUrl } from '../../platform/public-url.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { asDlt, asWhatsApp } from '../../platform/text-messages/render-template.ts';
import { smsRepliesUrl } from '../../platform/text-messages/senders.ts';
import { templateName } from '../../platform/text-messages/whatsapp/whatsapp.ts';
import { listTextRows, sumTextMessages } from '../../texts/queries.ts';

type MessageQuery = {
  show?: TextView | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

const toRupees = (mills: number | null) => (mills === null ? null : mills / 1000);

/** A page of SMS and WhatsApp messages, latest first, with totals and caps. Three queries. */
export async function listTextMessages(
  deps: Pick<Deps, 'db' | 'env' | 'textSenders'>,
  { show = 'all', limit = 50, cursor }: MessageQuery,
): Promise<z.output<typeof listTextMessagesRoute.reply>> {
  const rows = await listTextRows(deps.db, { view: show, limit: limit + 1, before: cursor });
  const { dayCount, dayMills, monthCount, monthMills } = await sumTextMessages(deps.db);
  const { TEXT_CAP_DAY, TEXT_CAP_CUSTOMER } = await readSettings(deps);
  const page = rows.slice(0, limit);
  return {
    texts: page.map(
      ({ key, kind, to, channel, sandbox, state, reason, text, parts, costMills, createdAt }) => ({
        ...{ key, kind, to, channel, sandbox, state, reason, text, parts },
        cost: toRupees(costMills),
        createdAt: createdAt.toISOString(),
      }),
    ),
    nextCursor: rows.length > limit ? (page.at(-1)?.key ?? null) : null,
    day: { count: dayCount, cost: toRupees(dayMills) },
    month: { count: monthCount, cost: toRupees(monthMills) },
    caps: { day: TEXT_CAP_DAY, customer: TEXT_CAP_CUSTOMER },
    senders: deps.textSenders.map(({ channel, sandbox }) => ({ channel, sandbox })),
  };
}

/** The message templates to register with the providers, and the webhook URLs to enter there. */
export function listTemplates({ env }: Pick<Deps, 'env'>): TextTemplates {
  const templates = textKinds.flatMap((kind) =>
    locales.map((locale) => ({
      ...{ kind, locale, optional: !requiredTextKinds.includes(kind) },
      whatsapp: asWhatsApp(textTemplates[locale][kind]),
      sms: asDlt(textTemplates[locale][kind]),
      name: templateName(env.WHATSAPP_TEMPLATES, kind),
      dlt: env.SMS_TEMPLATES[`${kind}.${locale}`] ?? null,
    })),
  );
  return {
    templates,
    webhooks: { whatsapp: `${publicUrl(env)}/api/texts/whatsapp`, sms: smsRepliesUrl(env) },
  };
}
