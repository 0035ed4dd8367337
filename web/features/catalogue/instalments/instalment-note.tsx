import {
  cheapestInstalments,
  formatRupees,
  type InstalmentPlan,
  type Instalments,
} from '@jyotiratna/contract';
import { instalments as copy } from '#messages/payments/instalments.ts';

/** Formats paise as rupees, rounded up: an instalment never exceeds the displayed amount. */
const rupees = (paise: number) => formatRupees(Math.ceil(paise / 100));
const percent = ({ plan }: Instalments) => String(plan.basisPoints / 100);

/**
 * The instalments for a price, the smallest first; renders nothing where the provider offers none.
 * @param price rupees
 */
export function InstalmentNote({
  price,
  plans,
}: {
  price: number;
  plans: readonly InstalmentPlan[];
}) {
  const offered = cheapestInstalments(Math.round(price * 100), plans);
  const smallest = offered.toSorted((one, other) => one.monthlyPaise - other.monthlyPaise)[0];
  if (!smallest) return null;
  return (
    <details className="mt-1.5 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {copy.from(
          rupees(smallest.monthlyPaise),
          smallest.plan.months,
          rupees(smallest.totalPaise),
        )}
      </summary>
      <ul className="figures border-t border-line">
        {offered.map((one) => (
          <li key={one.plan.months} className="border-b border-line py-2">
            {copy.plan(rupees(one.monthlyPaise), one.plan.months, rupees(one.totalPaise))}
            <span className="block text-text-2">{copy.lender(one.plan.lender, percent(one))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-text-2">{copy.note}</p>
    </details>
  );
}
