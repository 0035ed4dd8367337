import { formatRupees, type PublicConfig, quote, toPaise, toRupees } from '@jyotiratna/contract';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { product as words } from '#messages/product.ts';
import { useToast } from '../../ui/toast.tsx';

const { coupon } = words;

type Props = {
  promo: NonNullable<PublicConfig['promo']>;
  /** Rupees. */
  price: number;
};

/** What the remedy costs with the shop's coupon, and the code to take along. */
export function CouponNote({ promo, price }: Props) {
  const [copied, setCopied] = useState(false);
  const toast = useToast();
  const discount = { type: 'percentage', basisPoints: Math.round(promo.percent * 100) } as const;
  const { charge } = quote([{ unitPaise: toPaise(price), quantity: 1 }], discount);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(promo.code);
      setCopied(true);
    } catch {
      // Without a secure context, or when the person refuses.
      toast({ kind: 'error', title: coupon.failed, description: coupon.code(promo.code) });
    }
  };

  return (
    <div className="facet-toast flex items-center gap-3.5 bg-kesar-100 py-1.5 pr-2 pl-4 text-small text-kesar-800">
      <TicketPercent aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
      <p className="grow py-2">
        <strong className="font-semibold">{coupon.lead(formatRupees(toRupees(charge)), promo.code)}</strong>{' '}
        {coupon.rest(promo.percent)}
      </p>
      <button
        type="button"
        aria-label={copied ? coupon.copiedCode(promo.code) : coupon.copyCode(promo.code)}
        onClick={copy}
        className="target shrink-0 px-3 text-body font-semibold text-mayur-700 hover:underline hover:underline-offset-4"
      >
        <span aria-live="polite">{copied ? coupon.copied : coupon.copy}</span>
      </button>
    </div>
  );
}
