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
    /**
     * The caller's open session, null without one; `unread` counts the other side's unread
     * messages.
     */
    open: consultation
      .pick({ id: true, side: true, status: true, healerName: true, customerName: true })
      .extend({ unread: z.int() })
      .nullable(),
    /** For a healer, the number of customers waiting for a response. */
    requests: z.int(),
    /** A customer's prepaid balance; null for a healer. */
    balance: z.number().nullable(),
    freeChats: z.object({
      /** Ids of the healers whose free minutes the customer has used. */
      used: z.array(z.string()),
      /**
       * Whether the limits for accounts without a balance are reached: free minutes then require a
       * balance that pays for a minute.
       */
      needBalance: z.boolean(),
    }),
    /** Healers that the caller wants to be alerted about; `isFree` once the alert was sent. */
    alerts: z.array(
      z.object({ healerId: z.string(), healerName: z.string(), isFree: z.boolean() }),
    ),
  }),
});
export type ConsultationSummary = z.infer<typeof consultationSummary.reply>;

const alert = { params: z.strictObject({ id }), reply: z.object({ waits: z.boolean() }) } as const;

/** Requests a single alert, by email and on the shop's pages, for when this healer is available. */
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
