import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, success } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { everyPushKind } from './values/push-kinds.ts';

/** Notifications by Web Push (RFC 8030) on the devices of an account. */

const invalid = issue('push_subscription');
/** Bytes as base64url without padding, in the format of `PushSubscription.toJSON`. */
const bytes = (characters: number) =>
  z.string(invalid).regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}=?=?$`), invalid);
const address = z
  .string(invalid)
  .max(1000, invalid)
  .regex(/^https?:\/\/[^\s]+$/, invalid);
const kind = z.enum(everyPushKind, issue('choice_invalid'));

const pushDevice = z.object({
  id: z.string(),
  /** User agent of the browser; empty if unknown. */
  agent: z.string(),
  /** The endpoint URL at its push service, by which a browser recognizes its own subscription. */
  endpoint: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Time at which the push service last accepted a message; null before that. */
  lastSentAt: z.string().nullable(),
  /** Whether the push service rejected the latest messages. */
  failing: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const reply = z.object({
  /**
   * The shop's VAPID public key (RFC 8292), base64url; null if the shop cannot read its key pair.
   */
  publicKey: z.string().nullable(),
  /** Notification kinds of the account's role. */
  kinds: z.array(z.object({ kind, on: z.boolean() })),
  /** Whether notifications contain names and message texts of others. */
  named: z.boolean(),
  devices: z.array(pushDevice),
});
export type PushSettings = z.infer<typeof reply>;

export const readPushRoute = endpoint({
  method: 'GET',
  path: '/api/user/push',
  access: 'member',
  reply,
});

/**
 * Registers the caller's browser, or renews its subscription. `replaces`: the browser's previous
 * endpoint URL, which is removed.
 */
export const addPushDeviceRoute = endpoint({
  method: 'POST',
  path: '/api/user/push/devices',
  access: 'member',
  limit: { max: 30, minutes: 10, skipLocal: true },
  body: z.strictObject({
    endpoint: address,
    keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
    replaces: address.optional(),
  }),
  reply,
  errors: ['push_limit'],
});

export const removePushDeviceRoute = endpoint({
  method: 'DELETE',
  path: '/api/user/push/devices/:id',
  access: 'member',
  params: z.strictObject({ id }),
  reply,
});

/** Sends a test notification to one of the caller's devices. */
export const testPushRoute = endpoint({
  method: 'POST',
  path: '/api/user/push/devices/:id/test',
  access: 'member',
  limit: { max: 20, minutes: 10, skipLocal: true },
  params: z.strictObject({ id }),
  reply: success,
  errors: ['not_found', 'too_many_attempts'],
});

/** Enables or disables notification kinds, and names in notifications. */
export const savePushRoute = endpoint({
  method: 'PUT',
  path: '/api/user/push',
  access: 'member',
  body: z.strictObject({ kinds: z.array(kind).max(everyPushKind.length), named: z.boolean() }),
  reply,
});
