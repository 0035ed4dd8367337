import type { Deps } from '../deps.ts';
import type { ComposedEmail } from './composed-email.ts';

/**
 * All kinds of emails, with the ids of their subjects. Domains add their own (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it.
export interface EmailKinds {}

/** An email to compose. */
export type EmailRequest<Kind extends keyof EmailKinds = keyof EmailKinds> = {
  [One in Kind]: { kind: One } & EmailKinds[One];
}[Kind];

type Definition<Kind extends keyof EmailKinds> = {
  /**
   * The idempotency key: a second request with it sends no email. Absent: each request sends one.
   */
  key?: (request: EmailRequest<Kind>) => string;
  /**
   * Composes the email; null without a recipient (an unknown or deleted account), or if it is
   * obsolete. Secrets are created here, so that the outbox never contains them. `env` includes the
   * saved settings.
   */
  render: (deps: Deps, request: EmailRequest<Kind>) => Promise<ComposedEmail | null>;
};

/** Declares the emails of a domain. */
export function defineEmails<Kind extends keyof EmailKinds>(
  emails: { [One in Kind]: Definition<One> },
) {
  return emails;
}

/** Definitions by kind; each handles requests of its own kind only. */
const registered = new Map<string, Definition<never>>();

/** Registers the emails of all domains, at the start of a process. */
export function registerEmails(emails: { [Kind in keyof EmailKinds]: Definition<Kind> }): void {
  for (const [kind, one] of Object.entries(emails)) registered.set(kind, one);
}

/** @throws Error for an unregistered kind */
export function emailOf(kind: string): Definition<never> {
  const found = registered.get(kind);
  if (!found) throw new Error(`No domain composes the email ${kind}.`);
  return found;
}
