import { type QuoteReply, withShipping } from '@jyotiratna/contract';
import { storedPin } from './stored-pin.ts';
import { useDeliveryTo } from './use-delivery-to.ts';

/**
 * The totals with the delivery charge for the stored PIN code; without one those of the free zone.
 */
export function useShippedQuote(quote: QuoteReply): QuoteReply {
  const { data } = useDeliveryTo(storedPin.use());
  return data?.served && quote.subtotal > 0 ? withShipping(quote, data.price) : quote;
}
