import type { KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { GrahaName } from './graha-name.tsx';

const { chart } = kundliResult;

type Props = { chart: KundliReply['chart'] };

const head = 'h-10 font-normal text-text-2';

/** The content of the drawing as a table. Degrees are relative to the start of the rashi. */
export function GrahaTable({ chart: { grahas, lagna } }: Props) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{chart.table}</caption>
      <thead className="text-small">
        <tr>
          <th scope="col" className={head}>
            {kundliResult.graha}
          </th>
          <th scope="col" className={head}>
            {kundliResult.rashi}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {kundliResult.house}
          </th>
        </tr>
      </thead>
      <tbody>
        {lagna && (
          <tr className="h-10.5 border-t border-surface">
            <th scope="row" className="font-normal">
              {kundliResult.basic.lagna}
            </th>
            <td>
              {lagna.rashi}{' '}
              <span className="figures text-small text-text-2">{Math.floor(lagna.degree)}°</span>
            </td>
            <td className="figures text-right">1</td>
          </tr>
        )}
        {grahas.map(({ graha, rashi, degree, house, retrograde }) => (
          <tr key={graha} className="h-10.5 border-t border-surface">
            <th scope="row" className="font-normal">
              <GrahaName graha={graha} />
            </th>
            <td>
              {rashi} <span className="figures text-small text-text-2">{Math.floor(degree)}°</span>
              {retrograde && graha !== 'Rahu' && graha !== 'Ketu' && (
                <span className="text-small text-text-2">
                  {' '}
                  <abbr title={chart.retrograde} className="no-underline">
                    {chart.retrogradeMark}
                  </abbr>
                </span>
              )}
            </td>
            <td className="figures text-right">{house ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
