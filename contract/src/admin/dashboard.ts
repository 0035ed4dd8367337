import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, queryCount } from '../fields.ts';
import { booking } from '../healers.ts';
import { issue } from '../values/error-messages.ts';
import { orderStatuses } from '../values/order-states.ts';

/** The owner's dashboard and audit log. Amounts in rupees, days in India. */

const metrics = z.object({
  /** Total paid minus refunds. */
  revenue: z.number(),
  orders: z.int(),
  /** Revenue divided by orders; 0 without orders. */
  averageOrder: z.number(),
});

export const readDashboardRoute = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  reply: z.object({
    /**
     * True if the shop runs on the sandbox, so that the figures include test orders; otherwise test
     * orders are excluded.
     */
    test: z.boolean(),
    today: metrics,
    thirtyDays: metrics,
    /** The last 30 days, today last. */
    series: z.array(z.object({ date: z.string(), revenue: z.number(), orders: z.int() })),
    lowStock: z.object({
      /** Stock threshold at or below which a remedy counts as low. */
      threshold: z.int(),
      total: z.int(),
      products: z.array(
        z.object({ _id: z.string(), slug: z.string(), name: z.string(), quantity: z.int() }),
      ),
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
          /** Whether a refund of the order's payment failed and has not been replaced. */
          refundFailed: z.boolean(),
          createdAt: z.string(),
        }),
      ),
    }),
    /** Paid orders to be packed or shipped. */
    toShip: z.int(),
    /** Contact messages without a reply. */
    openMessages: z.int(),
    /** Booked sessions not yet started, earliest first. */
    sessions: z.object({ total: z.int(), next: z.array(booking) }),
  }),
});
export type Dashboard = z.infer<typeof readDashboardRoute.reply>;

/** Counts of items that require action, for the badges in the navigation. */
export const readPendingRoute = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'admin',
  reply: z.object({
    /** Paid orders not yet packed. */
    orders: z.int(),
    /** Booked sessions not yet started. */
    bookings: z.int(),
    /** Contact messages without a reply. */
    messages: z.int(),
    /** Reviews not yet moderated. */
    reviews: z.int(),
    /** Session reviews not yet moderated. */
    sessionReviews: z.int(),
    /** Returns that require a decision, or are received and not settled. */
    returns: z.int(),
  }),
});
export type Pending = z.infer<typeof readPendingRoute.reply>;

export const listAuditRoute = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.strictObject({
    /** The audited record, such as 'product:rem_…' or 'order:JR-…'. */
    subject: line(200, issue('admin_subject_missing')).optional(),
    /** An administrator's id or email address. */
    actor: line(254, issue('administrator_missing')).optional(),
    /** An action or its prefix: 'order.' matches 'order.ship'. */
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
        /**
         * Current display name: a remedy's name, a coupon's code, the customer of a session; null
         * if the record no longer exists.
         */
        name: z.string().nullable(),
        /** Values before and after, by field. */
        difference: z.record(z.string(), z.unknown()),
        /** IP address and user agent of the request; null for older entries. */
        ip: z.string().nullable(),
        device: z.string().nullable(),
        at: z.string(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});
export type AuditList = z.infer<typeof listAuditRoute.reply>;

export const listEmailsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  reply: z.object({
    /** True while emails are stored as files; with a mail server this list is empty. */
    toFiles: z.boolean(),
    /** Stored emails, latest first. */
    mails: z.array(
      z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.string() }),
    ),
  }),
});
export type EmailList = z.infer<typeof listEmailsRoute.reply>;

export const getEmailRoute = endpoint({
  method: 'GET',
  path: '/api/admin/mails/:id',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(120) }),
  /** `html` is a full page: render it in an iframe with `sandbox`. */
  reply: z.object({
    mail: z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      at: z.string(),
      html: z.string(),
    }),
  }),
  errors: ['not_found'],
});
export type EmailPreview = z.infer<typeof getEmailRoute.reply>;
