import {
  defaultRingSize,
  formatRupeesExact,
  metalMg,
  settingPrice,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { listMetalRates } from '@jyotiratna/contract/admin/metal-rates';
import { designs as t } from '#messages/admin/designs.ts';
import { metalNames } from '#messages/admin/metals.ts';
import { api } from '../../../api.ts';
import { useFreshQuery } from '../layout/page.tsx';
import { type DesignValues, designBody } from './design-values.ts';

/** A customer's price for the setting at current rates, by the shared price calculation. */
export function DesignPrice({ values }: { values: DesignValues }) {
  const { data } = useFreshQuery(['metal-rates'], () => api(listMetalRates));
  const { weights, makingRupees, making, kind } = designBody(values);
  const size = kind === 'ring' ? defaultRingSize : null;
  return (
    <aside aria-label={t.whatCustomerPays}>
      <p className="mb-2 text-text-2">
        {t.whatCustomerPaysSetting(kind === 'ring', defaultRingSize)}
      </p>
      <div className="facet-card border border-line bg-surface p-5">
        {weights.length === 0 && <p className="text-text-2">{t.selectMetal}</p>}
        <dl className="figures grid gap-3">
          {weights.map(({ metal, grams, gramsPerSize = 0 }) => {
            const rate = data?.rates.find((one) => one.metal === metal);
            const mg = metalMg(
              { baseMg: Math.round(grams * 1000), perSizeMg: Math.round(gramsPerSize * 1000) },
              size,
            );
            const isComplete = rate && Number.isFinite(mg) && Number.isFinite(makingRupees);
            const price =
              isComplete &&
              settingPrice(mg, rate.paisePerGram, { making, makingPaise: toPaise(makingRupees) });
            return (
              <div key={metal} className="flex justify-between gap-4">
                <dt>{metalNames[metal]}</dt>
                <dd className="text-right">
                  {price
                    ? formatRupeesExact(toRupees(price.totalPaise))
                    : data && !rate
                      ? t.noRateYet
                      : '–'}
                  {isComplete && (
                    <span className="block text-small text-text-2">{mg / 1000} g</span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </aside>
  );
}
