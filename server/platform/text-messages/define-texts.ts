import type { Locale, TextKind } from '@jyotiratna/contract';
import type { Deps } from '../deps.ts';

/**
 * All kinds of text messages (SMS, WhatsApp), with the ids of their subjects. Domains add their own
 * (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it.
export interface TextKinds {}

/** A text message to be composed. */
export type TextRequest<Kind extends keyof TextKinds = keyof TextKinds> = {
  [One in Kind]: { kind: One } & TextKinds[One];
}[Kind];

/** A text message to a number (E.164), with the values of its template. */
export type ComposedText = { to: string; locale: Locale; values: Record<string, string> };

type Definition<Kind extends keyof TextKinds> = {
  /** The idempotency key: a second request with it sends no message. */
  key: (request: TextRequest<Kind>) => string;
  /** Its text contains a secret, which no list may store. */
  secret?: true;
  /** Null without a recipient, or if the message is obsolete. */
  render: (deps: Deps, request: TextRequest<Kind>) => Promise<ComposedText | null>;
};

/** Declares the text messages of a domain. */
export function defineTextMessages<Kind extends keyof TextKinds>(
  definitions: { [One in Kind]: Definition<One> },
) {
  return definitions;
}

/** Definitions by kind; each handles requests of its own kind only. */
const registered = new Map<string, Definition<never>>();

/** Registers the text messages of all domains, at the start of a process. */
export function registerTextMessages(
  definitions: { [Kind in keyof TextKinds]: Definition<Kind> },
): void {
  for (const [kind, one] of Object.entries(definitions)) registered.set(kind, one);
}

/** @throws Error for an unregistered kind */
export function textOf(kind: TextKind): Definition<never> {
  const found = registered.get(kind);
  if (!found) throw new Error(`No domain composes the message ${kind}.`);
  return found;
}
