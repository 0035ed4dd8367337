import { z } from 'zod';
import { clientId, consultationMessage, messageDraft, side } from './consultation-messages.ts';
import { consultation } from './consultations.ts';
import { id } from './fields.ts';

/** The frames of a session's WebSocket. */

const messages = z.array(consultationMessage);
const count = z.int().min(0).max(2_000_000_000);

export const socketIn = z.discriminatedUnion('type', [
  /**
   * Joins a session: the server replies with `joined` and all messages after the given sequence
   * number.
   */
  z.strictObject({ type: z.literal('join'), id, after: count }),
  z.strictObject({ type: z.literal('leave'), id }),
  /** The server acknowledges with `sent` and the stored message, or rejects with `refused`. */
  z.strictObject({ type: z.literal('send'), id, clientId, content: messageDraft }),
  z.strictObject({ type: z.literal('typing'), id }),
  z.strictObject({ type: z.literal('seen'), id, delivered: count, read: count }),
  /**
   * A heartbeat, because a browser cannot see protocol pings. The server replies with `pong`
   * immediately.
   */
  z.strictObject({ type: z.literal('ping') }),
]);
export type SocketIn = z.input<typeof socketIn>;

/** Reads the identifiers of an invalid frame for its rejection, as far as they can be parsed. */
export const socketInName = z
  .object({ id: id.catch(''), clientId: clientId.nullable().catch(null) })
  .catch({ id: '', clientId: null });

export const socketOut = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined'), consultation, messages }),
  /** New messages in order, contiguous with those sent before. */
  z.object({ type: z.literal('messages'), id: z.string(), messages }),
  z.object({ type: z.literal('sent'), id: z.string(), message: consultationMessage }),
  z.object({
    type: z.literal('refused'),
    id: z.string(),
    clientId: z.string().nullable(),
    code: z.string(),
  }),
  /**
   * Sent when status, clock, balance or read markers change, also to participants outside the
   * session.
   */
  z.object({ type: z.literal('consultation'), consultation }),
  z.object({ type: z.literal('typing'), id: z.string(), sender: side }),
  z.object({ type: z.literal('pong') }),
]);
export type SocketOut = z.infer<typeof socketOut>;
