import { z } from 'zod';
import { consultation } from './consultations.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** A member's session data on every page of the shop. Amounts in rupees. */
export const consultationSummary = endpoint({
  method: 'GET',
  path: '/api/consultations/summary',
  access: 'member',
  worded: true,
  reply: z.object({
    /** The caller's session that is open: `unread` counts the messages of the other side. */
    open: consultation
      .pick({ id: true, side: true, status: true, healerName: true, customerName: true })
      .extend({ unread: z.int() })
      .nullable(),
    /** Of a healer: the number of customers waiting for a response. */
    requests: z.int(),
    /** A customer's prepaid balance; null for a healer. */
    balance: z.number().nullable(),
    freeChats: z.object({
      /** Ids of the healers whose free minutes the customer has used. */
      used: z.array(z.string()),
      /**
       * Limits on accounts without a balance are reached: free minutes need a balance that pays for
       * a minute.
       */
      needBalance: z.boolean(),
    }),
    /** Healers whose alert the caller has requested; `isFree` once it was sent. */
    alerts: z.array(
      z.object({ healerId: z.string(), healerName: z.string(), isFree: z.boolean() }),
    ),
  }),
});
export type ConsultationSummary = z.infer<typeof consultationSummary.reply>;

const alert = { params: z.strictObject({ id }), reply: z.object({ waits: z.boolean() }) } as const;

/**
 * Has the caller notified, by email and on the pages of the shop, once this healer is free; once.
 */
export const requestHealerAlertRoute = endpoint({
  method: 'POST',
  path: '/api/healers/:id/alert',
  access: 'user',
  limit: { max: 20, minutes: 1, skipLocal: true },
  ...alert,
  errors: ['healer_not_found', 'healer_offline', 'consultation_blocked', 'too_many_attempts'],
});

/** Cancels a pending alert, or dismisses a displayed one. */
export const cancelHealerAlertRoute = endpoint({
  method: 'DELETE',
  path: '/api/healers/:id/alert',
  access: 'user',
  ...alert,
});
