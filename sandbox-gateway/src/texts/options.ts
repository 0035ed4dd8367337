import type { GatewayClock } from '../clock.ts';

/** How often the providers misbehave, each from 0 to 1. */
export type TextErrorRates = {
  /** Replies cut off after the message was sent. */
  lostReplies: number;
  /** Webhooks that are sent twice, and such that come late, after later ones, or never. */
  doubled: number;
  late: number;
  lost: number;
  /**
   * States that contradict the truth: signed reports of a failure after delivery, and unsigned
   * ones.
   */
  lies: number;
  /** Messages to phones without WhatsApp. */
  noWhatsApp: number;
  /** Makes all of it repeatable. */
  seed: number;
};

export const reliable: TextErrorRates = {
  ...{ lostReplies: 0, doubled: 0, late: 0, lost: 0, lies: 0, noWhatsApp: 0, seed: 1 },
};

export type TextOptions = {
  /** The token of WhatsApp and of SMS. */
  token: string;
  /** Signs the webhooks of WhatsApp, and the addresses of replies by SMS. */
  secret: string;
  /** The shop's address; null sends no webhooks. */
  shop: string | null;
  /** Ms between two states of a message; 0: they follow at once. */
  stepMs: number;
  /** Ms before it responds to a message. */
  delayMs?: number;
  /** Defaults to the machine's time. */
  clock?: GatewayClock;
  errorRates?: Partial<TextErrorRates>;
  /** Opens `/__texts`: for tests only. */
  controls?: boolean;
};

export type SentMessage = {
  id: string;
  channel: 'whatsapp' | 'sms';
  to: string;
  /** The shop's key of it. */
  key: string;
  /** The name of a WhatsApp template with its values, or the text of an SMS. */
  content: string;
  /** The DLT template id of an SMS. */
  template: string;
  state: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';
  /** Where the states of an SMS are reported. */
  callback: string | null;
};
