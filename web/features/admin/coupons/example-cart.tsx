import { formatRupees, quote, toPaise, toRupees } from '@jyotiratna/contract';
import { TicketPercent } from 'lucide-react';
import { coupons as t } from '#messages/admin/coupons.ts';
import { formatDate } from '../layout/dates.ts';
import { type CouponValues, couponDiscountOf } from './coupon-values.ts';

/** The example's cart in rupees, raised to the coupon's minimum where that is higher. */
const defaultCart = 2999;

/** The coupon's effect on an example cart, by the shared price calculation. */
export function ExampleCart({ values }: { values: CouponValues }) {
  const code = values.code.trim().toUpperCase() || 'CODE';
  const cart = Math.max(defaultCart, Number(values.minCartValue || '0'));
  const { subtotal, discount, charge } = quote(
    [{ unitPaise: toPaise(cart), quantity: 1 }],
    couponDiscountOf(values),
  );
  const note = noteOn(values);
  const off = formatRupees(toRupees(discount));
  return (
    <aside aria-label={t.whatCustomerSees}>
      <p className="mb-2 text-text-2">{t.whatCustomerSees}</p>
      <div className="facet-card border border-line bg-surface p-5">
        <div className="facet-button flex items-center gap-2.5 bg-harit-100 px-4 py-3 text-harit-700">
          <TicketPercent aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
          <span className="min-w-0 grow font-semibold wrap-anywhere">{code}</span>
          <span className="figures text-small whitespace-nowrap">{t.off(off)}</span>
        </div>
        <dl className="figures mt-4 grid gap-3">
          <Line name={t.subtotal} value={formatRupees(toRupees(subtotal))} />
          <Line name={t.couponOf(code)} value={`−${off}`} className="text-harit-700" />
          <Line
            name={t.total}
            value={formatRupees(toRupees(charge))}
            className="border-t border-line pt-3 text-[1.125rem] font-semibold"
          />
        </dl>
        {note && <p className="mt-4 text-small text-text-2">{note}</p>}
      </div>
    </aside>
  );
}

function noteOn({ active, startsAt }: CouponValues): string | null {
  if (!active) return t.notActiveCustomers;
  // While a date is being typed, some browsers report a year of six digits.
  return startsAt.length === 10 ? t.worksFrom(formatDate(startsAt)) : null;
}

type LineProps = { name: string; value: string; className?: string };

function Line({ name, value, className = '' }: LineProps) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
