import { formatRupeesExact, gramsOf, type LineParts as Parts, toRupees } from '@jyotiratna/contract';
import { setting as words } from '#messages/catalogue/setting.ts';

/** What the price of one piece is made of, for what is set in metal or energised. */
export function LineParts({ parts }: { parts: Parts }) {
  const { stonePaise, setting, energisation } = parts;
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const rows: [string, number][] = [[words.stone, stonePaise]];
  if (setting) {
    rows.push([words.metalPart(gramsOf(setting.mg), money(setting.ratePaise)), setting.metalPaise]);
    rows.push([words.making, setting.makingPaise]);
  }
  if (energisation) rows.push([words.energisation, energisation.paise]);
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
