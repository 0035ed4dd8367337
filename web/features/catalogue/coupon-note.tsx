import { formatRupees, type PublicConfig, quote, toPaise, toRupees } from '@jyotiratna/contract';
import { Check, TicketPercent } from 'lucide-react';
import { product as copy } from '#messages/catalogue/product.ts';
import { coupon as t } from '#messages/pricing/coupon.ts';
import { usePromo } from '../cart/use-promo.ts';

type Props = {
  promo: NonNullable<PublicConfig['promo']>;
  /** The price in rupees. */
  price: number;
};

/** The remedy's price with the shop's coupon, and a button that applies it. */
export function CouponNote({ promo: { code, percent }, price }: Props) {
  const { used, use } = usePromo(code);
  const discount = { type: 'percentage', basisPoints: Math.round(percent * 100) } as const;
  const { charge } = quote([{ unitPaise: toPaise(price), quantity: 1 }], discount);
  return (
    <div className="facet-toast flex items-center gap-3.5 bg-kesar-100 py-1.5 pr-2 pl-4 text-small text-kesar-800">
      <TicketPercent aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
      <p className="grow py-2">
        <strong className="font-semibold">
          {copy.coupon.lead(formatRupees(toRupees(charge)), code)}
        </strong>{' '}
        {copy.coupon.rest(percent)}
      </p>
      {use && (
        <button
          type="button"
          aria-label={used ? t.usedCode(code) : t.takeCode(code)}
          onClick={use}
          className="target flex shrink-0 items-center gap-1.5 px-3 text-body font-semibold text-mayur-700 hover:underline hover:underline-offset-4"
        >
          {used && <Check aria-hidden size={16} strokeWidth={1.8} />}
          {used ? t.used : t.take}
        </button>
      )}
    </div>
  );
}
