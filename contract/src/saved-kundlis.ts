import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, success } from './fields.ts';
import { kundliRequest } from './kundli.ts';
import { mailedLink, oneClick } from './mailed-link.ts';

/** Births saved by a user, with their daily emails and notifications. */

export const savedKundli = z.object({
  id: z.string(),
  createdAt: z.string(),
  request: kundliRequest,
  /** Whether the daily email (`daily`) and the daily notification (`dailyPush`) are enabled. */
  daily: z.boolean(),
  dailyPush: z.boolean(),
});
export type SavedKundli = z.infer<typeof savedKundli>;
const savedReply = z.object({ kundlis: z.array(savedKundli) });

export const listSavedKundlisRoute = endpoint({
  method: 'GET',
  path: '/api/users/kundlis',
  access: 'user',
  reply: savedReply,
});

export const saveKundliRoute = endpoint({
  method: 'POST',
  path: '/api/users/kundlis',
  access: 'user',
  body: kundliRequest.extend({
    /**
     * The caller's statement to be the parent or guardian of the child below 18 whose birth it is.
     */
    parent: z.boolean().optional(),
  }),
  /** `id` of the birth, saved now or before. */
  reply: savedReply.extend({ id: z.string() }),
  errors: ['place_not_found'],
});

/**
 * Enables or disables the daily email of a saved birth, sent to the account's verified address, or
 * its daily notification, sent to the account's devices. Each requires a consent of its own.
 */
export const setDailyChartRoute = endpoint({
  method: 'PUT',
  path: '/api/users/kundlis/:id/daily',
  access: 'user',
  params: z.strictObject({ id }),
  body: z.strictObject({ on: z.boolean(), by: z.enum(['email', 'push']).default('email') }),
  reply: savedReply,
  errors: ['not_found'],
});

/** Unsubscribes from the daily email of a birth, by the link in that email. */
export const leaveDailyChartRoute = endpoint({
  method: 'POST',
  path: '/api/daily-chart/leave',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

export const leaveDailyChartOneClick = endpoint({ ...oneClick, path: '/daily-chart/leave' });
export const leaveDailyChartOneClickHindi = endpoint({
  ...oneClick,
  path: '/hi/daily-chart/leave',
});

export const removeKundliRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/kundlis/:id',
  access: 'user',
  params: z.strictObject({ id }),
  reply: savedReply,
  errors: ['not_found'],
});
