import { isEmail, sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { ComposedEmail } from './composed-email.ts';
import { type EmailRequest, emailOf } from './define-emails.ts';
import type { RenderedEmail } from './mailer.ts';
import { renderEmail } from './render-email.ts';
import { senderOf } from './sender.ts';

type Built = Omit<RenderedEmail, 'key'>;

/** Composes and renders a requested email; null if it is obsolete or has no recipient. */
export async function buildEmail(given: Deps, request: EmailRequest): Promise<Built | null> {
  const deps = { ...given, env: await readSettings(given) };
  const found = await emailOf(request.kind).render(deps, request as never);
  if (!found) return null;
  const { to, email, locale = sourceLocale, leaveUrl } = found;
  // Replies reach the shop regardless of the sender's address.
  const { replyTo = isEmail(deps.env.COMPANY_EMAIL) ? deps.env.COMPANY_EMAIL : undefined } = found;
  return {
    to,
    leaveUrl,
    replyTo,
    attachments: attachmentsOf(found),
    ...renderEmail(email, senderOf(deps.env, locale), emailMessages[locale].tag),
  };
}

function attachmentsOf({ pdf, calendar, photograph }: ComposedEmail): Built['attachments'] {
  if (photograph) return [{ ...photograph, fileName: 'photograph.jpg', type: 'image/jpeg' }];
  if (pdf) return [{ ...pdf, type: 'application/pdf' }];
  if (!calendar) return undefined;
  return [
    {
      fileName: calendar.fileName,
      type: 'text/calendar; charset=utf-8',
      bytes: Buffer.from(calendar.text),
    },
  ];
}
