import { z } from 'zod';
import { password, plainLogin, userReply } from './accounts.ts';
import { imageItem } from './catalogue.ts';
import { consultation } from './consultations.ts';
import { endpoint } from './endpoint.ts';
import { uploadErrors } from './endpoint-errors.ts';
import { email, line, prose, typed } from './fields.ts';
import { date } from './healers.ts';
import { bookingModes } from './values/booking-price.ts';
import { bookingTimes } from './values/booking-slots.ts';
import { consultationLimits } from './values/consultation-limits.ts';
import { issue } from './values/error-messages.ts';

export const healerLogin = endpoint({ path: '/api/healer/login', ...plainLogin });

/** Accepts an administrator's invitation. */
export const healerRegister = endpoint({
  method: 'POST',
  path: '/api/healer/register',
  access: 'public',
  limit: { max: 20, minutes: 1, skipLocal: true },
  body: z.strictObject({
    email,
    password,
    name: line(120, issue('name_missing')),
    invite: typed(200).min(1),
  }),
  reply: userReply,
  errors: ['invitation_invalid', 'weak_password', 'email_taken', 'wrong_credentials'],
});

const slotTime = z.enum([...bookingTimes.morning, ...bookingTimes.evening], issue('time_needed'));
const times = z.array(slotTime).max(bookingTimes.morning.length + bookingTimes.evening.length);

/** A healer's availability: half-hour slots by weekday, and exceptions. */
export const healerHours = z.strictObject({
  /** Seven days, Monday first. */
  week: z.array(times).length(7),
  /** Days with different times; an empty list: unavailable. */
  exceptions: z.array(z.strictObject({ date, times })).max(60),
});
export type HealerHours = z.infer<typeof healerHours>;

/** A healer's own description in both languages; empty: that of the public profile applies. */
export const healerBio = z.strictObject({
  en: prose(consultationLimits.bioLength),
  hi: prose(consultationLimits.bioLength),
});
export type HealerBio = z.infer<typeof healerBio>;

export const saveHealerHours = endpoint({
  method: 'PUT',
  path: '/api/healer/hours',
  access: 'healer',
  body: healerHours,
  reply: z.object({ hours: healerHours }),
  errors: ['healer_not_found'],
});

export const saveHealerBio = endpoint({
  method: 'PUT',
  path: '/api/healer/bio',
  access: 'healer',
  body: healerBio,
  reply: z.object({ bio: healerBio }),
});

const portrait = z.object({ portrait: imageItem.nullable() });

/** Uploads the healer's own portrait, one file `images`: published immediately. */
export const setHealerPortrait = endpoint({
  method: 'POST',
  path: '/api/healer/portrait',
  access: 'healer',
  kind: 'form',
  limit: { max: 20, minutes: 1, skipLocal: true },
  reply: portrait,
  errors: ['healer_not_found', ...uploadErrors],
});

/**
 * Removes the healer's own portrait: that of the public profile, or the initials, are displayed
 * again.
 */
export const removeHealerPortrait = endpoint({
  method: 'DELETE',
  path: '/api/healer/portrait',
  access: 'healer',
  reply: portrait,
  errors: ['healer_not_found'],
});

/** A healer's statement of a month, rupees: customer payments, refunds, and the healer's share. */
export const statementMonth = z.object({
  /** YYYY-MM, in India. */
  month: z.string(),
  sessions: z.int(),
  minutes: z.int(),
  charged: z.number(),
  refunded: z.number(),
  share: z.number(),
});
export type StatementMonth = z.infer<typeof statementMonth>;

/**
 * A healer's payouts in rupees, and `owed`, the amount due after them. `reference` identifies the
 * transfer; `tds` is the tax deducted from `amount`, of which the remainder was transferred.
 */
export const payoutsOf = z.object({
  owed: z.number(),
  payouts: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      tds: z.number(),
      reference: z.string(),
      at: z.string(),
    }),
  ),
  /** Terms of the tax deducted from the next payout, paise; null if none is deducted. */
  tds: z
    .object({
      code: z.string(),
      basisPoints: z.int(),
      thresholdPaise: z.int(),
      grossPaise: z.int(),
      deductedPaise: z.int(),
    })
    .nullable(),
});
export type PayoutsOf = z.infer<typeof payoutsOf>;

/** All data of the dashboard except conversations. */
export const readHealerDashboardRoute = endpoint({
  method: 'GET',
  path: '/api/healer/desk',
  access: 'healer',
  worded: true,
  reply: z.object({
    healerId: z.string(),
    healerName: z.string(),
    switchedOn: z.boolean(),
    online: z.boolean(),
    /** Whether requests ring on a device while the dashboard is closed. */
    rings: z.boolean(),
    sharePercent: z.int(),
    hours: healerHours,
    /** The healer's public profile. */
    portrait: imageItem.nullable(),
    bio: healerBio,
    /** Requested, accepted and running sessions, in order of creation. */
    open: z.array(consultation),
    /** Upcoming booked slots. */
    booked: z.array(
      z.object({
        id: z.string(),
        startsAt: z.string(),
        mode: z.enum(bookingModes),
        name: z.string(),
        /**
         * Phone number for a booked call, around its time, if the customer has no account: the
         * healer phones without a session.
         */
        phone: z.string().nullable(),
      }),
    ),
    months: z.array(statementMonth),
    ...payoutsOf.shape,
  }),
  errors: ['healer_not_found'],
});
export type DashboardReply = z.infer<typeof readHealerDashboardRoute.reply>;

/**
 * Enables or disables requests. If enabled, the healer is online while the dashboard is open, and
 * afterwards reachable on a device that rings.
 */
export const switchDashboardRoute = endpoint({
  method: 'POST',
  path: '/api/healer/switch',
  access: 'healer',
  body: z.strictObject({ on: z.boolean() }),
  reply: z.object({ switchedOn: z.boolean(), online: z.boolean() }),
  errors: ['healer_not_found'],
});

const ofMonth = z.strictObject({
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, issue('month_invalid')),
});

/** A healer's own statement as CSV, one row per session. */
export const healerStatement = endpoint({
  method: 'GET',
  path: '/api/healer/statement.csv',
  access: 'healer',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: ofMonth,
  errors: ['healer_not_found'],
});

/** A healer's own statement as a PDF, in the healer's language. */
export const healerStatementPaper = endpoint({
  method: 'GET',
  path: '/api/healer/statement.pdf',
  access: 'healer',
  kind: 'file',
  type: 'application/pdf',
  limit: { max: 30, minutes: 1, skipLocal: true },
  query: ofMonth,
  errors: ['healer_not_found'],
});
