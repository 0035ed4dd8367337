import {
  defaultRingSize,
  formatRupeesExact,
  type MetalRate,
  metalMg,
  settingPrice,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { metalNames, metals as t } from '#messages/admin/metals.ts';
import { designsQuery } from '../designs/designs-query.ts';
import type { NewRate } from './read-rupees.ts';

type Props = { rates: readonly MetalRate[]; given: readonly NewRate[] };

/**
 * The prices of the offered settings at the new rates, next to the current ones; rings in the
 * default size.
 */
export function RateEffect({ rates, given }: Props) {
  const { data: designs = [] } = useQuery(designsQuery);
  const rows = designs
    .filter(({ offered }) => offered)
    .flatMap((design) =>
      design.weights.flatMap((weight) => {
        const after = given.find(({ metal }) => metal === weight.metal);
        if (!after) return [];
        const before = rates.find(({ metal }) => metal === weight.metal);
        const mg = metalMg(weight, design.kind === 'ring' ? defaultRingSize : null);
        const price = (paise: number) => toRupees(settingPrice(mg, paise, design).totalPaise);
        const name = `${design.name}, ${metalNames[weight.metal]}`;
        return [
          {
            name,
            before: before && price(before.paisePerGram),
            after: price(toPaise(after.rupees)),
          },
        ];
      }),
    );
  if (rows.length === 0) return null;
  return (
    <section aria-live="polite">
      <h2 className="mb-2 font-medium">{t.pricesSettingsThese}</h2>
      <dl className="figures grid gap-2 text-small">
        {rows.map(({ name, before, after }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
          >
            <dt className="first-letter:uppercase">{name}</dt>
            <dd>
              {before !== undefined && (
                <span className="mr-2 text-text-2">{t.now(formatRupeesExact(before))}</span>
              )}
              <strong className="font-semibold">{formatRupeesExact(after)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
