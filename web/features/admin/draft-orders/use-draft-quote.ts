import { isPincode, typedPincode } from '@jyotiratna/contract';
import { quoteDraftOrderRoute } from '@jyotiratna/contract/admin/draft-orders';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { draftDiscountOf, type TypedDiscount } from './discount-fields.tsx';
import { type DraftLineInput, requestedLines } from './draft-lines.ts';

/**
 * The price of an order that is being edited, from the server. @param pincode null where the
 * customer collects it
 */
export function useDraftQuote(
  lines: readonly DraftLineInput[],
  discount: TypedDiscount,
  pincode: string | null,
) {
  const items = requestedLines(lines).filter(({ quantity }) => quantity > 0);
  const typed = typedPincode(pincode ?? '');
  const off = draftDiscountOf(discount);
  const body = {
    items,
    ...(off && { discount: off }),
    ...(isPincode(typed) && { pincode: typed }),
  };
  return useQuery({
    queryKey: ['admin', 'draft-orders', 'quote', body],
    queryFn: () => api(quoteDraftOrderRoute, { body }),
    enabled: items.length > 0,
    placeholderData: (before) => before,
    retry: false,
  });
}
