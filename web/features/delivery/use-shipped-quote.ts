import { type QuoteReply, withShipping } from '@jyotiratna/contract';
import { useKeptPin } from './kept-pin.ts';
import { useDeliveryTo } from './use-delivery-to.ts';

/** The sums with the delivery charge of the kept PIN code; without one they are those of the free zone. */
export function useShippedQuote(quote: QuoteReply): QuoteReply {
  const { data } = useDeliveryTo(useKeptPin());
  return data?.served && quote.subtotal > 0 ? withShipping(quote, data.price) : quote;
}
