import {
  defaultDelivery,
  formatRupees,
  isPincode,
  type LeadTime,
  typedPincode,
} from '@jyotiratna/contract';
import { useEffect } from 'react';
import { checkout } from '#messages/checkout/checkout.ts';
import { arrival as labels } from '#messages/delivery/arrival.ts';
import { dayRange } from '../../content/day-range.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Alert } from '../../ui/alert.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { FreeShipping } from '../cart/totals.tsx';
import { storedPin } from '../delivery/stored-pin.ts';
import { useDeliveryTo } from '../delivery/use-delivery-to.ts';
import { formatWeekday } from '../orders/dates.ts';
import type { CheckoutDelivery } from './use-delivery.ts';

type Props = { delivery: CheckoutDelivery; leadTime: LeadTime };

/**
 * The delivery method, date and charge, once the address has its PIN code; a PIN code without
 * delivery is reported before the payment. The code is stored: the totals depend on it.
 */
export function ShippingMethod({ delivery: { mode, form, saved }, leadTime }: Props) {
  const typed = typedPincode(
    (mode.kind === 'form' ? form.values.pincode : saved[mode.chosen]?.pincode) ?? '',
  );
  const pincode = isPincode(typed) ? typed : null;
  const { data } = useDeliveryTo(pincode, leadTime);
  useEffect(() => {
    if (pincode) storedPin.write(pincode);
  }, [pincode]);

  const price = data?.price ?? 0;
  const zones = useShopConfig()?.delivery ?? defaultDelivery.elsewhere;
  return (
    <div className="grid gap-4">
      <RadioCard
        name="shippingMethod"
        value={price > 0 ? 'paid' : 'free'}
        checked
        readOnly
        title={price > 0 ? checkout.paidDelivery : checkout.delivery}
        aside={
          price > 0 ? <span className="figures">{formatRupees(price)}</span> : <FreeShipping />
        }
      >
        {data?.arrives
          ? labels.by(formatWeekday(data.arrives.to), data.pincode)
          : checkout.deliveryTime(dayRange(zones))}
      </RadioCard>
      {data && !data.served && <Alert tone="error">{labels.notServed(data.pincode)}</Alert>}
    </div>
  );
}
