/** 128 random bits as text, for `checkoutId` and `Idempotency-Key`. Works without a secure context, unlike randomUUID. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives each press of the pay button its key. A press whose fate is unknown keeps its key for the next press of the same
 * content, so that the server can see that both are one; a changed content, or a known fate, gets a new key.
 */
export function createKeyKeeper(newKey: () => string = newRequestKey) {
  let open: { key: string; content: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (open?.content !== content) open = { key: newKey(), content };
      return open.key;
    },
    /** The server has answered for the last key. */
    settle(): void {
      open = null;
    },
  };
}
