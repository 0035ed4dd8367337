export type UploadBudget = {
  /** Takes bytes for a client's network, or none of them and answers false where they are too many. */
  take: (network: string, bytes: number) => boolean;
  give: (network: string, bytes: number) => void;
};

/**
 * Bounds the bytes of uploads that wait in memory until they are whole, in all and for each network: a client may send
 * any number of uploads at once, and none of them to its end.
 * @param limits in bytes
 */
export function createUploadBudget(limits: { total: number; perNetwork: number }): UploadBudget {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(network, bytes) {
      const own = (taken.get(network) ?? 0) + bytes;
      if (own > limits.perNetwork || total + bytes > limits.total) return false;
      taken.set(network, own);
      total += bytes;
      return true;
    },
    give(network, bytes) {
      const own = (taken.get(network) ?? 0) - bytes;
      if (own > 0) taken.set(network, own);
      else taken.delete(network);
      total -= bytes;
    },
  };
}
