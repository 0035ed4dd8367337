import type { Locale, PushKind } from '@jyotiratna/contract';
import type { Deps } from '../deps.ts';

/**
 * The push messages of the shop by kind, with the ids of their subjects. A domain adds its own
 * (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it.
export interface PushKinds {}

/** A push message to compose. */
export type PushRequest<Kind extends keyof PushKinds = keyof PushKinds> = {
  [One in Kind]: { kind: One } & PushKinds[One];
}[Kind];

/** The owner of a device; `named`: names and texts of others may be visible. */
export type PushRecipient = { userId: string; locale: Locale; named: boolean };

/**
 * A button of a notification: it opens a page of the shop, sends a POST to a call of it, or both.
 */
export type PushAction = { action: string; title: string; page?: string; call?: string };

/** A notification. Pages are paths without their language. */
export type PushMessage = {
  title: string;
  body: string;
  /** Opened by a press on it. */
  page: string;
  actions?: readonly PushAction[];
  /** Stays on the screen until it is pressed, and vibrates. */
  rings?: boolean;
};

type Definition<Kind extends keyof PushKinds> = {
  /** The kind that its recipient can switch off; null for a trial. */
  choice: PushKind | null;
  /** Names the event: requested again, it is no second message. */
  key: (request: PushRequest<Kind>) => string;
  /** A later message with the same subject replaces it, at the push service and on the screen. */
  subject: (request: PushRequest<Kind>) => string;
  /** Seconds after which it is worthless. */
  ttl: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
  /** Null where it is obsolete. */
  render: (
    deps: Deps,
    request: PushRequest<Kind>,
    to: PushRecipient,
  ) => Promise<PushMessage | null>;
};

/** The push messages that a domain composes. */
export function definePushNotifications<Kind extends keyof PushKinds>(
  pushNotifications: { [One in Kind]: Definition<One> },
) {
  return pushNotifications;
}

/** Of each kind; a definition handles the requests of its own kind only. */
const registered = new Map<string, Definition<never>>();

/** Makes the push messages of the domains known; at the start of a process. */
export function registerPushNotifications(
  pushNotifications: { [Kind in keyof PushKinds]: Definition<Kind> },
): void {
  for (const [kind, one] of Object.entries(pushNotifications)) registered.set(kind, one);
}

/** @throws Error for a kind that no domain has registered */
export function pushOf(kind: string): Definition<never> {
  const found = registered.get(kind);
  if (!found) throw new Error(`No domain composes the push message ${kind}.`);
  return found;
}
