export type UploadBudget = {
  /**
   * Reserves bytes for a client's network; reserves nothing and returns false when they exceed
   * the limit.
   */
  take: (network: string, bytes: number) => boolean;
  restore: (network: string, bytes: number) => void;
};

/**
 * Bounds the bytes of incomplete uploads in memory, in total and per network: a client may send
 * any number of concurrent uploads without completing them.
 * @param limits in bytes
 */
export function createUploadBudget(limits: { total: number; perNetwork: number }): UploadBudget {
  const used = new Map<string, number>();
  let total = 0;
  return {
    take(network, bytes) {
      const own = (used.get(network) ?? 0) + bytes;
      if (own > limits.perNetwork || total + bytes > limits.total) return false;
      used.set(network, own);
      total += bytes;
      return true;
    },
    restore(network, bytes) {
      const own = (used.get(network) ?? 0) - bytes;
      if (own > 0) used.set(network, own);
      else used.delete(network);
      total -= bytes;
    },
  };
}
