import type { Locale, TextChannel, TextKind } from '@jyotiratna/contract';

/** A text message to one phone, from a template of the shop. */
export type Text = {
  /** Identifies the message; returned with its delivery states. */
  key: string;
  /** E.164, such as '+919829000000'. */
  to: string;
  kind: TextKind;
  locale: Locale;
  /** The values of the template, in order. */
  values: readonly string[];
  /** The template with its values inserted: plain text with at most one link. */
  text: string;
};

/**
 * A sender of text messages: one provider's protocol. No provider can look up a message by the
 * shop's key, so an attempt is recorded before it is made, and not repeated if it gets no response.
 */
export type TextSender = {
  readonly channel: TextChannel;
  /** Whether it is the sandbox: nothing reaches a phone. */
  readonly sandbox: boolean;
  /**
   * Sends a message once.
   * @throws TextError
   */
  send(text: Text): Promise<{ id: string; parts: number }>;
  /**
   * Verifies and parses a webhook; null unless the provider sent exactly these bytes. Absent if the
   * provider has no webhooks.
   */
  readWebhook?(message: TextWebhook): TextEvent[] | null;
  /** The response to the provider's verification of the webhook URL; null for a wrong token. */
  readChallenge?(query: Readonly<Record<string, unknown>>): string | null;
  /** Only in the sandbox: simulates a customer's reply. */
  reply?(from: string, text: string): Promise<void>;
};

export type TextWebhook = {
  headers: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, string | undefined>>;
  /** The received bytes, unchanged. */
  body: Uint8Array;
};

export type TextEvent =
  | {
      type: 'state';
      /** The provider's id. */
      id: string;
      key: string | null;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      reason: string | null;
      /** Whether the phone lacks the channel: another channel may reach it. */
      unreachable: boolean;
      /** False if the provider charges nothing; null if unknown. */
      billable: boolean | null;
    }
  | { type: 'reply'; from: string; text: string };
