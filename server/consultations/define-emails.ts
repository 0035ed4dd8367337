import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findUser } from '../accounts/queries.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { linkEmail } from '../platform/email/link-email.ts';
import { listHealerAlertsOf } from './alerts/queries.ts';
import { findSessionRefund } from './documents/queries.ts';
import { findConsultation } from './queries.ts';
import { readReports } from './reports/admin-reports.ts';
import { reportEmail } from './reports/report-email.ts';
import { findSessionReview } from './reviews/queries.ts';
import { listVouchersByNumber } from './vouchers/queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** Notifies the customer of a refund by an administrator. */
    'session-refunded': { refundId: string };
    /** Notifies a review's author that the shop rejected or withdrew it. */
    'session-review-refused': { consultationId: string };
    /** Sends the receipt voucher of an advance to the customer. */
    'receipt-voucher': { number: string };
    /** Sends an alert to a customer: the healer is available. */
    'healer-free': { healerId: string; userId: string };
    /** Notifies the shop that one side of a session reported the other. */
    'session-report': { reportId: string };
  }
}

/** Emails about sessions (consultations). */
export const consultationEmails = defineEmails({
  'healer-free': { render: writeAlert },
  'session-report': { render: writeReport },
  'receipt-voucher': { render: writeReceipt },
  'session-refunded': { render: writeRefund },
  'session-review-refused': { render: writeRejection },
});

type Dependencies = Pick<Deps, 'db' | 'env' | 'workers'>;

/** Composes an alert; null if it was cancelled or is obsolete. */
async function writeAlert(
  { db, env }: Dependencies,
  { healerId, userId }: { healerId: string; userId: string },
) {
  const user = await findUser(db, userId);
  const alert = (await listHealerAlertsOf(db, userId)).find((one) => one.healerId === healerId);
  if (!user || user.deletedAt || !alert?.notifiedAt) return null;
  const { locale } = alert;
  const { healerFree: messages, reasonText } = emailMessages[locale];
  const name = nameOfHealer(await readHealerNames(db), healerId, locale);
  const { preview, text, button, note } = messages;
  const url = pageUrl(env, locale, '/sessions/new', { healer: healerId });
  const labels = { subject: messages.subject(name), preview, text: text(name), button, note };
  return { to: user.email, locale, email: linkEmail(labels, url, reasonText.healerAlert) };
}

async function writeReport(
  { db, env }: Dependencies,
  { reportId }: { reportId: string },
): Promise<ComposedEmail | null> {
  const owner = ownerOf(env);
  const report = owner ? (await readReports({ db })).find(({ id }) => id === reportId) : undefined;
  if (!owner || !report) return null;
  const { locale } = owner;
  return {
    ...owner,
    email: reportEmail(report, pageUrl(env, locale, '/admin/consultations'), emailMessages[locale]),
  };
}

/** Composes the email about a refund, with the credit note if the session had an invoice. */
async function writeRefund(
  { db, env, workers }: Dependencies,
  { refundId }: { refundId: string },
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
  const email = linkEmail(
    { subject: messages.subject(amount), preview, text, button, note },
    url,
    reasonText.session,
  );
  const bytes = refund.content && (await workers.renderTaxDocument(refund.content));
  const fileName = `${(refund.number ?? '').replaceAll('/', '-')}.pdf`;
  return { to: user.email, locale, email, ...(bytes && { pdf: { fileName, bytes } }) };
}

/**
 * Composes the rejection of a review; null if it was changed, published or deleted in the meantime.
 */
async function writeRejection(
  { db, env }: Dependencies,
  { consultationId }: { consultationId: string },
): Promise<ComposedEmail | null> {
  const review = await findSessionReview(db, consultationId);
  const user = review?.status === 'refused' ? await findUser(db, review.userId) : null;
  if (!review || !user || user.deletedAt) return null;
  const { locale } = review;
  const { sessionReview: messages, reasonText } = emailMessages[locale];
  const { subject, preview, button, note } = messages;
  const url = pageUrl(env, locale, `/sessions/${consultationId}`);
  const email = linkEmail(
    { subject, preview, text: messages.text(review.refusal), button, note },
    url,
    reasonText.session,
  );
  return { to: user.email, locale, email };
}

/** Composes the email with the receipt voucher of an advance. */
async function writeReceipt(
  { db, env, workers }: Dependencies,
  { number }: { number: string },
): Promise<ComposedEmail | null> {
  const [row] = await listVouchersByNumber(db, [number]);
  const user = row && (await findUser(db, row.userId));
  if (!row || !user || user.deletedAt) return null;
  const { locale } = user;
  const { receiptVoucher: messages, reasonText } = emailMessages[locale];
  const amount = formatRupeesExact(toRupees(row.content.totals.payable));
  const { preview, button, note } = messages;
  const url = pageUrl(env, locale, '/sessions');
  const content = {
    subject: messages.subject(amount),
    preview,
    text: messages.text(amount, number),
    button,
    note,
  };
  const bytes = await workers.renderTaxDocument(row.content);
  const pdf = { fileName: `${number.replaceAll('/', '-')}.pdf`, bytes };
  return { to: user.email, locale, email: linkEmail(content, url, reasonText.session), pdf };
}
