import { caratsOf, formatRupees, laboratories, type Product } from '@jyotiratna/contract';
import { stone as labels } from '#messages/catalogue/stone.ts';
import type { ProductCardData } from './card.ts';

type Stone =
  | Pick<Product, 'weightMg' | 'pricePerCarat' | 'origin' | 'treatment' | 'laboratory'>
  | ProductCardData;

/**
 * The details by which buyers compare loose stones, in order: carats, origin, treatment, report.
 */
function stoneDetails({ weightMg, origin, treatment, laboratory }: Stone): string[] {
  if (weightMg === null) return [];
  const { of } = labels;
  const isStated = (value: string | null | undefined) => value && value !== 'not-stated';
  return [
    labels.carats(caratsOf(weightMg)),
    isStated(origin) && origin ? of.origin[origin] : '',
    isStated(treatment) && treatment ? of.treatment[treatment] : '',
    laboratory
      ? labels.reportBy(laboratory === 'sample' ? labels.sample : laboratories[laboratory].name)
      : '',
  ].filter((detail) => detail !== '');
}

/** A loose stone's details in one line, for cards; renders nothing for other remedies. */
export function StoneLine({ stone }: { stone: Stone }) {
  const details = stoneDetails(stone);
  if (details.length === 0) return null;
  return <p className="figures mt-1 text-small text-text-2">{details.join(' · ')}</p>;
}

/** A loose stone's details above the price of its page, with the price per carat. */
export function StoneDetails({ stone }: { stone: Stone }) {
  const details = stoneDetails(stone);
  if (details.length === 0) return null;
  const { pricePerCarat } = stone;
  const all =
    pricePerCarat === null ? details : [...details, labels.perCarat(formatRupees(pricePerCarat))];
  return (
    <ul aria-label={labels.heading} className="figures flex flex-wrap gap-2">
      {all.map((detail) => (
        <li key={detail} className="cut bg-marble-100 px-2.5 py-1 text-small font-medium">
          {detail}
        </li>
      ))}
    </ul>
  );
}
