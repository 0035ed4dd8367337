import type { GatewayClock } from '../clock.ts';

/** Simulated failures of the providers, as rates from 0 to 1. */
export type TextErrorRates = {
  /** Responses dropped after the message was sent. */
  lostReplies: number;
  /** Webhooks sent twice (`doubled`), after later ones (`late`), or never (`lost`). */
  doubled: number;
  late: number;
  lost: number;
  /** False states: signed reports of a failure after delivery, and unsigned reports. */
  lies: number;
  /** Messages to phones without WhatsApp. */
  noWhatsApp: number;
  /** Seed that makes the failures repeatable. */
  seed: number;
};

export const reliable: TextErrorRates = {
  ...{ lostReplies: 0, doubled: 0, late: 0, lost: 0, lies: 0, noWhatsApp: 0, seed: 1 },
};

export type TextOptions = {
  /** The token for WhatsApp and SMS calls. */
  token: string;
  /** Secret for signing WhatsApp's webhooks, and callback URLs of SMS replies. */
  secret: string;
  /** The shop's base URL; null sends no webhooks. */
  shop: string | null;
  /** Ms between two states of a message; 0: no delay. */
  stepMs: number;
  /** Delay of the response to a message in ms. */
  delayMs?: number;
  /** Defaults to the machine's time. */
  clock?: GatewayClock;
  errorRates?: Partial<TextErrorRates>;
  /** Enables `/__texts`: for tests only. */
  controls?: boolean;
};

export type SentMessage = {
  id: string;
  channel: 'whatsapp' | 'sms';
  to: string;
  /** The shop's key of the message. */
  key: string;
  /** The name of a WhatsApp template with its values, or the text of an SMS. */
  content: string;
  /** The DLT template id of an SMS. */
  template: string;
  state: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';
  /** Callback URL for states of an SMS; null for WhatsApp. */
  callback: string | null;
};
