import type { Locale, TextKind } from '@jyotiratna/contract';
import type { Deps } from '../deps.ts';

/**
 * The messages of the shop by kind, with the ids of their subjects. A domain adds its own (`declare
 * module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it.
export interface TextKinds {}

/** A message to compose. */
export type TextRequest<Kind extends keyof TextKinds = keyof TextKinds> = {
  [One in Kind]: { kind: One } & TextKinds[One];
}[Kind];

/** A message to a number (E.164) with the values of its template. */
export type ComposedText = { to: string; locale: Locale; values: Record<string, string> };

type Definition<Kind extends keyof TextKinds> = {
  /** Requested again with the same key, it is no second message. */
  key: (request: TextRequest<Kind>) => string;
  /** Its text contains a secret, which is stored in no list. */
  secret?: true;
  /** Null without a recipient, or where the message is obsolete. */
  render: (deps: Deps, request: TextRequest<Kind>) => Promise<ComposedText | null>;
};

/** The messages that a domain composes. */
export function defineTextMessages<Kind extends keyof TextKinds>(
  texts: { [One in Kind]: Definition<One> },
) {
  return texts;
}

/** Of each kind; a definition handles the requests of its own kind only. */
const registered = new Map<string, Definition<never>>();

/** Makes the messages of the domains known; at the start of a process. */
export function registerTextMessages(texts: { [Kind in keyof TextKinds]: Definition<Kind> }): void {
  for (const [kind, one] of Object.entries(texts)) registered.set(kind, one);
}

/** @throws Error for a kind that no domain has registered */
export function textOf(kind: TextKind): Definition<never> {
  const found = registered.get(kind);
  if (!found) throw new Error(`No domain composes the message ${kind}.`);
  return found;
}
