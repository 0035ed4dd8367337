import { z } from 'zod';
import { consultation } from './consultations.ts';
import { endpoint } from './endpoint.ts';
import { id, prose } from './fields.ts';
import { consultationLimits } from './values/consultation-limits.ts';
import { reportReasons } from './values/report-reasons.ts';

const call = {
  access: 'member',
  params: z.strictObject({ id }),
  reply: z.object({ consultation }),
  limit: { max: 20, minutes: 1, skipLocal: true },
} as const;

/**
 * Reports the other side of a session to the shop; a repeated report replaces the previous one.
 * `block`: prevents further sessions between the two, and ends an open one.
 */
export const reportConsultation = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/report',
  ...call,
  body: z.strictObject({
    reason: z.enum(reportReasons),
    text: prose(consultationLimits.reportLength).optional(),
    block: z.boolean().optional(),
  }),
  errors: ['consultation_not_found'],
});

/** Blocks the other side of a session, which ends if it is open, or unblocks it. Idempotent. */
export const blockOtherSide = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/block',
  ...call,
  body: z.strictObject({ on: z.boolean() }),
  errors: ['consultation_not_found'],
});
