import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, queryCount } from '../fields.ts';
import { booking } from '../healers.ts';
import { orderStatuses } from '../values/order-states.ts';
import { issue } from '../values/sentences.ts';

/** What an owner looks at first, and the records behind it. Amounts in rupees, days in India. */

const figures = z.object({
  /** What was paid and not given back. */
  revenue: z.number(),
  orders: z.int(),
  /** Revenue over orders; 0 without any. */
  averageOrder: z.number(),
});

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  reply: z.object({
    /** The shop is on the sandbox: its figures count test orders. Elsewhere they count none. */
    test: z.boolean(),
    today: figures,
    thirtyDays: figures,
    /** The last 30 days, oldest first, today included. */
    series: z.array(z.object({ date: z.string(), revenue: z.number(), orders: z.int() })),
    lowStock: z.object({
      /** Pieces at or below which a remedy counts as low. */
      threshold: z.int(),
      total: z.int(),
      products: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string(), quantity: z.int() })),
    }),
    attention: z.object({
      total: z.int(),
      orders: z.array(
        z.object({
          _id: z.string(),
          orderNumber: z.string(),
          status: z.enum(orderStatuses),
          amount: z.number(),
          email: z.string().nullable(),
          /** A refund of its money failed, and nothing has replaced it. */
          refundFailed: z.boolean(),
          createdAt: z.string(),
        }),
      ),
    }),
    /** Paid orders that wait to be packed or shipped. */
    toShip: z.int(),
    /** Contact messages without an answer. */
    openMessages: z.int(),
    /** Booked sessions that have not begun, the next first. */
    sessions: z.object({ total: z.int(), next: z.array(booking) }),
  }),
});
export type Dashboard = z.infer<typeof readDashboard.reply>;

/** What has come in and waits for a person, for the marks in the navigation. */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'admin',
  reply: z.object({
    /** Paid orders that nobody has packed. */
    orders: z.int(),
    /** Booked sessions that have not begun. */
    bookings: z.int(),
    /** Contact messages without an answer. */
    messages: z.int(),
    /** Reviews that nobody has looked at. */
    reviews: z.int(),
    /** Returns that wait for an answer, or have come back and are not settled. */
    returns: z.int(),
  }),
});
export type Waiting = z.infer<typeof readWaiting.reply>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.strictObject({
    /** Such as 'product:rem_…', 'order:JR-…'. */
    subject: line(200, issue('admin_subject_missing')).optional(),
    /** An administrator's id or e-mail address. */
    actor: line(254, issue('administrator_missing')).optional(),
    /** An action or the beginning of one: 'order.' finds 'order.ship'. */
    action: line(60, issue('action_missing')).optional(),
    limit: queryCount(200).optional(),
    cursor: z
      .string()
      .regex(/^\d{1,10}$/, issue('cursor_invalid'))
      .optional(),
  }),
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        /** What people call it by now: a remedy's name, a coupon's code, who booked a session; null where nothing is left of it. */
        name: z.string().nullable(),
        /** Field by field what was before and what is after. */
        difference: z.record(z.string(), z.unknown()),
        /** The network address it came from, and what the browser said of itself; null for older entries. */
        ip: z.string().nullable(),
        device: z.string().nullable(),
        at: z.string(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});
export type AuditQuery = z.input<typeof listAudit.query>;
export type AuditList = z.infer<typeof listAudit.reply>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  reply: z.object({
    /** True while mail is written to files; with a mail server there is nothing to show here. */
    toFiles: z.boolean(),
    /** The latest first. */
    mails: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.string() })),
  }),
});
export type MailList = z.infer<typeof listMails.reply>;

export const getMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/:id',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(120) }),
  /** `html` is a whole page: show it in an iframe with `sandbox`. */
  reply: z.object({
    mail: z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.string(), html: z.string() }),
  }),
  errors: ['not_found'],
});
export type MailPreview = z.infer<typeof getMail.reply>;
