import { emailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import { findUser } from '../accounts/queries.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, pageUrl } from '../platform/mail/composed-mail.ts';
import { linkEmail } from '../platform/mail/link-email.ts';
import type { EmailRequest } from '../platform/mail/request-mail.ts';
import { listHealerAlertsOf } from './alerts/queries.ts';

type ConsultationMail = Extract<EmailRequest, { kind: 'healer-free' }>;

/** Emails about sessions that take place now; null where nobody is there to get one, or the alert was cancelled. */
export async function writeConsultationMail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { healerId, userId }: ConsultationMail,
): Promise<ComposedEmail | null> {
  const user = await findUser(db, userId);
  const alert = (await listHealerAlertsOf(db, userId)).find((one) => one.healerId === healerId);
  if (!user || user.deletedAt || !alert?.notifiedAt) return null;
  const { locale } = alert;
  const { healerFree: messages, reasonText } = emailMessages[locale];
  const name = nameOfHealer(await readHealerNames(db), healerId, locale);
  const { preview, text, button, note } = messages;
  const url = pageUrl(env, locale, '/sessions/new', { healer: healerId });
  const email = linkEmail(
    { subject: messages.subject(name), preview, text: text(name), button, note },
    url,
    reasonText.healerAlert,
  );
  return { to: user.email, locale, email };
}
