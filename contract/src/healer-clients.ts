import { z } from 'zod';
import { sharedBirth } from './consultation-messages.ts';
import { endpoint } from './endpoint.ts';
import { id, prose } from './fields.ts';
import { consultationLimits } from './values/consultation-limits.ts';

/**
 * A healer's clients: customers who shared birth data in a session, until its transcript is
 * deleted.
 */
const client = z.object({
  id: z.string(),
  name: z.string(),
  sessions: z.int(),
  /** Time of the latest session, ISO 8601. */
  lastAt: z.string(),
  /** Shared births without duplicates, latest first. */
  births: z.array(sharedBirth).min(1),
  /** A note visible only to the healer; may be empty. */
  note: z.string(),
});
export type HealerClient = z.infer<typeof client>;

export const listHealerClients = endpoint({
  method: 'GET',
  path: '/api/healer/clients',
  access: 'healer',
  reply: z.object({ clients: z.array(client) }),
});

/** Saves the note on a client; an empty note deletes it. */
export const saveClientNoteRoute = endpoint({
  method: 'PUT',
  path: '/api/healer/clients/:id/note',
  access: 'healer',
  params: z.object({ id }),
  body: z.strictObject({ note: prose(consultationLimits.noteLength) }),
  reply: z.object({ note: z.string() }),
  errors: ['not_found'],
});
