import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';
import { visitSteps } from './values/sources.ts';

/** Counts a step to a purchase per day. It reads no cookie and stores nothing about the browser. */
export const countStepRoute = endpoint({
  method: 'POST',
  path: '/api/visits',
  access: 'public',
  limit: { max: 120, minutes: 1, skipLocal: true },
  body: z.strictObject({ step: z.enum(['visit', ...visitSteps]) }),
  reply: success,
});
