import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, prose, queryCount } from '../fields.ts';
import { archivedOrder } from '../orders.ts';
import { maxStoreCredit } from '../values/credit-kinds.ts';
import { issue } from '../values/error-messages.ts';
import { orderStatuses } from '../values/order-states.ts';

/** Customers: accounts, and guests by their email address. Amounts in rupees. */

/** An account's id, or for a guest `guest_` and the email address in base64url. */
const key = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/, issue('id_invalid'));

const customerRow = z.object({
  key: z.string(),
  kind: z.enum(['account', 'guest']),
  name: z.string(),
  /** Empty for an account with only a phone number. */
  email: z.string(),
  /** The verified phone number of the account. */
  phone: z.string().nullable(),
  /** Number of orders that are paid, or whose payment is in progress. */
  orders: z.int(),
  /** Total paid minus refunds. */
  spent: z.number(),
  lastOrderAt: z.string().nullable(),
  /** Creation time of the account; null for a guest. */
  since: z.string().nullable(),
  blocked: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRow>;

/**
 * Accounts latest first, or guests by their addresses. A search matches prefixes of an email
 * address, of name parts, and of a phone number's last 10 digits.
 */
export const listCustomersRoute = endpoint({
  method: 'GET',
  path: '/api/admin/customers',
  access: 'admin',
  query: z.strictObject({
    kind: z.enum(['account', 'guest']).optional(),
    search: prose(200).optional(),
    limit: queryCount(100).optional(),
    cursor: z.string().max(600).optional(),
  }),
  reply: z.object({ customers: z.array(customerRow), nextCursor: z.string().nullable() }),
});
export type CustomerQuery = z.input<typeof listCustomersRoute.query>;
export type CustomerList = z.infer<typeof listCustomersRoute.reply>;

const customer = customerRow.extend({
  /** The account's number, then those in addresses and orders, latest first. */
  phones: z.array(z.string()),
  /** Whether the email address is verified; null for a guest. */
  emailProven: z.boolean().nullable(),
  /** Prepaid balance for sessions; null for a guest. */
  balance: z.number().nullable(),
  /** Store credit; null for a guest. */
  credit: z.number().nullable(),
  block: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  latestOrders: z.array(
    z.object({
      _id: z.string(),
      orderNumber: z.string(),
      status: z.enum(orderStatuses),
      amount: z.number(),
      /** Present if the order was paid in the sandbox: no money has moved. */
      test: z.literal(true).optional(),
      createdAt: z.string(),
    }),
  ),
  /** Booked sessions, latest first. */
  bookings: z.array(
    z.object({
      id: z.string(),
      healerName: z.string(),
      startsAt: z.string(),
      status: z.enum(['booked', 'cancelled']),
    }),
  ),
  /** Orders of the previous shop with this email address, latest first. */
  archivedOrders: z.array(archivedOrder),
  notes: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.string() })),
});
export type Customer = z.infer<typeof customer>;

const params = z.strictObject({ key });
const reply = z.object({ customer });

export const getCustomerRoute = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:key',
  access: 'admin',
  params,
  reply,
  errors: ['account_not_found'],
});

/**
 * Grants store credit to an account, in whole rupees, with a reason that the customer sees.
 * Idempotent by `requestKey`.
 */
export const grantCreditRoute = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:key/credit',
  access: 'admin',
  params,
  body: z.strictObject({
    amount: z.int(issue('whole_number_needed')).min(1).max(maxStoreCredit),
    reason: line(200, issue('reason_missing')),
    requestKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('key_invalid')),
  }),
  reply,
  errors: ['account_not_found'],
});

/** Adds a note visible only to administrators. It is deleted with the account. */
export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:key/notes',
  access: 'admin',
  params,
  body: z.strictObject({ text: line(1000, issue('text_missing')) }),
  reply,
  errors: ['account_not_found'],
});

export const removeCustomerNote = endpoint({
  method: 'DELETE',
  path: '/api/admin/customers/:key/notes/:note',
  access: 'admin',
  params: z.strictObject({ key, note: z.string().regex(/^\d{1,9}$/, issue('id_invalid')) }),
  reply,
  errors: ['account_not_found', 'not_found'],
});

/**
 * Blocks a customer: revokes all sessions, and the email address can no longer log in, order or
 * book. Existing orders are still processed.
 */
export const blockCustomer = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:key/block',
  access: 'admin',
  params,
  body: z.strictObject({ reason: line(300, issue('reason_missing')) }),
  reply,
  errors: ['account_not_found'],
});

export const unblockCustomer = endpoint({
  method: 'DELETE',
  path: '/api/admin/customers/:key/block',
  access: 'admin',
  params,
  reply,
  errors: ['account_not_found'],
});
