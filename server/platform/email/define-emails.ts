import type { Deps } from '../deps.ts';
import type { ComposedEmail } from './composed-email.ts';

/**
 * The emails of the shop by kind, with the ids of their subjects. A domain adds its own (`declare
 * module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it.
export interface EmailKinds {}

/** An email to compose. */
export type EmailRequest<Kind extends keyof EmailKinds = keyof EmailKinds> = {
  [One in Kind]: { kind: One } & EmailKinds[One];
}[Kind];

type Definition<Kind extends keyof EmailKinds> = {
  /**
   * Requested again with the same key, it is no second email. Without one, each request is an email
   * of its own.
   */
  key?: (request: EmailRequest<Kind>) => string;
  /**
   * Null without a recipient (an unknown or deleted account), or where the email is obsolete.
   * Secrets are created here, so that the outbox never contains them. `env` is overridden by the
   * saved settings.
   */
  render: (deps: Deps, request: EmailRequest<Kind>) => Promise<ComposedEmail | null>;
};

/** The emails that a domain composes. */
export function defineEmails<Kind extends keyof EmailKinds>(
  emails: { [One in Kind]: Definition<One> },
) {
  return emails;
}

/** Of each kind; a definition handles the requests of its own kind only. */
const registered = new Map<string, Definition<never>>();

/** Makes the emails of the domains known; at the start of a process. */
export function registerEmails(emails: { [Kind in keyof EmailKinds]: Definition<Kind> }): void {
  for (const [kind, one] of Object.entries(emails)) registered.set(kind, one);
}

/** @throws Error for a kind that no domain has registered */
export function emailOf(kind: string): Definition<never> {
  const found = registered.get(kind);
  if (!found) throw new Error(`No domain composes the email ${kind}.`);
  return found;
}
