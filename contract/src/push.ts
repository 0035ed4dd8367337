import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, success } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { everyPushKind } from './values/push-kinds.ts';

/** Notifications by Web Push (RFC 8030) on the devices of an account. */

const invalid = issue('push_subscription');
/** Bytes as base64url without padding, as `PushSubscription.toJSON` writes them. */
const bytes = (characters: number) =>
  z.string(invalid).regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}=?=?$`), invalid);
const address = z
  .string(invalid)
  .max(1000, invalid)
  .regex(/^https?:\/\/[^\s]+$/, invalid);
const kind = z.enum(everyPushKind, issue('choice_invalid'));

const pushDevice = z.object({
  id: z.string(),
  /** The user agent of the browser; empty where it is unknown. */
  agent: z.string(),
  /** The address at its push service, by which a browser recognizes itself. */
  endpoint: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** When the push service last accepted a message; null: not yet. */
  lastSentAt: z.string().nullable(),
  /** Whether the latest messages were not accepted. */
  failing: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const reply = z.object({
  /** The shop's public key (RFC 8292), base64url; null while the shop cannot read its own. */
  publicKey: z.string().nullable(),
  /** The kinds of the account's role. */
  kinds: z.array(z.object({ kind, on: z.boolean() })),
  /** Whether notifications show names and the words of others. */
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
 * Adds the caller's browser, or renews it. `replaces`: the address that the browser had before,
 * which is removed.
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

/** Sends a trial to one of the caller's devices. */
export const testPushRoute = endpoint({
  method: 'POST',
  path: '/api/user/push/devices/:id/test',
  access: 'member',
  limit: { max: 20, minutes: 10, skipLocal: true },
  params: z.strictObject({ id }),
  reply: success,
  errors: ['not_found', 'too_many_attempts'],
});

/** Switches kinds, and whether names are shown. */
export const savePushRoute = endpoint({
  method: 'PUT',
  path: '/api/user/push',
  access: 'member',
  body: z.strictObject({ kinds: z.array(kind).max(everyPushKind.length), named: z.boolean() }),
  reply,
});
