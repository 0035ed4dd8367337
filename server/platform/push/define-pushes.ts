import type { Locale, PushKind } from '@jyotiratna/contract';
import type { Deps } from '../deps.ts';

/**
 * All kinds of push messages, with the ids of their subjects. Domains add their own (`declare
 * module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it.
export interface PushKinds {}

/** A push message to be composed. */
export type PushRequest<Kind extends keyof PushKinds = keyof PushKinds> = {
  [One in Kind]: { kind: One } & PushKinds[One];
}[Kind];

/** The owner of a device; `named`: whether messages may contain names and words of other people. */
export type PushRecipient = { userId: string; locale: Locale; named: boolean };

/**
 * A button of a notification: it opens a page of the shop, sends a POST to an endpoint, or both.
 */
export type PushAction = { action: string; title: string; page?: string; call?: string };

/** A notification. Pages are paths without a language prefix. */
export type PushMessage = {
  title: string;
  body: string;
  /** The page that opens on a click. */
  page: string;
  actions?: readonly PushAction[];
  /** Whether it stays on the screen until it is clicked, and vibrates. */
  rings?: boolean;
};

type Definition<Kind extends keyof PushKinds> = {
  /** The kind that the recipient can disable; null for a test message. */
  choice: PushKind | null;
  /** The idempotency key: a second request with it sends no message. */
  key: (request: PushRequest<Kind>) => string;
  /** A later message with the same subject replaces it, at the push service and on the screen. */
  subject: (request: PushRequest<Kind>) => string;
  /** Seconds after which the message is worthless. */
  ttl: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
  /** Null if the message is obsolete. */
  render: (
    deps: Deps,
    request: PushRequest<Kind>,
    to: PushRecipient,
  ) => Promise<PushMessage | null>;
};

/** Declares the push messages of a domain. */
export function definePushMessages<Kind extends keyof PushKinds>(
  pushNotifications: { [One in Kind]: Definition<One> },
) {
  return pushNotifications;
}

/** Definitions by kind; each handles requests of its own kind only. */
const registered = new Map<string, Definition<never>>();

/** Registers the push messages of all domains, at the start of a process. */
export function registerPushMessages(
  pushNotifications: { [Kind in keyof PushKinds]: Definition<Kind> },
): void {
  for (const [kind, one] of Object.entries(pushNotifications)) registered.set(kind, one);
}

/** @throws Error for an unregistered kind */
export function pushOf(kind: string): Definition<never> {
  const found = registered.get(kind);
  if (!found) throw new Error(`No domain composes the push message ${kind}.`);
  return found;
}
