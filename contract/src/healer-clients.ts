import { z } from 'zod';
import { sharedBirth } from './consultation-messages.ts';
import { endpoint } from './endpoint.ts';
import { id, prose } from './fields.ts';
import { consultationLimits } from './values/consultation-limits.ts';

/**
 * A healer's clients: customers who shared a birth in a session with them, until its transcript is
 * deleted.
 */
const client = z.object({
  id: z.string(),
  name: z.string(),
  sessions: z.int(),
  /** ISO 8601, of the latest session. */
  lastAt: z.string(),
  /** Shared births, the latest first, each once. */
  births: z.array(sharedBirth).min(1),
  /** Visible to the healer alone; empty without one. */
  note: z.string(),
});
export type HealerClient = z.infer<typeof client>;

export const listHealerClients = endpoint({
  method: 'GET',
  path: '/api/healer/clients',
  access: 'healer',
  reply: z.object({ clients: z.array(client) }),
});

/** An empty note deletes it. */
export const saveClientNoteRoute = endpoint({
  method: 'PUT',
  path: '/api/healer/clients/:id/note',
  access: 'healer',
  params: z.object({ id }),
  body: z.strictObject({ note: prose(consultationLimits.noteLength) }),
  reply: z.object({ note: z.string() }),
  errors: ['not_found'],
});
