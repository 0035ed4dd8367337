/** One short message to one phone. */
export type Text = {
  /** Names this message for ever: the same key again is the same message. */
  key: string;
  /** E.164, such as '+919829000000'. */
  to: string;
  /** Plain text with at most one link. */
  text: string;
};

/**
 * Outgoing short messages, by any carrier. Sending the same key twice is harmless where the
 * carrier can detect it.
 */
export type Messages = { send: (text: Text) => Promise<void> };

/** An Indian number as entered, in E.164; null for input without ten digits. */
export function indianNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return digits.length >= 10 ? `+91${digits.slice(-10)}` : null;
}
