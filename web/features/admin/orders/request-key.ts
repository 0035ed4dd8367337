/** 128 random bits as text: one per opened dialog, so that a press sent twice is done once. Needs no secure context. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
