import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import { findUser } from '../accounts/queries.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, pageUrl } from '../platform/mail/composed-mail.ts';
import { linkEmail } from '../platform/mail/link-email.ts';
import type { EmailRequest } from '../platform/mail/request-mail.ts';
import { listHealerAlertsOf } from './alerts/queries.ts';
import { findSessionRefund } from './papers/queries.ts';
import { findConsultation } from './queries.ts';

type ConsultationMail = Extract<EmailRequest, { kind: 'healer-free' | 'session-refunded' }>;

/** Emails about sessions that take place now; null where nobody is there to get one, or the alert was cancelled. */
export async function writeConsultationMail(
  deps: Pick<Deps, 'db' | 'env' | 'workers'>,
  request: ConsultationMail,
): Promise<ComposedEmail | null> {
  return request.kind === 'healer-free' ? writeHealerFree(deps, request) : writeRefund(deps, request);
}

async function writeHealerFree(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { healerId, userId }: Extract<EmailRequest, { kind: 'healer-free' }>,
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

/** With the credit note, where the session had been invoiced. */
async function writeRefund(
  { db, env, workers }: Pick<Deps, 'db' | 'env' | 'workers'>,
  { refundId }: Extract<EmailRequest, { kind: 'session-refunded' }>,
): Promise<ComposedEmail | null> {
  const refund = await findSessionRefund(db, refundId);
  const row = refund && (await findConsultation(db, refund.consultationId));
  const user = row && (await findUser(db, row.userId));
  if (!row || !user || user.deletedAt) return null;
  const { locale } = row;
  const { sessionRefunded: messages, reasonText } = emailMessages[locale];
  const amount = formatRupeesExact(toRupees(refund.amountPaise));
  const name = nameOfHealer(await readHealerNames(db), row.healerId, locale);
  const { preview, button, note } = messages;
  const text = messages.text(amount, name, refund.reason);
  const url = pageUrl(env, locale, `/sessions/${row.id}`);
  const email = linkEmail({ subject: messages.subject(amount), preview, text, button, note }, url, reasonText.session);
  const bytes = refund.content && (await workers.renderTaxDocument(refund.content));
  const fileName = `${(refund.number ?? '').replaceAll('/', '-')}.pdf`;
  return { to: user.email, locale, email, ...(bytes && { pdf: { fileName, bytes } }) };
}
