/**
 * 128 random bits as text, for `checkoutId` and `Idempotency-Key`. Unlike randomUUID it works
 * without a secure context.
 */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The idempotency key of each click on the pay button. A click with an unknown outcome shares
 * its key with the next click of the same content, so that the server can detect the
 * repetition; changed content, or a known outcome, gets a new key.
 */
export function createKeyKeeper(newKey: () => string = newRequestKey) {
  let open: { key: string; content: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (open?.content !== content) open = { key: newKey(), content };
      return open.key;
    },
    /** The server has responded for the last key: the next click gets a new one. */
    settle(): void {
      open = null;
    },
  };
}
