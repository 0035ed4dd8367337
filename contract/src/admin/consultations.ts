import { z } from 'zod';
import { clientId, consultationMessage } from '../consultation-messages.ts';
import { consultation } from '../consultations.ts';
import { endpoint } from '../endpoint.ts';
import { email, id, line, totalRupees } from '../fields.ts';
import { healerHours, payoutsOf, statementMonth } from '../healer-dashboard.ts';
import { issue } from '../values/error-messages.ts';
import { reportReasons } from '../values/report-reasons.ts';

/** A session without its messages: reading these requires a reason and is audited. */
const adminConsultation = z.object({
  id: z.string(),
  healerName: z.string(),
  customerName: z.string(),
  status: consultation.shape.status,
  endReason: consultation.shape.endReason,
  requestedAt: z.string(),
  minutes: z.int(),
  charged: z.number(),
  refunded: z.number(),
  /** Rupees refunded by administrators, in addition to refunds by rule. */
  adminRefunded: z.number(),
  stars: z.int().nullable(),
  messages: z.int(),
  transcriptDeleted: z.boolean(),
});
export type AdminConsultation = z.infer<typeof adminConsultation>;

const adminHealer = z.object({
  /** The healer's id; for a former user of the profile, the id under which payouts are made. */
  id: z.string(),
  name: z.string(),
  /** True for a former user of the profile, who still has past sessions. */
  former: z.boolean(),
  /** Null for a sample profile without a user account. */
  email: z.string().nullable(),
  invitedEmail: z.string().nullable(),
  online: z.boolean(),
  sharePercent: z.int(),
  months: z.array(statementMonth),
  ...payoutsOf.shape,
});
export type AdminHealer = z.infer<typeof adminHealer>;

export const adminConsultations = endpoint({
  method: 'GET',
  path: '/api/admin/consultations',
  access: 'admin',
  reply: z.object({ consultations: z.array(adminConsultation), healers: z.array(adminHealer) }),
});
export type AdminConsultationsReply = z.infer<typeof adminConsultations.reply>;

const report = z.object({
  id: z.string(),
  consultationId: z.string(),
  /** The side that reported the other. */
  side: consultation.shape.side,
  reason: z.enum(reportReasons),
  text: z.string(),
  at: z.string(),
  handledAt: z.string().nullable(),
  note: z.string(),
  healerName: z.string(),
  customerName: z.string(),
});
export type ConsultationReport = z.infer<typeof report>;
const reports = z.object({ reports: z.array(report) });

/** Reports by both sides of sessions: the latest hundred, open ones first. */
export const consultationReportsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/consultation-reports',
  access: 'admin',
  reply: reports,
});

/** Closes a report as resolved; the note is recorded in the audit log. */
export const closeConsultationReport = endpoint({
  method: 'POST',
  path: '/api/admin/consultation-reports/:id/close',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ note: line(500, issue('reason_missing')) }),
  reply: reports,
  errors: ['not_found'],
});

/** Reads the transcript. The reason is recorded in the audit log with the administrator. */
export const openTranscriptRoute = endpoint({
  method: 'POST',
  path: '/api/admin/consultations/:id/transcript',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: line(500, issue('reason_missing')) }),
  reply: z.object({ messages: z.array(consultationMessage) }),
  errors: ['consultation_not_found'],
});

/**
 * Refunds an ended session, in full or in part, to its customer's balance; the shop bears the cost,
 * and the healer's share stays. Idempotent by `clientId`. An invoiced session gets a credit note.
 */
export const refundSessionRoute = endpoint({
  method: 'POST',
  path: '/api/admin/consultations/:id/refund',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({
    clientId,
    /** Rupees, at most the part of the session's price that is not refunded yet. */
    amount: totalRupees.refine((amount) => amount > 0, issue('payout_positive')),
    reason: line(300, issue('reason_missing')),
  }),
  reply: z.object({
    /** Rupees refunded by administrators for this session. */
    adminRefunded: z.number(),
    /** Number of the credit note; null if the session has no tax invoice. */
    creditNote: z.string().nullable(),
  }),
  errors: [
    'consultation_not_found',
    'consultation_state',
    'idempotency_mismatch',
    'refund_above_session',
  ],
});

/**
 * Invites a user to become the healer of this profile: single use, valid for a week. The code is
 * returned only once.
 */
export const inviteHealerRoute = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/invite',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ email, sharePercent: z.int().min(0).max(100) }),
  reply: z.object({
    invitation: z.object({ code: z.string(), email: z.string(), expiresAt: z.string() }),
  }),
  errors: ['healer_not_found', 'healer_has_account', 'email_taken'],
});

/**
 * Payout share of a healer with an account, for sessions requested from now on; active sessions
 * retain theirs.
 */
export const changeShareRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/healers/:id/share',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ sharePercent: z.int().min(0).max(100) }),
  reply: z.object({ sharePercent: z.int() }),
  errors: ['healer_not_found'],
});

const hours = z.object({ hours: healerHours });

/** Availability of a healer's slots, whether or not a user has access to the dashboard. */
export const readHoursOfRoute = endpoint({
  method: 'GET',
  path: '/api/admin/healers/:id/hours',
  access: 'admin',
  params: z.strictObject({ id }),
  reply: hours,
  errors: ['healer_not_found'],
});

/**
 * Sets the availability from now on, like the healer's own dashboard. Booked slots stay; past
 * exceptions are dropped.
 */
export const saveHoursOfRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/healers/:id/hours',
  access: 'admin',
  params: z.strictObject({ id }),
  body: healerHours,
  reply: hours,
  errors: ['healer_not_found'],
});

/**
 * Records a payout, in rupees before tax, to a healer or a former user of the profile: never more
 * than the amount owed. Tax due (TDS) is deducted, the remainder is transferred. Idempotent by
 * `clientId`.
 */
export const notePayoutRoute = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/payouts',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({
    clientId,
    amount: totalRupees.refine((amount) => amount > 0, issue('payout_positive')),
    reference: line(120, issue('transfer_reference')),
  }),
  reply: payoutsOf,
  errors: ['healer_not_found', 'payout_too_much'],
});

/** All healers' shares of a month as CSV, one row per healer. */
export const payouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: z.strictObject({
    month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, issue('month_invalid')),
  }),
});
