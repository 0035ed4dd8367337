import { isCallError } from '../../is-call-error.ts';
import { type LineOf, lineKey, lineOfKey } from './line-key.ts';
import { readLocalCart, removeFromLocalCart } from './local-cart.ts';

type Line = LineOf & { quantity: number };

/**
 * Posts the guest's lines to the server cart one by one and removes each from this browser after
 * its response, so that a page closed half-way adds nothing twice. A line that the server rejects
 * (sold out, deleted) is dropped and logged; when the server is unreachable, the remaining lines
 * stay for the next attempt. Resolves to whether any line was merged.
 */
export async function mergeLocalCart(add: (line: Line) => Promise<unknown>): Promise<boolean> {
  let moved = false;
  for (const line of [...readLocalCart()]) {
    try {
      await add({ ...lineOfKey(line), quantity: line.quantity });
      moved = true;
    } catch (error) {
      console.error('A line of the local cart could not be moved', lineKey(line), error);
      if (!isCallError(error) || error.status < 400 || error.status >= 500) return moved;
      if (error.status === 401 || error.status === 403 || error.status === 429) return moved;
    }
    removeFromLocalCart(line);
  }
  return moved;
}
