import type { Locale, TextChannel, TextKind } from '@jyotiratna/contract';

/** One message to one phone, from a template of the shop. */
export type Text = {
  /** Identifies this message for ever; returned with its delivery states. */
  key: string;
  /** E.164, such as '+919829000000'. */
  to: string;
  kind: TextKind;
  locale: Locale;
  /** The values of the template, in their order in this language. */
  values: readonly string[];
  /** The template with its values: plain text with at most one link. */
  text: string;
};

/**
 * A sender of messages: one provider's protocol. No provider can look a message up by the shop's
 * key, so an attempt without a response is not repeated: it is recorded before it is made.
 */
export type TextSender = {
  readonly channel: TextChannel;
  /** No phone gets its messages. */
  readonly sandbox: boolean;
  /**
   * Sends a message once.
   * @throws TextError
   */
  send(text: Text): Promise<{ id: string; parts: number }>;
  /** Null unless the provider has sent exactly these bytes. Absent where it reports nothing. */
  readWebhook?(message: TextWebhook): TextEvent[] | null;
  /** The response to the provider's check of the webhook's address; null for a wrong token. */
  readChallenge?(query: Readonly<Record<string, unknown>>): string | null;
  /** Present in the sandbox alone: a customer's reply. */
  reply?(from: string, text: string): Promise<void>;
};

export type TextWebhook = {
  headers: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, string | undefined>>;
  /** Exactly the bytes sent. */
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
      /** The phone has no such channel: another one may reach it. */
      unreachable: boolean;
      /** False where the provider charges nothing for it; null where it does not say. */
      billable: boolean | null;
    }
  | { type: 'reply'; from: string; text: string };
