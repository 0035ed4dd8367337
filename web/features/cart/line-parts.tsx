import {
  formatRupeesExact,
  gramsOf,
  type LineParts as Parts,
  toRupees,
} from '@jyotiratna/contract';
import { setting as copy } from '#messages/catalogue/setting.ts';

/** The breakdown of the unit price of a stone with a setting or an energisation. */
export function CartLineParts({ parts }: { parts: Parts }) {
  const { stonePaise, setting, energisation } = parts;
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const rows: [string, number][] = [[copy.stone, stonePaise]];
  if (setting) {
    rows.push([copy.metalCost(gramsOf(setting.mg), money(setting.ratePaise)), setting.metalPaise]);
    rows.push([copy.making, setting.makingPaise]);
  }
  if (energisation) rows.push([copy.energisation, energisation.paise]);
  return (
    <dl className="figures text-small text-text-2">
      {rows.map(([label, paise]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-0.5">
          <dt>{label}</dt>
          <dd className="ml-auto">{money(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
