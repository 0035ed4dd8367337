export type UploadBudget = {
  /**
   * Reserves bytes for a client's network; returns false without reserving if they exceed the
   * budget.
   */
  take: (network: string, bytes: number) => boolean;
  restore: (network: string, bytes: number) => void;
};

/**
 * Limits the bytes of incomplete uploads in memory, in total and per network, since a client may
 * start any number of uploads without completing them.
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
